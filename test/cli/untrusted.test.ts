// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the tests look for control characters.
// Hostile servers, sites and files: paths of written files, and printed text.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  type PathLike,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, posix, win32 } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isShareOrDevice,
  readArtworkFiles,
  readAtMost,
  tryTo,
  writeTarget,
} from '../../src/cli/project-files.ts';
import { writeFiles } from '../../src/cli/write-files.ts';
import { flagOf } from '../../src/contract/design.ts';
import { ARTWORK_FIELD_NAMES } from '../../src/contract/export/artwork-data.ts';
import { isPackageFileName } from '../../src/model/package-file.ts';
import { openFavicon } from '../../src/plugins/favicon.ts';
import { exportPackage } from '../../src/service/index.ts';
import { folderWith, serve, temporaryFolder } from '../at-end.ts';
import { run } from './run.ts';
import { SHARES } from './shares.ts';

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
  address = await serve((request, response) => {
    request.resume();
    if (reply === 'endless') return sendEndless(response);
    const { code, libraries = [] } = Object(reply);
    const type = code === undefined ? 'application/json' : 'application/problem+json';
    response.writeHead(code === undefined ? 200 : 404, { 'content-type': type });
    response.end(JSON.stringify(request.url?.includes('/libraries') ? { libraries } : reply));
  });
});

const everythingIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const page = '<html><head></head></html>';
const project = (files: Readonly<Record<string, string>> = {}): string =>
  join(folderWith({ 'site/.git/hooks/x': '', 'site/index.html': page, ...inSite(files) }), 'site');
const inSite = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text]));

