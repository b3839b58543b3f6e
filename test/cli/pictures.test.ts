// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the tests parse escape sequences.
// Images in terminals, decoded from their escape sequences.
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { figureGrid, kittySequence } from '../../src/cli/terminal/picture.ts';
import { colorsOf, detectProtocol, toTerminal } from '../../src/cli/terminal/terminal.ts';
import { decodePng } from '../../src/raster/png-decoder.ts';
import { preview } from '../../src/service/index.ts';
import { readPng } from '../package/read-png.ts';
import { run } from './run.ts';

const ESC = '\u001b';
const rocket = { library: 'lucide', name: 'rocket', bg_mode: 'linear' } as const;
const pngOf = async (size: number) => (await preview({ ...rocket, size })).bytes;
const argv = ['preview', 'lucide/rocket', '--bg-mode', 'linear', '--images'];

describe('a picture in a terminal', () => {
  it('is the PNG in chunks of 4096 characters for Kitty', async () => {
    const sequence = toTerminal(kittySequence(await pngOf(512), { columns: 8, rows: 4 }));
    const chunks = [...sequence.matchAll(/\u001b_G([^;]*);([^\u001b]*)\u001b\\/g)];
    expect(chunks.map(([whole]) => whole).join('')).toBe(sequence);
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks[0]?.[1]).toBe('a=T,f=100,c=8,r=4,C=1,q=2,m=1');
    expect(chunks.slice(1).map(([, keys]) => keys)).toEqual([...Array(chunks.length - 2).fill('m=1'), 'm=0']);
    expect(chunks.filter(([, , data = '']) => data.length > 4096)).toEqual([]);
    const payload = Buffer.from(chunks.map(([, , data]) => data).join(''), 'base64');
    expect(payload.equals(await pngOf(512))).toBe(true);
  });

  it('moves the cursor up to its first line before it draws, and leaves the cursor below', async () => {
    const { out } = await run([...argv, 'kitty']);
    const [first = ''] = out.split(`${ESC}[11B`);
    expect(first.match(/\n/g)).toHaveLength(11);
    expect(first.slice(first.lastIndexOf('\n') + 1)).toMatch(/^\u001b\[11A\u001b7\u001b\[1G\u001b_G/);
    expect(first.endsWith(`${ESC}8`)).toBe(true);
  });

  it('has the pixels of the PNG as half blocks', async () => {
    const { out } = await run([...argv, 'blocks'], { environment: { COLORTERM: 'truecolor' } });
    const { size, pixels } = readPng(await pngOf(32));
    const lines = out.split('\n').slice(0, 16);
    expect(lines.map(line => cellsOf(line).length)).toEqual(Array(16).fill(32));
    lines.forEach((line, row) => {
      cellsOf(line).forEach(({ top, bottom }, x) => {
        expect(top, `${x}, ${row * 2}`).toEqual(colorAt(pixels, size, x, row * 2));
        expect(bottom, `${x}, ${row * 2 + 1}`).toEqual(colorAt(pixels, size, x, row * 2 + 1));
      });
    });
  });

  it('is arranged in a row with other pictures, with its name below', async () => {
    const { out } = await run(['search', 'rocket', '--limit', '4', '--images', 'blocks']);
    const text = out.replace(/\u001b\[[\d;]*m/g, '').split('\n');
    expect(text[8]).toBe('lucide/rocket       tabler/rocket       phosphor/rocket     hugeicons/rocket');
    expect(text.slice(0, 8).filter(line => line.length > 80)).toEqual([]);
  });
});

interface Cell {
  readonly top: string;
  readonly bottom: string;
}

/** Decodes a line of half blocks. Colors are `r;g;b`, or empty for the background. */
const cellsOf = (line: string): readonly Cell[] => {
  const cells: Cell[] = [];
  let foreground = '';
  let background = '';
  for (const [, codes, character] of line.matchAll(/\u001b\[([\d;]*)m|(.)/gu)) {
    if (codes === '0') {
      foreground = '';
      background = '';
    } else if (codes?.startsWith('38;2;')) foreground = codes.slice(5);
    else if (codes?.startsWith('48;2;')) background = codes.slice(5);
    else if (character === '▀') cells.push({ top: foreground, bottom: background });
    else if (character === '▄') cells.push({ top: background, bottom: foreground });
    else cells.push({ top: background, bottom: background });
  }
  return cells;
};

/** The expected color of a pixel. Opaque pixels are exact; translucent ones may differ by a step. */
const colorAt = (pixels: Uint8Array, size: number, x: number, y: number): unknown => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray((y * size + x) * 4);
  if (alpha === 255) return [red, green, blue].join(';');
  return alpha < 128 ? '' : expect.stringMatching(/^\d+;\d+;\d+$/);
};

it('a picture as blocks hides pixels below half opacity, and has the nearest colors of a palette', () => {
  const data = new Uint8Array([9, 9, 9, 127, 200, 9, 120, 128]);
  const png = encode({ width: 2, height: 1, depth: 8, channels: 4, data });
  const grid = (colors: 'rgb' | 'palette') =>
    toTerminal(
      figureGrid([{ png, caption: [] }], {
        protocol: 'blocks',
        picture: { columns: 2, rows: 1 },
        columns: 80,
        colors,
      }),
    );
  expect(cellsOf(grid('rgb').split('\n')[0] ?? '').map(({ top }) => top)).toEqual(['', '200;9;120']);
  // Level 4 of red, 0 of green and 2 of blue: 16 + 36 · 4 + 6 · 0 + 2.
  expect(grid('palette')).toContain('[38;5;162m▀');
});

it('decodePng reads gray with alpha', () => {
  const data = new Uint8Array([0, 255, 85, 128]);
  const png = encode({ width: 2, height: 1, depth: 8, channels: 2, data });
  expect([...decodePng(png).rgba]).toEqual([0, 0, 0, 255, 85, 85, 85, 128]);
});

describe('the image protocol', () => {
  it.each([
    [{ TERM: 'xterm-kitty' }, 'kitty'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'ghostty' }, 'kitty'],
    [{ TERM: 'tmux-256color', KITTY_WINDOW_ID: '1' }, 'blocks'],
    [{ TERM: 'xterm-256color' }, 'blocks'],
    [{ TERM: 'dumb' }, 'none'],
  ])('of %j is %s', (environment, protocol) => {
    expect(detectProtocol(environment, { isTerminal: true, hasColor: true })).toBe(protocol);
  });

  it.each([
    [{ COLORTERM: 'truecolor' }, 'rgb'],
    [{ COLORTERM: '24bit' }, 'rgb'],
    [{ TERM: 'xterm-direct' }, 'rgb'],
    [{ WT_SESSION: '1' }, 'rgb'],
    [{ TERM: 'xterm-256color' }, 'palette'],
    [{}, 'palette'],
  ])('draws blocks with %j in these colors: %s', (environment, colors) => {
    expect(colorsOf(environment)).toBe(colors);
  });

  it('is none if the output is not a terminal, and if a terminal without an image protocol has no colors', () => {
    expect(detectProtocol({ TERM: 'xterm-kitty' }, { isTerminal: false, hasColor: true })).toBe('none');
    expect(detectProtocol({ TERM: 'xterm' }, { isTerminal: true, hasColor: false })).toBe('none');
  });
});
