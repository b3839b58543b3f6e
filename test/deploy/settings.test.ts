// Settings in the deployment files: the configuration and the README must contain each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/http/config.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documented = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(match => match[1] as string);

/** The names of the settings that `readConfig` reads. */
const settings = (): readonly string[] => {
  const names: string[] = [];
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        if (!String(name).startsWith('FAVSMITH_')) names.push(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  return names;
};

it('the README documents every setting and no other', () => {
  expect([...documented].sort()).toEqual([...settings()].sort());
});

it.each([
  ['deploy/compose.yaml', /^ {4}([A-Z_]+): (.+)$/gm],
  ['deploy/kubernetes.yaml', /^ {2}([A-Z_]+): (.+)$/gm],
  ['deploy/Dockerfile', /^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm],
  ['docs/operations.md', /^([A-Z_]+)=(\S+)$(?=[^`]*```\n\n\*\*3)/gm],
])('the settings of %s are accepted by the configuration', (path, pattern) => {
  const entries = [...read(path).matchAll(pattern)]
    .map(([, name, value]) => [name as string, (value as string).replace(/^"(.*)"$/, '$1')] as const)
    .filter(([name]) => name !== 'NODE_ENV')
    .map(([name, value]) => [name, value.startsWith('${') ? 'https://icons.example.org' : value] as const);
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.map(([name]) => name).filter(name => !documented.includes(name))).toEqual([]);
  expect(() => readConfig(Object.fromEntries(entries))).not.toThrow();
});
