// SVG previews and the SVG files of a package.
import { expect, test } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { renderPreview } from '../../src/package/images.ts';
import { glyphOf } from '../compose/icons.ts';
import { packageOf, textOf } from './packages.ts';

const ROCKET = { library: 'lucide', name: 'rocket' };
const previewOf = (body: object, options: { size: number; scheme?: 'light' | 'dark' }): string =>
  new TextDecoder().decode(
    renderPreview({ main: glyphOf('lucide/rocket') }, parseExportBody(body), { format: 'svg', ...options }),
  );

test.each([
  ['the default look', {}],
  ['dark mode', { include_dark_mode: true }],
  ['the large drawing alone', { favicon_svg: 'plain' }],
])('an SVG preview equals favicon.svg of the package at every size: %s', async (_, fields) => {
  const body = { ...ROCKET, ...fields };
  const file = textOf(await packageOf(body), 'favicon.svg');
  for (const size of [16, 180, 512]) expect(previewOf(body, { size })).toBe(file);
});

test('an SVG preview of the dark scheme equals favicon-dark.svg', async () => {
  const body = { ...ROCKET, include_dark_mode: true };
  expect(previewOf(body, { size: 180, scheme: 'dark' })).toBe(
    textOf(await packageOf(body), 'favicon-dark.svg'),
  );
});

test('the field svg with plain omits the small drawing from both SVG files', async () => {
  const exported = await packageOf({ ...ROCKET, include_dark_mode: true, favicon_svg: 'plain' });
  for (const path of ['favicon.svg', 'favicon-dark.svg'])
    expect(textOf(exported, path)).not.toContain('max-width');
  const responsive = await packageOf({ ...ROCKET, include_dark_mode: true });
  for (const path of ['favicon.svg', 'favicon-dark.svg'])
    expect(textOf(responsive, path)).toContain('@media(max-width:48px)');
});
