// Log destination that loses entries instead of stopping the service.
import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

export interface LogOutput {
  write(line: string): void;
}

/**
 * Writes entries to a file descriptor. If the disk is full, or the reader of a pipe is gone or slow, the entry is lost.
 * The default destination of Pino would wait for space at the exit of the process, in an endless loop.
 */
export const createLogOutput = (fileDescriptor = STANDARD_OUTPUT): LogOutput => ({
  write: line => {
    try {
      writeSync(fileDescriptor, line);
    } catch {}
  },
});
