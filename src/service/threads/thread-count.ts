// Number of worker threads, from the cores and the memory that the process may use.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One process keeps about three cores busy; more threads cost memory for little. (Decision 086) */
const MAX_THREADS = 4;

const MEBIBYTE = 1024 * 1024;
/** With full caches, and with all fonts in each thread; `npm run load -- --figure memory` measures a process without. */
const PROCESS_BYTES = 330 * MEBIBYTE;
const THREAD_BYTES = 45 * MEBIBYTE;

export interface Allowance {
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
