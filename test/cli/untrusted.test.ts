// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the tests look for control characters.
// Hostile servers, sites and files: paths of written files, and printed text.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPackageFileName } from '../../src/model/package-file.ts';
import { removeIconTags } from '../../src/package/install/head-links.ts';
import { exportPackage } from '../../src/service/index.ts';
import { packageFileTarget, writeTarget } from '../../src/service/project-files.ts';
import { run, temporaryFolder } from './run.ts';

/**
 * Sequences that set the window title, set a color, use C1 control characters or change the text direction, and
 * lines that CI services execute.
 */
const HOSTILE =
  '\u001b]0;title\u0007\u001b[38;5;9m\u009b2J\u202e\u2066\n::error::x\n##[error]x\r\u0000\u007f';
const INTERPRETED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|^\s*::|##\[/m;
/** Matches colors of this program. The hostile color has several numbers, so it does not match. */
const OWN_COLOR = /\u001b\[\d\d?m/g;

const file = (path: unknown, content: unknown = 'x') => ({
  path,
  type: 'a/b',
  size: 1,
  encoding: 'utf8',
  content,
});
const answer = (files: unknown, more: object = {}) => ({
  file_name: 'x.zip',
  files,
  head: '<link rel="icon" href="/favicon.ico">',
  report: { summary: '', findings: [] },
  ...more,
});
const icon = { library: HOSTILE, name: HOSTILE, style: HOSTILE, library_name: HOSTILE, license: HOSTILE };

let server: Server;
let address = '';
let reply: unknown;
const sendEndless = (response: ServerResponse): void => {
  response.write('{"a":"');
  const chunk = 'x'.repeat(1_000_000);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
};
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const { url = '' } = request;
    if (reply === 'endless') return sendEndless(response);
    const isProblem = Object(reply).code !== undefined;
    response.statusCode = isProblem ? 404 : 200;
    response.setHeader('content-type', isProblem ? 'application/problem+json' : 'application/json');
    response.end(
      JSON.stringify(url.includes('/libraries') ? { libraries: Object(reply).libraries ?? [] } : reply),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const everythingIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const page = '<html><head></head></html>';
const project = (): string => {
  const parent = temporaryFolder();
  const folder = join(parent, 'site');
  mkdirSync(join(folder, '.git', 'hooks'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
};

describe('the answer of a server', () => {
  it.each([
    '../x.svg',
    '../../favicon.svg',
    '/tmp/favicon.svg',
    'C:\\favicon.svg',
    '..\\favicon.svg',
    '.git/hooks/post-checkout',
    '.git/hooks/favicon.svg',
    'package.json',
    'index.html',
    'favicon.svg\0.html',
    'icons/favicon.svg',
    '.env',
    '',
    'favicon.js',
    `favicon${'x'.repeat(5000)}.svg`,
    HOSTILE,
    7,
    null,
  ])('is refused if it names the file %j', async path => {
    reply = answer([file('favicon.svg'), file(path)]);
    for (const command of ['export', 'install']) {
      const folder = project();
      const before = everythingIn(join(folder, '..'));
      const flags = command === 'install' ? ['--yes', '--framework', 'html'] : ['--force'];
      const output = await run([command, 'lucide/rocket', '--server', address, ...flags], { folder });
      expect(output).toMatchObject({ code: 1, out: '' });
      expect(output.err).toMatch(/^favsmith: .* does not respond like a Favsmith server: .*\.\n$/);
      expect(output.err).not.toMatch(INTERPRETED);
      expect(everythingIn(join(folder, '..'))).toEqual(before);
    }
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['an object without files', {}],
    ['an object whose files are not a list', answer('favicon.svg')],
    ['an object with a file without content', answer([file('favicon.svg', null)])],
    ['an object whose findings are not a list', answer([], { report: { findings: 'x' } })],
    ['null', null],
    ['a body that never ends', 'endless'],
  ])('is refused if it is %s', async (_, body) => {
    reply = body;
    const { code, err } = await run(['export', 'lucide/rocket', '--server', address], { folder: project() });
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toMatch(/^favsmith: /);
    const search = await run(['search', 'x', '--server', address]);
    expect([search.code, search.err.trim().split('\n').length]).toEqual([1, 1]);
  });

  it('adds only elements of a favicon to a page', async () => {
    const head =
      '<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="//evil"><script>x</script>' +
      '<meta http-equiv="refresh" content="0;url=//evil"><link rel="icon" href="/a" onload="x">';
    reply = answer([file('favicon.svg'), file('site.webmanifest', '{"icons":[]}')], { head });
    const folder = project();
    await run(['install', 'lucide/rocket', '--server', address, '--yes'], { folder });
    const text = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(text).toContain('<link rel="icon" href="/favicon.ico">');
    expect(text).not.toMatch(/evil|script|onload/);
  });
});

describe('a written file', () => {
  it('must have the name of a package file', async () => {
    for (const library of ['lucide', 'remix']) {
      const name = library === 'remix' ? 'rocket' : 'heart';
      const { files } = await exportPackage({
        library,
        name,
        include_dark_mode: true,
        monochrome: true,
        og_image: true,
      });
      expect(files.map(({ path }) => path)).toContain('og-image.png');
      expect(files.filter(({ path }) => !isPackageFileName(path))).toEqual([]);
    }
    expect(() => packageFileTarget(temporaryFolder(), 'package.json')).toThrow('is not the name');
  });

  it.each(['favicon.svg', 'public/favicon.svg'])(
    'does not leave its folder through a symbolic link: %s',
    path => {
      const folder = temporaryFolder();
      const outside = temporaryFolder();
      symlinkSync(outside, join(folder, 'public'));
      symlinkSync(join(outside, 'missing'), join(folder, 'favicon.svg'));
      expect(() => writeTarget(folder, path)).toThrow('is outside of the folder');
      expect(writeTarget(folder, 'new/favicon.svg')).toBe(join(folder, 'new/favicon.svg'));
    },
  );

  it('is refused in a linked public folder and in .git', async () => {
    const folder = project();
    const outside = temporaryFolder();
    writeFileSync(join(folder, 'vite.config.js'), '');
    symlinkSync(outside, join(folder, 'public'));
    const output = await run(['install', 'lucide/rocket', '--yes'], { folder });
    expect(output).toMatchObject({ code: 1, err: expect.stringContaining('outside of the folder') });
    expect([readdirSync(outside), readFileSync(join(folder, 'index.html'), 'utf8')]).toEqual([[], page]);
    const hooks = await run(['export', 'lucide/rocket', '--out', '.git/hooks'], { folder });
    expect(hooks).toMatchObject({ code: 1, err: expect.stringContaining('.git') });
    expect(existsSync(join(folder, '.git/hooks/favicon.svg'))).toBe(false);
  });
});

describe('foreign text', () => {
  const finding = { level: 'warning', look: HOSTILE, rule: HOSTILE, message: HOSTILE };
  const problem = { code: 'icon_not_found', detail: HOSTILE, hint: HOSTILE, status: 404 };
  const search = { total: 9, limit: 1, offset: 0, icons: [icon] };
  const libraries = {
    libraries: [{ slug: HOSTILE, name: HOSTILE, license: HOSTILE, icon_count: 1, styles: [HOSTILE] }],
  };
  const report = answer([file('favicon.svg')], { report: { summary: HOSTILE, findings: [finding] } });

  it.each<[string[], unknown]>([
    [['search', 'x'], search],
    [['search', HOSTILE], { ...search, total: 0, icons: [] }],
    [['search', 'x'], problem],
    [['search', 'x', '--library', HOSTILE], { ...search, ...libraries }],
    [['libraries'], libraries],
    [['export', 'lucide/rocket'], report],
    [['export', `lucide/${HOSTILE.replaceAll('\n', '')}`], problem],
    [['export', 'lucide/rocket', '--out', `a${HOSTILE.replaceAll(/[\n\0/]/g, '')}`], report],
    [['preview', 'lucide/rocket', '--out', 'a.png'], problem],
    [['install', 'lucide/rocket', '--framework', 'html', '--dry-run'], report],
  ])('of a server is printed without escape sequences by %j', async (argv, body) => {
    reply = body;
    for (const hasColor of [false, true])
      for (const flags of [[], ['--json']]) {
        const { out, err } = await run([...argv, '--server', address, ...flags], {
          folder: project(),
          hasColor,
        });
        expect(out + err).not.toBe('');
        const text = (out + err).replace(OWN_COLOR, '');
        expect(text).not.toMatch(INTERPRETED);
        if (flags.length > 0) expect(() => JSON.parse(out)).not.toThrow();
      }
  });

  it.each([
    ['export', 'favsmith.json', JSON.stringify({ text: 'A', [HOSTILE]: 1, bg: HOSTILE })],
    ['export', 'favsmith.json', HOSTILE],
    ['preview', 'favsmith.json', JSON.stringify({ library: HOSTILE, name: HOSTILE })],
    [
      'check',
      'index.html',
      `<head><link rel="icon" href="/${HOSTILE}"><link rel="manifest" href="/m"></head>`,
    ],
    ['install', 'index.html', `<head>\n${HOSTILE}\n<title>${HOSTILE}</title></head>`],
  ])('of a file is printed without escape sequences by %s: %s', async (command, path, text) => {
    const folder = project();
    writeFileSync(
      join(folder, 'm'),
      JSON.stringify({ name: HOSTILE, icons: [{ src: HOSTILE, sizes: HOSTILE, type: HOSTILE }] }),
    );
    writeFileSync(join(folder, path), text);
    const argv = command === 'install' ? ['install', 'lucide/rocket', '--dry-run'] : [command];
    const { out, err } = await run(argv, { folder });
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(INTERPRETED);
  });
});

it('icon elements of a page are removed in linear time', () => {
  for (const part of [' ', '<link ', '<link rel', '<meta name ', '<link rel = ', '<', '\t<link'])
    for (const end of ['', '>', '<link rel="icon">']) {
      const started = performance.now();
      removeIconTags(part.repeat(200_000) + end);
      expect(performance.now() - started, JSON.stringify(part)).toBeLessThan(2000);
    }
  expect(
    removeIconTags(
      '<p>\n  <link rel=icon href=a>\r\n<LINK href="x" rel="shortcut icon"><link rel="stylesheet">',
    ),
  ).toBe('<p>\n<link rel="stylesheet">');
});
