// Starts and ends processes for deployment tests.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Processes = ReturnType<typeof createProcesses>;

export const createProcesses = () => {
  const processes = new Map<string, ChildProcess>();
  const get = (name: string): ChildProcess => {
    const child = processes.get(name);
    if (!child) throw new Error(`there is no process ${name}`);
    return child;
  };
  /** Kills a process and waits until it has ended. */
  const end = async (name: string): Promise<void> => {
    const child = get(name);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    /** Starts a program. A name can be reused after its process has ended. */
    start: (name: string, command: string, words: readonly string[], options: SpawnOptions = {}) => {
      const child = spawn(command, words, { stdio: 'ignore', ...options });
      processes.set(name, child);
      return child;
    },
    get,
    end,
    endAll: async () => {
      for (const name of processes.keys()) await end(name);
    },
  };
};