describe('the answer of a server', () => {
  const FOREIGN = String.raw`../x.svg ../../favicon.svg /tmp/favicon.svg C:\favicon.svg ..\favicon.svg package.json
    .git/hooks/post-checkout .git/hooks/favicon.svg index.html icons/favicon.svg .env favicon.js`;
  it.each([
    ...FOREIGN.split(/\s+/),
    'favicon.svg\0.html',
    '',
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

/** Paths to devices and automatic mounts of other systems. */
const DEVICES =
  '/dev/stdin /proc/self/environ /proc/1/root/a.svg /sys/a /net/host/a.svg /Network/Servers/a.svg ../../dev/zero';

const isWindows = process.platform === 'win32';
const NULL_DEVICE = isWindows ? 'nul' : '/dev/null';

/** Wine has no symbolic links, and Windows has them for administrators and developers. */
const hasLinks = ((): boolean => {
  const link = join(temporaryFolder(), 'link');
  tryTo(() => symlinkSync('target', link));
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
})();

/** Links the folder `to/b` to the folder of the devices, in two steps. */
const linkToDevices = (folder: string): void => {
  symlinkSync('a', join(folder, 'to'));
  mkdirSync(join(folder, 'a'));
  symlinkSync('/dev', join(folder, 'a', 'b'));
};

describe('a file that a design or a tool call names', () => {
  it.each(SHARES)('must not be on a share or a device of Windows: %j', name => {
    expect(isShareOrDevice(name, 'C:\\site', win32)).toBe(true);
  });

  it.each(DEVICES.split(' '))('must not be a device: %j', name => {
    expect(isShareOrDevice(name, '/home/me', posix)).toBe(true);
  });

  const ON_DRIVES = String.raw`./logo.svg a\b.svg D:\logo.svg D:/logo.svg ..\logo.svg /logo.svg icon.svg console.svg comp.svg`;
  it.each(ON_DRIVES.split(' '))('may be on a drive of Windows, and on the share of the project: %j', name => {
    expect(isShareOrDevice(name, 'C:\\site', win32)).toBe(false);
    expect(isShareOrDevice(name, '\\\\host\\share\\site', win32)).toBe(false);
    expect(isShareOrDevice('\\\\host\\share\\logo.svg', '\\\\HOST\\share\\site', win32)).toBe(false);
  });

  it.each(
    ARTWORK_FIELD_NAMES.flatMap(field =>
      [NULL_DEVICE, ...(isWindows ? [] : ['to/b/null'])].map(name => [field, name] as const),
    ),
  )(
    'is refused as %s of a design, of a plugin and of a tool call, and accepted as an argument: %s',
    async (field, name) => {
      const folder = temporaryFolder();
      if (!isWindows) linkToDevices(folder);
      const fields = { text: 'A', [field]: name };
      writeFileSync(join(folder, 'favsmith.json'), JSON.stringify(fields));
      const refused = `${field} must be a file on this computer, not on a share or a device.`;
      for (const command of ['export', 'preview', 'install --framework html --dry-run'])
        expect((await run(command.split(' '), { folder })).err).toContain(
          refused.replace(field, flagOf(field)),
        );
      await expect(openFavicon(folder, fields as never).load()).rejects.toThrow(refused);
      await expect(openFavicon(folder).load()).rejects.toThrow(refused);
      expect(openFavicon(folder, fields as never).sourceFiles()).toEqual([]);
      expect(() => readArtworkFiles(fields, folder)).toThrow(refused);
      const argument = await run(['export', 'lucide/rocket', `--${field.replaceAll('_', '-')}`, name], {
        folder,
      });
      expect(argument.err).toContain(`there is none at ${name}`);
    },
  );
});

describe('a written file', () => {
  const planned = (path: string, text: string) => ({
    path,
    bytes: Buffer.from(text),
    state: 'changed' as const,
  });
  it.each(['a', 'new/c', 'b', 'd'])('keeps its content if another program has the file %s open', inUse => {
    const folder = folderWith({ a: 'old', b: 'old', old: 'old' });
    const rename = (from: PathLike, to: PathLike) => {
      if (to === join(folder, inUse)) throw Object.assign(new Error('busy'), { code: 'EBUSY', dest: to });
      renameSync(from, to);
    };
    const files = ['a', 'new/c', 'b', 'd'].map(path => planned(path, 'new'));
    expect(() => writeFiles(folder, files, { deleted: ['old'], rename })).toThrow(
      'cannot be read or written: another program has it open.',
    );
    expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'old']);
    for (const name of ['a', 'b', 'old']) expect(readFileSync(join(folder, name), 'utf8')).toBe('old');
  });

  it('has a name that a package may contain', async () => {
    const everything = { include_dark_mode: true, monochrome: true, og_image: true };
    const { files } = await exportPackage({ library: 'remix', name: 'rocket', ...everything });
    expect(files.map(({ path }) => path)).toContain('og-image.png');
    expect(files.filter(({ path }) => !isPackageFileName(path))).toEqual([]);
  });

  it.skipIf(!hasLinks).each(['favicon.svg', 'public/favicon.svg'])(
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

  it.skipIf(!hasLinks)('is refused in a linked public folder and in .git', async () => {
    const folder = project({ 'vite.config.js': '' });
    const outside = temporaryFolder();
    symlinkSync(outside, join(folder, 'public'));
    const output = await run(['install', 'lucide/rocket', '--yes'], { folder });
    expect(output).toMatchObject({ code: 1, err: expect.stringContaining('outside of the folder') });
    expect([readdirSync(outside), readFileSync(join(folder, 'index.html'), 'utf8')]).toEqual([[], page]);
    const hooks = await run(['export', 'lucide/rocket', '--out', '.git/hooks'], { folder });
    expect(hooks).toMatchObject({ code: 1, err: expect.stringContaining('.git') });
    expect(existsSync(join(folder, '.git/hooks/favicon.svg'))).toBe(false);
  });

  it.skipIf(isWindows)(
    'is refused before anything is opened if its folder is a link to a share',
    async () => {
      const folder = project({ 'vite.config.js': '' });
      symlinkSync('/net/host/share', join(folder, 'public'));
      const refused = 'is not written: it is on a share or a device.';
      expect(() => writeTarget(folder, 'public/favicon.svg')).toThrow(refused);
      expect((await run(['install', 'lucide/rocket', '--dry-run'], { folder })).err).toContain(refused);
    },
  );

  it.skipIf(!hasLinks || !existsSync('/dev/shm'))(
    'may be in a project folder that is a link to a folder below /dev',
    async () => {
      const shared = mkdtempSync('/dev/shm/favsmith-');
      try {
        const folder = join(temporaryFolder(), 'site');
        symlinkSync(shared, folder);
        writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
        expect(writeTarget(folder, 'a.svg')).toBe(join(folder, 'a.svg'));
        expect(readArtworkFiles({ artwork: './logo.svg' }, folder).fields.artwork).toContain('<svg');
      } finally {
        rmSync(shared, { recursive: true });
      }
    },
  );
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
        const context = { folder: project(), hasColor };
        const { out, err } = await run([...argv, '--server', address, ...flags], context);
        expect(out + err).not.toBe('');
        expect((out + err).replace(OWN_COLOR, '')).not.toMatch(INTERPRETED);
        if (flags.length > 0) expect(() => JSON.parse(out)).not.toThrow();
      }
  });

  it.each([
    ['export', 'favsmith.json', JSON.stringify({ text: 'A', [HOSTILE]: 1, bg: HOSTILE })],
    ['export', 'favsmith.json', HOSTILE],
    ['preview', 'favsmith.json', JSON.stringify({ library: HOSTILE, name: HOSTILE })],
    ['check', 'index.html', `<link rel="icon" href="/${HOSTILE}"><link rel="manifest" href="/m">`],
    ['install', 'index.html', `<head>\n${HOSTILE}\n<title>${HOSTILE}</title></head>`],
  ])('of a file is printed without escape sequences by %s: %s', async (command, path, text) => {
    const manifest = { name: HOSTILE, icons: [{ src: HOSTILE, sizes: HOSTILE, type: HOSTILE }] };
    const folder = project({ m: JSON.stringify(manifest), [path]: text });
    const argv = command === 'install' ? ['install', 'lucide/rocket', '--dry-run'] : [command];
    const { out, err } = await run(argv, { folder });
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(INTERPRETED);
  });
});

