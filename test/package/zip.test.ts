import { expect, test } from 'vitest';
import { zipFiles } from '../../src/package/zip.ts';

const text = new TextEncoder().encode('the same line again and again\n'.repeat(40));
const files = [
  { path: 'b.txt', mediaType: 'text/plain', bytes: text },
  { path: 'a.png', mediaType: 'image/png', bytes: text },
  { path: 'c.svg', mediaType: 'image/svg+xml', bytes: text },
];

/** Reads name, compression method and date from the local file headers of a ZIP archive (APPNOTE 4.3.7). */
const entriesOf = (zip: Uint8Array) => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [packed, nameLength, extraLength] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    const name = new TextDecoder().decode(zip.subarray(at + 30, at + 30 + nameLength));
    entries.push({ name, method: view.getUint16(at + 8, true), date: view.getUint32(at + 10, true) });
    at += 30 + nameLength + extraLength + packed;
  }
  return entries;
};

test('the ZIP writer keeps the order of files, stores PNG files, deflates others, and sets the date 1 January 1980', () => {
  const firstDate = ((1 << 5) | 1) << 16;
  expect(entriesOf(zipFiles(files))).toEqual([
    { name: 'b.txt', method: 8, date: firstDate },
    { name: 'a.png', method: 0, date: firstDate },
    { name: 'c.svg', method: 8, date: firstDate },
  ]);
});
