// Virtual X screen for browsers with windows.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../programs.ts';

export const Xvfb = findProgram('Xvfb');

export interface Screen {
  /** Value of the environment variable DISPLAY. */
  readonly display: string;
  /** Creates a folder that is deleted with the screen. */
  folder(): string;
  /** The number of pixels with that color (`#rrggbb`). */
  pixelsOf(color: string): number;
  close(): void;
}

/** Opens a screen of 1024 by 768 pixels with 24 bits per pixel. */
export const openScreen = async (): Promise<Screen> => {
  const directory = mkdtempSync(join(tmpdir(), 'screen-'));
  const server = spawn(
    Xvfb as string,
    ['-displayfd', '3', '-screen', '0', '1024x768x24', '-nolisten', 'tcp', '-fbdir', directory],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', data => resolve(String(data).trim()));
  });
  return {
    display: `:${number}`,
    folder: () => mkdtempSync(join(directory, 'folder-')),
    pixelsOf: color => countPixels(readFileSync(join(directory, 'Xvfb_screen0')), color),
    close: () => {
      server.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** Reads an X window dump (XWDFile.h): header with its own length, color map of 12 bytes per entry, BGRX pixels. */
const countPixels = (dump: Buffer, color: string): number => {
  const start = dump.readUInt32BE(0) + dump.readUInt32BE(76) * 12;
  const wanted = Number.parseInt(color.slice(1), 16);
  let count = 0;
  for (let at = start; at + 4 <= dump.length; at += 4)
    if ((dump.readUInt32LE(at) & 0xffffff) === wanted) count++;
  return count;
};
