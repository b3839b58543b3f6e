import { unzipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import { unzipFiles, zipFiles } from '../../src/export/package/zip.ts';

const text = new TextEncoder().encode('the same line again and again\n'.repeat(40));
const files = [
  { path: 'b.txt', mediaType: 'text/plain', bytes: text },
  { path: 'a.png', mediaType: 'image/png', bytes: text },
  { path: 'c.svg', mediaType: 'image/svg+xml', bytes: text },
];

/** The local file headers of a zip (APPNOTE 4.3.7): name, compression method and date. */
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

describe('a zip', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each(['UTC', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is the same bytes in %s',
    timeZone => {
      process.env.TZ = 'UTC';
      const reference = zipFiles(files);
      process.env.TZ = timeZone;
      expect(new Date(0).getTimezoneOffset() === 0).toBe(timeZone === 'UTC');
      expect(zipFiles(files)).toEqual(reference);
    },
  );

  test('holds the files in their order, PNG stored and text deflated, on the first day of the format', () => {
    const firstDay = ((1 << 5) | 1) << 16;
    expect(entriesOf(zipFiles(files))).toEqual([
      { name: 'b.txt', method: 8, date: firstDay },
      { name: 'a.png', method: 0, date: firstDay },
      { name: 'c.svg', method: 8, date: firstDay },
    ]);
  });

  test('gives back what it was made of', () => {
    expect(unzipFiles(zipFiles(files))).toEqual(files);
    expect(Object.keys(unzipSync(zipFiles(files)))).toEqual(['b.txt', 'a.png', 'c.svg']);
  });
});
