import { expect, test } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { DEFAULT_TYPEFACE } from '../../src/model/look.ts';
import { licenseFileName, packageFileName } from '../../src/package/plan.ts';

test.each([
  [{ kind: 'icon', library: 'lucide', name: 'rocket' }, 'lucide-rocket-favicon.zip'],
  [{ kind: 'icon', library: 'phosphor', name: 'rocket', style: 'duotone' }, 'phosphor-rocket-favicon.zip'],
  [{ kind: 'icon', library: '..', name: '/etc/"pass\r\nwd' }, '---etc-pass-wd-favicon.zip'],
  [{ kind: 'initials', text: 'AB', typeface: DEFAULT_TYPEFACE }, 'initials-AB-favicon.zip'],
  [{ kind: 'initials', text: 'Ж字', typeface: DEFAULT_TYPEFACE }, 'initials-Ж字-favicon.zip'],
  [{ kind: 'initials', text: 'प्र', typeface: DEFAULT_TYPEFACE }, 'initials-प्र-favicon.zip'],
] as const)('the file name of the package of %j is %s', (source, name) => {
  expect(packageFileName(source)).toBe(name);
});

test.each([
  ['🦊', { emoji: '🦊' }, 'fox', 'emoji-fox-favicon.zip'],
  ['👋🏽', { emoji: '👋🏽' }, 'waving hand', 'emoji-waving-hand-favicon.zip'],
  ['👋🏽 without a name', { emoji: '👋🏽' }, undefined, 'emoji-1f44b-1f3fd-favicon.zip'],
  ['an icon', { library: 'lucide', name: 'rocket' }, 'rocket', 'lucide-rocket-favicon.zip'],
])('the file name of the package of %s is that of its emoji', (_, body, iconName, name) => {
  expect(packageFileName(parseExportBody(body).source, iconName)).toBe(name);
});

test.each([
  ['lucide', 'LICENSE-lucide.txt'],
  ['../../evil', 'LICENSE--evil.txt'],
  ['..\\evil\u0000', 'LICENSE--evil-.txt'],
  ['', 'LICENSE-.txt'],
])('the file name of the license of the library %j is %s', (slug, name) => {
  expect(licenseFileName({ slug })).toBe(name);
});
