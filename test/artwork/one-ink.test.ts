// Artwork of several colors in one ink, as in monochrome icons.
import { expect, test } from 'vitest';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { fileOf } from '../package/packages.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { svg } from './pictures.ts';

const SIDE = 512;
/** The number of parts that the middle column and the middle row of the monochrome icon show. */
const partsOf = async (body: ExportBody): Promise<readonly [number, number]> => {
  const exported = await exportPackage({ ...body, monochrome: true });
  const png = readPng(fileOf(exported, `android-chrome-monochrome-${SIDE}x${SIDE}.png`));
  const parts = (place: (at: number) => readonly [number, number]) => {
    const isInk = Array.from({ length: SIDE }, (_, at) => /[8-f].$/.test(pixelAt(png, ...place(at))));
    return isInk.filter((ink, at) => ink && !isInk[at - 1]).length;
  };
  return [parts(at => [SIDE / 2, at]), parts(at => [at, SIDE / 2])];
};

test.each([
  ['the stripes of a flag', { emoji: '🏳️‍🌈' }, [6, 0]],
  ['the stripes of a circular flag', { emoji: '🇩🇪' }, [3, 1]],
  ['upright stripes', { emoji: '🇫🇷' }, [1, 3]],
  ['eyes and mouth', { emoji: '😀' }, [3, 3]],
  ['a digit', { emoji: '1️⃣' }, [2, 2]],
  ['layers of similar colors', { emoji: '🍰' }, [6, 2]],
  ['a part inside the bounding box of another, but not on it', { emoji: '🛴' }, [1, 1]],
  ['the line around a white area', { emoji: '💬' }, [2, 2]],
  ['a disc on a field', { emoji: '🇯🇵' }, [2, 2]],
] as [string, ExportBody, readonly [number, number]][])(
  'a monochrome icon keeps %s apart',
  async (_, body, parts) => {
    expect(await partsOf(body)).toEqual(parts);
  },
);

test('two neighbors of one color are not separated', async () => {
  const artwork = svg('<path fill="#c00" d="M0 0h4v8H0z"/><path fill="#c00" d="M4 0h4v8H4z"/>', '0 0 8 8');
  expect(await partsOf({ artwork })).toEqual([1, 1]);
  expect(await partsOf({ artwork: artwork.replace('#c00', '#00c') })).toEqual([1, 2]);
});
