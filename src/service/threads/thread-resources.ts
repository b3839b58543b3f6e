// Number and priorities of worker threads.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority } from 'node:os';

/** One process keeps about three cores busy; more threads use memory for little gain. (Decision 086) */
const MAX_THREADS = 4;

const MEBIBYTE = 1024 * 1024;

/**
 * Memory of a process with full caches, and of each worker thread with all fonts, as `npm run load -- --figure memory`
 * measures them.
 */
const PROCESS_BYTES = 460 * MEBIBYTE;
const THREAD_BYTES = 40 * MEBIBYTE;

interface Allowance {
  readonly cores: number;
  /** In bytes; infinite without a limit. */
  readonly memory: number;
}

/** At most 4 threads, one per core, and as many as fit into the memory; at least 1. */
export const threadCount = ({ cores, memory }: Allowance = readAllowance()): number =>
  Math.max(1, Math.min(MAX_THREADS, Math.ceil(cores), Math.floor((memory - PROCESS_BYTES) / THREAD_BYTES)));

/** Cores and memory of the machine, or the limits of the control group (cgroup), as containers have them. */
const readAllowance = (): Allowance => ({
  cores: Math.min(availableParallelism(), coreLimit(readText)),
  memory: memoryLimit(),
});

type ReadText = (path: string) => string | undefined;

const readText: ReadText = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const CGROUPS = '/sys/fs/cgroup';

/** Limit on processor time in cores; infinite without a limit. `read` returns the text of a file, if it exists. */
export const coreLimit = (read: ReadText): number => {
  // A container sees its group as the root; a systemd unit sees its path in the hierarchy.
  const path = /^0::(\/.+)$/m.exec(read('/proc/self/cgroup') ?? '')?.[1] ?? '';
  const limits = [path, ''].map(group => (read(`${CGROUPS}${group}/cpu.max`) ?? '').split(' '));
  const [quota, period] = ['quota', 'period'].map(name => read(`${CGROUPS}/cpu/cpu.cfs_${name}_us`) ?? '');
  const ratios = [...limits, [quota, period]].map(([time, of]) => Number(time) / Number(of));
  return Math.min(Number.POSITIVE_INFINITY, ...ratios.filter(ratio => ratio > 0));
};

/** Some versions of Node.js return 0 or 2^64 if there is no limit. */
const memoryLimit = (): number => process.constrainedMemory() || Number.POSITIVE_INFINITY;

/** Added to the niceness of the process for V8's compiler and garbage collector threads. Worker threads wait for them. */
const BACKGROUND_NICENESS = 5;

/** Added to the niceness of the process for worker threads, so that rendering delays no response if all cores are busy. */
const WORKER_NICENESS = 10;

const MAX_NICENESS = 19;

const THREADS = '/proc/self/task';

/** On Linux, setPriority applies to one thread; on other systems it would apply to the whole process. */
const appliesToThreads = process.platform === 'linux';

/** The id of the calling thread in the operating system; undefined if the system does not provide it. */
export const nativeThreadId = (): number | undefined => {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
};

const MILLISECONDS_PER_TICK = 10;

/** Processor time of a thread of this process in milliseconds (proc(5)); undefined if unavailable. */
export const threadProcessorTime = (nativeId: number | undefined): number | undefined => {
  if (nativeId === undefined) return undefined;
  // Fields 14 and 15 are user and system time; the name in field 2 may contain spaces.
  const fields = readText(`${THREADS}/${nativeId}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
};

/** Lowers the priority of the calling worker thread. */
export const lowerWorkerPriority = (): void => {
  if (appliesToThreads) setPriority(Math.min(MAX_NICENESS, getPriority(process.pid) + WORKER_NICENESS));
};

/**
 * Lowers the priority of all threads except the main one: threads of V8 and the thread pool of Node.js. They work for
 * worker threads too, and would compete with the main thread. Does nothing without /proc.
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
