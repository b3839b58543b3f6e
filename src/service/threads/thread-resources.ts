// Number and priorities of worker threads.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** Maximum number of threads. More would cost memory for little gain: a process keeps about three cores busy. (Decision 063) */
const MAX_THREADS = 4;

const MEBIBYTE = 1024 * 1024;

/** Memory of a process and of each worker thread, measured with `npm run load -- --figure memory`. */
const PROCESS_BYTES = 460 * MEBIBYTE;
const THREAD_BYTES = 40 * MEBIBYTE;

/**
 * One thread per core, but at most MAX_THREADS, at most as many as fit into memory, and at least 1. Default: cores and
 * memory of the machine, or the limits of a control group (cgroup), which containers have.
 */
export const threadCount = ({
  cores = Math.min(availableParallelism(), coreLimit(readText)),
  // Some versions of Node.js return 0 or 2^64 to mean that there is no limit.
  memory = process.constrainedMemory() || Number.POSITIVE_INFINITY,
} = {}): number =>
  Math.max(1, Math.min(MAX_THREADS, Math.ceil(cores), Math.floor((memory - PROCESS_BYTES) / THREAD_BYTES)));

type ReadText = (path: string) => string | undefined;

const readText: ReadText = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const CGROUPS = '/sys/fs/cgroup';

/** Limit of processor time in cores. Infinity without a limit. `read` returns the text of a file. */
export const coreLimit = (read: ReadText): number => {
  // In a container, the limit is in the root folder. For a systemd unit, it is in the folder of the unit.
  const path = /^0::(\/.+)$/m.exec(read('/proc/self/cgroup') ?? '')?.[1] ?? '';
  const limits = [path, ''].map(group => (read(`${CGROUPS}${group}/cpu.max`) ?? '').split(' '));
  const [quota, period] = ['quota', 'period'].map(name => read(`${CGROUPS}/cpu/cpu.cfs_${name}_us`) ?? '');
  const ratios = [...limits, [quota, period]].map(([time, of]) => Number(time) / Number(of));
  return Math.min(Number.POSITIVE_INFINITY, ...ratios.filter(ratio => ratio > 0));
};

/** Niceness of V8's compiler and collector threads. Worker threads wait for them and therefore have a lower priority. */
const BACKGROUND_NICENESS = 5;

/** Niceness of worker threads, so that the main thread responds first when all cores are busy. */
const WORKER_NICENESS = 10;

const MAX_NICENESS = 19;

const THREADS = '/proc/self/task';

/** setPriority applies to a single thread on Linux, and to the whole process on other systems. */
const appliesToThreads = process.platform === 'linux';

/** The operating system's id of the calling thread, if available. */
export const nativeThreadId = (): number | undefined => {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
};

const MILLISECONDS_PER_TICK = 10;

/** Processor time of a thread in milliseconds (proc(5)). Undefined if unavailable. */
export const threadProcessorTime = (nativeId: number | undefined): number | undefined => {
  if (nativeId === undefined) return undefined;
  // Fields 14 and 15 are user and system time. Counts after the `)` of field 2, which may contain spaces.
  const fields = readText(`${THREADS}/${nativeId}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
};

/** Number of bytes that the calling thread uses for the JavaScript heap, buffers and WebAssembly modules. */
export const threadMemory = (): number => {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
};

export const lowerWorkerPriority = (): void => {
  if (appliesToThreads) setPriority(Math.min(MAX_NICENESS, getPriority(process.pid) + WORKER_NICENESS));
};

/**
 * Lowers the priority of all threads but the main thread: the threads of V8 and of the Node.js thread pool. They also
 * work for worker threads, and would then compete with the main thread. Does nothing without /proc.
 */
export const lowerBackgroundPriorities = (): void => {
  if (!appliesToThreads || !existsSync(THREADS)) return;
  const niceness = Math.min(MAX_NICENESS, getPriority(process.pid) + BACKGROUND_NICENESS);
  for (const thread of readdirSync(THREADS).map(Number)) {
    if (thread === process.pid) continue;
    try {
      setPriority(thread, niceness);
    } catch {
      // The thread has ended.
    }
  }
};
