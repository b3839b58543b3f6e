// Priorities of threads: the main thread first, worker threads last (Linux).
import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Niceness of V8's compiler and garbage collector threads, above worker threads because those wait for them. */
const BACKGROUND_NICENESS = 5;

/** Niceness of worker threads, so that rendering delays no response when all cores are busy. */
const WORKER_NICENESS = 10;

const THREADS = '/proc/self/task';

/** On Linux, setPriority applies to one thread; on other systems it would apply to the whole process. */
const appliesToThreads = process.platform === 'linux';

/** Lowers the priority of the calling worker thread. */
export const lowerWorkerPriority = (): void => {
  if (appliesToThreads) setPriority(WORKER_NICENESS);
};

/**
 * Lowers the priority of all threads but the main one: those of V8 and the thread pool of Node.js. They serve worker
 * threads too, and would otherwise compete with the main thread. Does nothing without /proc.
 */
export const lowerBackgroundPriorities = (): void => {
  if (!appliesToThreads || !existsSync(THREADS)) return;
  for (const thread of readdirSync(THREADS).map(Number)) {
    if (thread === process.pid) continue;
    try {
      setPriority(thread, BACKGROUND_NICENESS);
    } catch {
      // The thread has ended.
    }
  }
};
