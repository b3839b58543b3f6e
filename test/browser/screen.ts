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
  /** Creates a folder. It is deleted when the screen is closed. */
  folder(): string;
  /** Returns the number of pixels of a color (`#rrggbb`). */
  pixelsOf(color: string): number;
  /**
   * Returns the smallest rectangle with all pixels of a color (`#rrggbb`). Each channel may differ by `tolerance`.
   * Undefined if there is no such pixel.
   */
  areaOf(color: string, tolerance?: number): Area | undefined;
  close(): void;
}

/** A rectangle of the screen, in opaque RGBA. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
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
    areaOf: (color, tolerance = 0) =>
      cutArea(readFileSync(join(directory, 'Xvfb_screen0')), color, tolerance),
    close: () => {
      server.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/**
 * Offset of the pixels (BGRX) in an X window dump (XWDFile.h). They follow a header, which contains its own
 * length, and 12 bytes per color.
 */
const pixelOffset = (dump: Buffer): number => dump.readUInt32BE(0) + dump.readUInt32BE(76) * 12;

const countPixels = (dump: Buffer, color: string): number => positionsOf(dump, color, 0).length;

const positionsOf = (dump: Buffer, color: string, tolerance: number): readonly number[] => {
  const start = pixelOffset(dump);
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const isNear = (at: number, channel: number) => Math.abs((dump[at] as number) - channel) <= tolerance;
  const positions: number[] = [];
  for (let at = start; at + 4 <= dump.length; at += 4)
    if (isNear(at, blue) && isNear(at + 1, green) && isNear(at + 2, red)) positions.push((at - start) / 4);
  return positions;
};

const cutArea = (dump: Buffer, color: string, tolerance: number): Area | undefined => {
  const screenWidth = dump.readUInt32BE(16);
  const positions = positionsOf(dump, color, tolerance);
  if (positions.length === 0) return undefined;
  let [left, right] = [screenWidth, 0];
  for (const position of positions) {
    left = Math.min(left, position % screenWidth);
    right = Math.max(right, position % screenWidth);
  }
  const top = Math.floor((positions[0] as number) / screenWidth);
  const bottom = Math.floor((positions.at(-1) as number) / screenWidth);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const rgba = Uint8Array.from({ length: 4 * width * height }, (_, index) => {
    const pixel = Math.floor(index / 4);
    const position = (top + Math.floor(pixel / width)) * screenWidth + left + (pixel % width);
    const channel = index % 4;
    return channel === 3 ? 255 : (dump[pixelOffset(dump) + 4 * position + 2 - channel] as number);
  });
  return { width, height, rgba };
};
