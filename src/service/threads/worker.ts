// Entry point of a worker thread.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createJobTools, type Job, type JobResult, perform } from './job.ts';
import { lowerWorkerPriority, nativeThreadId, threadMemory } from './thread-resources.ts';
import type { WorkerReply } from './worker-thread.ts';

const { fontDirectory } = workerData as { readonly fontDirectory: string };
const tools = createJobTools(fontDirectory);
const port = parentPort as MessagePort;

lowerWorkerPriority();
port.postMessage({ nativeId: nativeThreadId() });

port.on('message', async (job: Job) => {
  const reply: WorkerReply<JobResult> = await perform(job, tools).then(
    result => ({ result }),
    error => ({ error }),
  );
  const files = 'result' in reply ? reply.result.files : [];
  port.postMessage(
    { ...reply, memory: threadMemory() },
    files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
});
