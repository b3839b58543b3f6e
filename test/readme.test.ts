// The README's promises: its commands work as they stand, and what it links to is there.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realApp, realServices } from './http/real-app.ts';
import { describeWithPrograms, findProgram } from './programs.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(match => match[1] ?? '');
const programs = { bash: findProgram('bash'), curl: findProgram('curl'), unzip: findProgram('unzip') };

test('the README has three requests', () => {
  expect(commands).toHaveLength(3);
});

test('its first commands are scripts of the project', () => {
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(match => match[1] ?? '');
  expect(named.slice(0, 2)).toEqual(['start', 'test']);
  expect(named.filter(name => name !== 'prune' && !(name in scripts))).toEqual([]);
});

test('what it links to inside the project is there', () => {
  const links = [...readme.matchAll(/\]\(([^):]+)\)/g)].map(match => match[1] ?? '');
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(link => !existsSync(join(root, link)))).toEqual([]);
});

test('the README states the number of icons in thousands and no number of libraries', () => {
  const { iconCount = 0 } = realServices.index()?.catalog ?? {};
  const { description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const text = `${readme} ${description}`;
  expect(
    [...text.matchAll(/\b(\w+) (?:free )?(?:icon )?libraries\b/g)].filter(([, word = '']) =>
      NUMBER.test(word),
    ),
  ).toEqual([]);
  const totals = [...text.matchAll(/more than ([\d,]+) (?:free )?icons\b/g)].map(([, total = '']) => total);
  expect(new Set(totals)).toEqual(new Set([(Math.floor(iconCount / 1000) * 1000).toLocaleString('en')]));
});

const NUMBER = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/;

describeWithPrograms('the requests of the README, pasted into a shell', programs, () => {
  const app = realApp();
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-readme-'));
  let address = '';
  beforeAll(async () => {
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const paste = async (command = '') => {
    const script = command.replaceAll('http://localhost:3000', address);
    const { stdout } = await promisify(execFile)(programs.bash ?? '', ['-euc', script], { cwd: folder });
    return stdout;
  };

  test('the search finds rockets', async () => {
    const { total, icons } = JSON.parse(await paste(commands[0]));
    expect(total).toBeGreaterThan(3);
    expect(icons.map((icon: { name: string }) => icon.name)).toEqual(['rocket', 'rocket', 'rocket']);
  });

  test('the lookup answers the icon in the wanted style', async () => {
    expect(JSON.parse(await paste(commands[1]))).toMatchObject({ library: 'phosphor', style: 'duotone' });
  });

  test('the export is a package that unzips', async () => {
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
