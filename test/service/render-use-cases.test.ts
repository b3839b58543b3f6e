// Use cases that render, from the request parser to the exporter.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDrawing } from '../../src/compose/glyph/glyph.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { exportPackage } from '../../src/service/render-use-cases.ts';
import { createInlineWorker, type JobIcon } from '../../src/service/threads/job.ts';
import { catalog } from '../compose/icons.ts';

const BODY = { library: 'lucide', name: 'rocket' };
const library = catalog.libraries.find(({ slug }) => slug === 'lucide');

/** The icon that the exporter receives for a body. */
const sentIcon = async (body: object): Promise<JobIcon | undefined> => {
  let sent: JobIcon | undefined;
  const exporter = {
    exportPackage: async (_request: unknown, icon: JobIcon | undefined) => {
      sent = icon;
      throw new Error('not rendered');
    },
  };
  const ports = {
    index: () => ({ catalog }),
    exporter,
    shaper: async () => ({ undrawable: () => undefined }),
  };
  const parse = (lookups: Parameters<typeof parseExportBody>[1]) => parseExportBody(body, lookups);
  // biome-ignore lint/suspicious/noExplicitAny: the ports hold only what an export calls.
  await expect(exportPackage(ports as any, parse, { form: 'files' })).rejects.toThrow('not rendered');
  return sent;
};

test('the thread that parses an icon for dark mode sends its drawing to the worker', async () => {
  const dark = await sentIcon({ ...BODY, include_dark_mode: true });
  expect(dark?.drawing).toEqual(parseDrawing(dark?.icon.svg ?? ''));
  expect(structuredClone(dark)).toEqual(dark);
  expect((await sentIcon(BODY))?.drawing).toBeUndefined();
});

test('a worker does not parse the SVG of an icon whose parsed drawing comes with the job', async () => {
  const { icon } = (await sentIcon(BODY)) ?? {};
  if (!icon || !library) throw new Error('the catalog has no lucide/rocket');
  const worker = createInlineWorker(join(import.meta.dirname, '..', '..', 'data', 'fonts'));
  const request = parseExportBody(BODY);
  const files = async (iconSource: JobIcon) =>
    (await worker.run({ request, iconSource, form: 'files' })).files;
  const expected = await files({ icon, library });
  const drawing = parseDrawing(icon.svg);
  expect(await files({ icon: { ...icon, svg: 'not parsed' }, library, drawing })).toEqual(expected);
  await expect(files({ icon: { ...icon, svg: 'not an SVG' }, library })).rejects.toThrow('well-formed');
});
