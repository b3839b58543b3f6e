// Number and priorities of worker threads.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** More threads use memory for little gain: one process keeps about three cores busy. (Decision 063) */
const MAX_THREADS = 4;

const MEBIBYTE = 1024 * 1024;

/** Memory of a process and of a worker thread, measured with `npm run load -- --figure memory`. */
const PROCESS_BYTES = 460 * MEBIBYTE;
const THREAD_BYTES = 40 * MEBIBYTE;

interface Allowance {
  readonly cores: number;
  readonly memory: number;
}

/** One thread per core, at most 4, and no more than fit into the memory, but at least 1. */
export const threadCount = ({ cores, memory }: Allowance = readAllowance()): number =>
  Math.max(1, Math.min(MAX_THREADS, Math.ceil(cores), Math.floor((memory - PROCESS_BYTES) / THREAD_BYTES)));

/** Cores and memory of the machine, or the limits of its control group (cgroup), which containers set. */
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

/** Limit of processor time in cores; infinite without one. `read` returns the text of a file. */
export const coreLimit = (read: ReadText): number => {
  // In a container, the limit of its group is in the root folder. For a systemd unit, it is in the folder of the
  // unit.
  const path = /^0::(\/.+)$/m.exec(read('/proc/self/cgroup') ?? '')?.[1] ?? '';
  const limits = [path, ''].map(group => (read(`${CGROUPS}${group}/cpu.max`) ?? '').split(' '));
  const [quota, period] = ['quota', 'period'].map(name => read(`${CGROUPS}/cpu/cpu.cfs_${name}_us`) ?? '');
  const ratios = [...limits, [quota, period]].map(([time, of]) => Number(time) / Number(of));
  return Math.min(Number.POSITIVE_INFINITY, ...ratios.filter(ratio => ratio > 0));
};

/** Some versions of Node.js return 0 or 2^64 if there is no limit. */
const memoryLimit = (): number => process.constrainedMemory() || Number.POSITIVE_INFINITY;

/** Niceness of V8's compiler and collector threads, less than of worker threads, which wait for them. */
const BACKGROUND_NICENESS = 5;

/** Niceness of worker threads: if all cores are busy, responses of the main thread go first. */
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
  // Fields 14 and 15 are user and system time. The name in field 2 may contain spaces, so fields are counted after
  // its `)`.
  const fields = readText(`${THREADS}/${nativeId}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
};

/** Memory of the calling thread in bytes: its JavaScript heap, buffers and WebAssembly modules. */
export const threadMemory = (): number => {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
};

export const lowerWorkerPriority = (): void => {
  if (appliesToThreads) setPriority(Math.min(MAX_NICENESS, getPriority(process.pid) + WORKER_NICENESS));
};

/**
 * Lowers the priority of all threads except the main one: threads of V8 and of the thread pool of Node.js. They
 * also work for worker threads, and would then compete with the main thread. Does nothing without /proc.
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
