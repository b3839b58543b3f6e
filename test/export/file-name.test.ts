import { expect, test } from 'vitest';
import { packageFileName } from '../../src/export/package/file-name.ts';

test.each([
  [{ kind: 'icon', library: 'lucide', name: 'rocket' }, 'lucide-rocket-favicon.zip'],
  [{ kind: 'icon', library: 'phosphor', name: 'rocket', style: 'duotone' }, 'phosphor-rocket-favicon.zip'],
  [{ kind: 'icon', library: '..', name: '/etc/"pass\r\nwd' }, '---etc-pass-wd-favicon.zip'],
  [{ kind: 'initials', text: 'AB' }, 'initials-AB-favicon.zip'],
  [{ kind: 'initials', text: 'Ж字' }, 'initials-Ж字-favicon.zip'],
  [{ kind: 'initials', text: 'प्र' }, 'initials-प्र-favicon.zip'],
] as const)('%j is packed as %s', (source, name) => {
  expect(packageFileName(source)).toBe(name);
});
