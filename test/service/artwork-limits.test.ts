// Artwork that takes too long, in real worker threads.
// @module-tag slow
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { ExporterOptions } from '../../src/service/exporter.ts';

const root = join(import.meta.dirname, '..', '..');
// The compiled module, because worker threads need compiled code.
const { createExporter }: typeof import('../../src/service/exporter.ts') = await import(
  join(root, 'dist', 'service', 'exporter.js')
);
const options: ExporterOptions = { fontDirectory: join(root, 'data', 'fonts'), threads: 1, cacheBytes: 0 };
const exporter = createExporter(options);
afterAll(() => exporter.close());

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;
/** Lines between pseudorandom points. Nearly all of them cross others. */
const crossing = (lines: number): string =>
  svg(
    `<path d="M0 0${Array.from({ length: lines }, (_, n) => `L${(n * 7.31) % 24} ${(n * n * 3.7) % 24}`).join('')}"/>`,
  );
test('slow artwork ends with a problem after 3 s of processor time, and the caller receives the time', async () => {
  const times: number[] = [];
  const request = parseExportBody({ artwork: crossing(15_000), include_dark_mode: true });
  const onTime = (milliseconds: number) => times.push(milliseconds);
  await expect(exporter.exportPackage(request, undefined, { form: 'zip', onTime })).rejects.toMatchObject({
    code: 'invalid_artwork',
    message: 'The artwork takes too long to draw: simplify it.',
  });
  expect(times).toHaveLength(1);
  expect(times[0]).toBeGreaterThan(500);
  // On a busy machine, the deadline of 9 s of running time ends the job.
  expect(times[0]).toBeLessThan(10_000);
});

test('a package is rendered after the thread of slow artwork was terminated', async () => {
  const { zip } = await exporter.exportPackage(parseExportBody({ text: 'A' }), undefined, { form: 'zip' });
  expect(zip.length).toBeGreaterThan(1000);
});
