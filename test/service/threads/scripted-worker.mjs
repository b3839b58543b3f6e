// Worker script for tests. Each job specifies what the thread does.
import { readlinkSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';

if (workerData === 'fails to load') throw new Error('broken module');

const tellsId = workerData === 'tells its id';
parentPort.postMessage({
  nativeId: tellsId ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined,
});

const actions = {
  return: value => parentPort.postMessage({ result: value ?? threadId }),
  reject: message => parentPort.postMessage({ error: new Error(message) }),
  crash: message => {
    throw new Error(message);
  },
  exit: code => process.exit(code),
  'return and crash': message => {
    parentPort.postMessage({ result: threadId });
    setTimeout(() => actions.crash(message), 1);
  },
  hang: () => {
    for (;;);
  },
  hoard: () => {
    for (const hoarded = []; ; ) hoarded.push(Array(10_000).fill(hoarded));
  },
  sleep: milliseconds => setTimeout(() => parentPort.postMessage({ result: 'slept' }), milliseconds),
  count: counter => parentPort.postMessage({ result: Atomics.add(counter, 0, 1) }),
};

parentPort.on('message', ({ action, argument }) => actions[action](argument));
