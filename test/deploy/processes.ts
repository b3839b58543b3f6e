// Starts and ends processes for deployment tests.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Processes {
  /** Starts a program. A name can be reused after its process has ended. */
  start(name: string, command: string, words: readonly string[], options?: SpawnOptions): ChildProcess;
  get(name: string): ChildProcess;
  /** Sends a signal and waits until the process ends. Returns its exit code. */
  end(name: string, signal?: NodeJS.Signals): Promise<number | null>;
  endAll(): Promise<void>;
}

export const createProcesses = (): Processes => {
  const processes = new Map<string, ChildProcess>();
  const get = (name: string): ChildProcess => {
    const child = processes.get(name);
    if (!child) throw new Error(`there is no process ${name}`);
    return child;
  };
  const end = async (name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> => {
    const child = get(name);
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  };
  return {
    start: (name, command, words, options = {}) => {
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