describe('a file that a design names as artwork', () => {
  const SECRET = 'TOKEN_OF_SOMEBODY';
  const utf16 = Buffer.from(`\ufeff${SECRET}`, 'utf16le');
  const FILES: readonly (readonly [string, string | Buffer])[] = [
    ['a text', `${SECRET}=1\nHOME=/`],
    ['a text in UTF-16', utf16],
    ['a text in big-endian UTF-16', Buffer.from(utf16).swap16()],
    ['binary data', Buffer.from(`\0\x01\xff${SECRET}\0`, 'latin1')],
    ['a data URL of another type', `data:text/plain,${SECRET}`],
    ['markup', `<key id="${SECRET}">${SECRET}</key>`],
    ['broken markup', `<svg ${SECRET}`],
    ['JSON', `{"a":"${SECRET}"}`],
    ['a damaged picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SECRET)])],
  ];

  it.each(FILES)('is not quoted in any message if it contains %s', async (_, content) => {
    for (const command of ['export', 'preview', 'install'])
      for (const field of ['artwork', 'dark_artwork', 'small_artwork', 'maskable_artwork']) {
        const design = { artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>', [field]: './secret' };
        const folder = folderWith({ secret: content, 'favsmith.json': JSON.stringify(design) });
        const byDesign = await run([command, '--json'], { folder });
        const byFlag = await run([command, `--${field.replace('_', '-')}`, './secret'], { folder });
        for (const { code, out, err } of [byDesign, byFlag]) {
          expect(code).not.toBe(0);
          expect(out + err).not.toMatch(/TOKEN|OMEBODY/);
        }
      }
    expect(() => readArtworkFiles({ artwork: './none/secret' }, project())).toThrow('there is none');
  });

  it.skipIf(!existsSync('/proc/self/environ'))(
    'is not read from /proc, whatever size it reports',
    async () => {
      const folder = project();
      for (const artwork of ['/proc/self/environ', '../../../../../../../../proc/self/environ']) {
        writeFileSync(join(folder, 'favsmith.json'), JSON.stringify({ artwork }));
        const { code, out, err } = await run(['export'], { folder });
        expect(code).not.toBe(0);
        expect(out + err).not.toMatch(/PATH|HOME/);
      }
      expect(readAtMost('/proc/self/environ', 10)).toBe('too large');
      expect(readAtMost('/proc/self/status', 100_000)?.length).toBeGreaterThan(100);
      expect(readAtMost('/dev/zero', 10)).toBe(undefined);
    },
  );
});
