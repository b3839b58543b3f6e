// Commands and requests in the README.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './at-end.ts';
import { realApp } from './http/real-app.ts';
import { describeWithPrograms, findProgram } from './programs.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(match => match[1] ?? '');
const programs = { bash: findProgram('bash'), curl: findProgram('curl'), unzip: findProgram('unzip') };

test('the README begins with the commands to start and to test', () => {
  expect(readme).toMatch(/^# Favsmith\n\n {4}npm start .*\n {4}npm test .*\n/);
});

describeWithPrograms('the example requests of the README, pasted into a shell', programs, () => {
  const app = realApp();
  const folder = temporaryFolder();
  let address = '';
  beforeAll(async () => {
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const paste = async (command = '') => {
    const script = command.replaceAll('http://localhost:3000', address);
    const { stdout } = await promisify(execFile)(programs.bash ?? '', ['-euc', script], { cwd: folder });
    return stdout;
  };

  test('the search returns rockets first', async () => {
    const { total, icons } = JSON.parse(await paste(commands[0]));
    expect(total).toBeGreaterThan(3);
    expect(icons.map((icon: { name: string }) => icon.name)).toEqual(['rocket', 'rocket', 'rocket']);
  });

  test('the lookup returns the icon in the requested style', async () => {
    expect(JSON.parse(await paste(commands[1]))).toMatchObject({ library: 'phosphor', style: 'duotone' });
  });

  test('the export unzips to the files that the README lists', async () => {
    await paste(commands[2]);
    const files = readdirSync(join(folder, 'favicon'));
    expect(files).toContain('favicon.ico');
    const head = readFileSync(join(folder, 'favicon', 'head.html'), 'utf8')
      .trim()
      .split('\n');
    const shown = /```html\n([\s\S]*?)```/.exec(readme)?.[1]?.trim().split('\n') ?? [];
    expect(head.slice(0, 4)).toEqual(shown.slice(0, 4));
  });
});
