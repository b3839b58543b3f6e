// Artwork that takes too long, in real worker threads.
// @module-tag alone
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';

const root = join(import.meta.dirname, '..', '..');
// The compiled module, because worker threads need compiled code.
const { createExporter }: typeof import('../../src/service/exporter.ts') = await import(
  join(root, 'dist', 'service', 'exporter.js')
);
const exporter = createExporter({ fontDirectory: join(root, 'data', 'fonts'), threads: 1, cacheBytes: 0 });
afterAll(() => exporter.close());

/** Lines between pseudorandom points. Nearly all of them cross others. */
const lines = Array.from({ length: 15_000 }, (_, n) => `L${(n * 7.31) % 24} ${(n * n * 3.7) % 24}`);
const artwork = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0${lines.join('')}"/></svg>`;

test('slow artwork is refused after 3 s of processor time, and the next package is rendered', async () => {
  const times: number[] = [];
  const request = parseExportBody({ artwork, include_dark_mode: true });
  const onTime = (milliseconds: number) => times.push(milliseconds);
  await expect(exporter.package(request, undefined, { form: 'zip', onTime })).rejects.toMatchObject({
    code: 'invalid_artwork',
    message: 'The artwork takes too long to draw: simplify it.',
  });
  expect(times).toHaveLength(1);
  expect(times[0]).toBeGreaterThan(500);
  // On a busy machine, the deadline of 9 s of running time ends the job.
  expect(times[0]).toBeLessThan(10_000);

  // The thread of the slow artwork was terminated.
  const { zip } = await exporter.package(parseExportBody({ text: 'A' }), undefined, { form: 'zip' });
  expect(zip.length).toBeGreaterThan(1000);
});
