// Commands search, ideas, emoji, export, preview, design, completion: output, exit codes, errors.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../src/cli/write-files.ts';
import { exportPackage, preview, search } from '../../src/service/index.ts';
import { temporaryFolder } from '../at-end.ts';
import { realApp } from '../http/real-app.ts';
import { readPng } from '../package/read-png.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { run } from './run.ts';

const app = realApp();
let server = '';
beforeAll(async () => {
  server = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ROCKET = ['lucide/rocket', '--bg', '#0ea5e9', '--dark'];
const rocketBody = { library: 'lucide', name: 'rocket', bg: '#0ea5e9', include_dark_mode: true };

const filesIn = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name))]));

describe.each([[[]], [['--server']]])('favsmith ideas and emoji with the options %j', flags => {
  const remote = () => (flags.length > 0 ? ['--server', server] : []);

  it('print designs as arguments that export accepts', async () => {
    const { code, out, err } = await run(['ideas', 'bakery', 'in', 'Lisbon', ...remote()]);
    const lines = out.trim().split('\n');
    expect([code, lines.length]).toEqual([0, 6]);
    expect(err).toMatch(/^6 of \d+ ideas; --offset 6 shows more\n/);
    const [, words = ''] = /^1 \S.*?: (.*)$/.exec(lines[0] ?? '') ?? [];
    const argv = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(await run(['export', ...argv, '--dry-run'])).toMatchObject({ code: 0 });
  });

  it('print an emoji with its name per line', async () => {
    const { code, out, err } = await run(['emoji', 'fox', '--limit', '1', ...remote()]);
    expect([code, out]).toEqual([0, '🦊  fox\n']);
    expect(err).toMatch(/^1 of \d+ emoji/);
  });
});

describe('favsmith ideas and emoji', () => {
  it('show pictures on a terminal', async () => {
    const { out } = await run(['emoji', 'fox', '--limit', '1'], { imageProtocol: 'blocks' });
    expect(out).toMatch(/▀.*fox/s);
    expect((await run(['ideas', 'bakery'], { imageProtocol: 'blocks' })).out).toMatch(/▀.*^6 .*: .*--bg/ms);
  });

  it('exit with 2 without words, and with 1 if nothing matches', async () => {
    expect(await run(['ideas'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('what the site is about'),
    });
    expect(await run(['emoji'])).toMatchObject({ code: 2, err: expect.stringContaining('what to look for') });
    expect(await run(['emoji', 'qqqqqqqqq'])).toMatchObject({
      code: 1,
      out: 'No emoji matches "qqqqqqqqq".\n',
    });
  });
});

describe('favsmith export --out with a name that ends in .zip', () => {
  it('writes the archive of the library, and overwrites only its own', async () => {
    const folder = temporaryFolder();
    const argv = ['export', ...ROCKET, '--out', 'icons.zip'];
    const first = await run(argv, { folder });
    expect([first.code, first.out]).toEqual([
      0,
      expect.stringMatching(/^\+ .* icons\.zip\n.*Done\. .*unpack/s),
    ]);
    expect(readdirSync(folder)).toEqual(['icons.zip']);
    const { zip } = await exportPackage(rocketBody);
    expect(readFileSync(join(folder, 'icons.zip')).equals(zip)).toBe(true);
    expect(await run([...argv, '--bg', 'red'], { folder })).toMatchObject({ code: 0 });
    writeFileSync(join(folder, 'icons.zip'), 'PK of another program');
    const refused = await run(argv, { folder });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('icons.zip exists')]);
  });
});

describe('favsmith search', () => {
  it('lists one icon per line and the total on standard error', async () => {
    const { code, out, err } = await run(['search', 'rocket', '--limit', '3']);
    expect(out).toBe(
      'lucide/rocket    outline  Lucide (ISC)\ntabler/rocket    outline  Tabler Icons (MIT)\n' +
        'phosphor/rocket  regular  Phosphor Icons (MIT)\n',
    );
    expect(err).toMatch(/^3 of \d+ icons; --offset 3 shows more\n$/);
    expect(code).toBe(0);
  });

  it.each([[[]], [['--server']]])(
    'prints the response of the API with --json and the options %j',
    async flags => {
      const given = flags.length > 0 ? ['--server', server] : [];
      const { out } = await run([
        'search',
        'trash',
        'can',
        '--library',
        'tabler',
        '--limit',
        '2',
        '--json',
        ...given,
      ]);
      expect(JSON.parse(out)).toEqual(await search('trash can', { library: 'tabler', limit: 2 }));
    },
  );

  it('exits with 1 if no icon matches', async () => {
    expect(await run(['search', 'qqqqqqqqq', '--library', 'lucide'])).toMatchObject({
      code: 1,
      out: 'No icon matches "qqqqqqqqq".\n',
    });
  });

  it('says that an offset is beyond the end', async () => {
    expect(await run(['search', 'rocket', '--library', 'lucide', '--offset', '500'])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Only \d+ icons? match(?:es)? "rocket": lower --offset\.\n$/),
    });
  });

  it.each([[[]], [['--server']]])(
    'lists the icons of a library if it gets no search words, with the options %j',
    async flags => {
      const given = flags.length > 0 ? ['--server', server] : [];
      const { code, out, err } = await run([
        'search',
        '--library',
        'tabler',
        '--style',
        'filled',
        '--limit',
        '2',
        ...given,
      ]);
      expect(code).toBe(0);
      expect(out.match(/^tabler\/\S+ +filled/gm)).toHaveLength(2);
      expect(err).toMatch(/^2 of \d{3,} icons/);
      const libraries = await run(['libraries', ...given]);
      expect(libraries.out).toMatch(/^tabler +[\d,]+ icons +MIT +outline, filled$/m);
    },
  );
});

describe('favsmith export', () => {
  it.each([['embedded'], ['remote']])(
    'writes the files of the package that the %s engine makes',
    async source => {
      const folder = temporaryFolder();
      const flags = source === 'remote' ? ['--server', server] : [];
      const { code, out } = await run(['export', ...ROCKET, '--out', 'public', ...flags], { folder });
      expect(code).toBe(0);
      const { files } = await exportPackage(rocketBody);
      const written = filesIn(join(folder, 'public'));
      expect(Object.keys(written).sort()).toEqual(files.map(({ path }) => path).sort());
      for (const { path, bytes } of files) expect(written[path]?.equals(bytes), path).toBe(true);
      expect(out).toMatch(/^\+ +[\d,]+ B {2}public\/favicon\.svg\n/);
    },
  );

  it('writes the same package again from the favsmith.json in the folder', async () => {
    const folder = temporaryFolder();
    await run(['export', ...ROCKET], { folder });
    const before = filesIn(folder);
    const { code, out } = await run(['export'], { folder });
    expect(code).toBe(0);
    expect(out.split('\n').filter(line => line.includes(' B ') && !line.startsWith('='))).toEqual([]);
    expect(filesIn(folder)).toEqual(before);
  });

  it('merges options into the favsmith.json of the folder and updates it', async () => {
    const folder = temporaryFolder();
    await run(['export', ...ROCKET], { folder });
    const { code } = await run(['export', '--bg', 'tomato'], { folder });
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'favsmith.json'), 'utf8'))).toMatchObject({
      name: 'rocket',
      bg: '#ff6347',
      include_dark_mode: true,
    });
  });

  it('exports a variant of favsmith.json, and keeps the design and its variants', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'favsmith.json');
    const variants = { development: { badge: 'DEV' } };
    writeFileSync(path, JSON.stringify({ ...rocketBody, variants }));
    await run(['export'], { folder });
    const [design, plain] = [readFileSync(path, 'utf8'), readFileSync(join(folder, 'favicon.svg'), 'utf8')];
    expect(JSON.parse(design)).toMatchObject({ name: 'rocket', variants });
    expect((await run(['export', '--variant', 'development'], { folder })).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(design);
    const { files } = await exportPackage({ ...rocketBody, badge: 'DEV' });
    const badged = readFileSync(join(folder, 'favicon.svg'), 'utf8');
    expect(badged).toBe(Buffer.from(files[0]?.bytes ?? []).toString());
    expect(badged).not.toBe(plain);
    await run(['export'], { folder });
    expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe(plain);
  });

  it('opens no device that a variant names as artwork', async () => {
    const folder = temporaryFolder();
    const design = { ...rocketBody, variants: { development: { artwork: '/dev/zero' } } };
    writeFileSync(join(folder, 'favsmith.json'), JSON.stringify(design));
    const refused = await run(['export', '--variant', 'development'], { folder });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not on a share or a device') });
  });

  it.each([
    [['export', '--variant', 'dev'], 'There is no variant "dev", but development: '],
    [['export', 'lucide/star', '--variant', 'development'], 'There is no variant "development": '],
    [['export', '--variant', 'constructor'], 'There is no variant "constructor", but development: '],
  ])('refuses %j, because the design has no such variant', async (argv, message) => {
    const folder = temporaryFolder();
    const design = { ...rocketBody, variants: { development: { badge: 'DEV' } } };
    writeFileSync(join(folder, 'favsmith.json'), JSON.stringify(design));
    expect(await run(argv, { folder })).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  it('takes as its argument an emoji for which there is a drawing, and records it in favsmith.json', async () => {
    const folder = temporaryFolder();
    expect((await run(['export', '🦊'], { folder })).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'favsmith.json'), 'utf8')).emoji).toBe('🦊');
    expect(Object.keys(filesIn(folder))).toContain('LICENSE-fluent-emoji-flat.txt');
    const refused = await run(['export', '👨‍👩‍👧‍👦'], { folder });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('emoji must be one that has a drawing'),
    });
  });

  it('does not overwrite foreign files without --force', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'favicon.ico'), 'mine');
    const refused = await run(['export', ...ROCKET], { folder });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^favsmith: favicon\.ico exists in \. with other content .*--force.*\n$/);
    expect(filesIn(folder)).toEqual({ 'favicon.ico': Buffer.from('mine') });
    expect((await run(['export', ...ROCKET, '--force'], { folder })).code).toBe(0);
    expect(readFileSync(join(folder, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it('writes nothing with --dry-run and describes the files with --json', async () => {
    const folder = temporaryFolder();
    const { out } = await run(['export', '--text', 'ab', '--dry-run', '--json'], { folder });
    expect(JSON.parse(out)).toMatchObject({
      folder: '.',
      files: expect.arrayContaining([{ path: 'favicon.svg', size: expect.any(Number), state: 'new' }]),
      head: expect.stringContaining('<link rel="icon"'),
      report: { summary: expect.any(String) },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports a folder that has the name of a file to write', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'favsmith.json'));
    const { code, err } = await run(['export', ...ROCKET, '--force'], { folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^favsmith: .*favsmith\.json cannot be read or written: it is a folder\.\n$/);
    expect(readdirSync(folder)).toEqual(['favsmith.json']);
  });

  it('leaves no files and folders behind if a file cannot be written', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'taken'), '');
    const file = (path: string) => ({ path, bytes: new Uint8Array(1), state: 'new' as const });
    const files = [file('a.png'), file('new/b.png'), file('taken/c.png')];
    expect(() => writeFiles(folder, files)).toThrow('a part of the path is a file');
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.skipIf(process.platform === 'win32')(
    'returns an error for a folder that cannot be created',
    async () => {
      const { code, err } = await run(['export', ...ROCKET, '--out', '/proc/favsmith/icons']);
      expect(code).toBe(1);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
  );

  // Root and Windows ignore the mode.
  it.skipIf(!process.getuid?.())('reports a folder without permission to write', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const { code, err } = await run(['export', ...ROCKET], { folder });
    expect(code).toBe(1);
    expect(err).toMatch(/permission denied\.\n$/);
  });

  it('reports a file that has the name of the output folder', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'public'), '');
    const { code, err } = await run(['export', ...ROCKET, '--out', 'public/icons'], { folder });
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be read or written: a part of the path is a file\.\n$/);
    expect(readFileSync(join(folder, 'public'), 'utf8')).toBe('');
  });
});

describe('favsmith preview', () => {
  it.each(['svg', 'png'] as const)('writes the %s image of the engine', async format => {
    const folder = temporaryFolder();
    const file = `icon.${format}`;
    expect((await run(['preview', ...ROCKET, '--size', '64', '--out', file], { folder })).code).toBe(0);
    const { bytes } = await preview({ ...rocketBody, size: 64 }, format);
    const written = readFileSync(join(folder, file));
    if (format === 'svg') expect(written.toString()).toBe(`${Buffer.from(bytes)}<!-- Favsmith -->\n`);
    else expect(readPng(written).pixels).toEqual(readPng(bytes).pixels);
  });

  it.each(['svg', 'png'])(
    'overwrites an earlier %s that favsmith preview wrote, but no other image',
    async format => {
      const folder = temporaryFolder();
      const file = `icon.${format}`;
      const preview = (color: string) =>
        run(['preview', 'lucide/rocket', '--bg', color, '--out', file], { folder });
      expect((await preview('red')).code).toBe(0);
      expect((await preview('blue')).code).toBe(0);
      await run(['export', 'lucide/rocket', '--out', 'public'], { folder });
      writeFileSync(
        join(folder, file),
        readFileSync(join(folder, 'public', format === 'svg' ? 'favicon.svg' : 'favicon-96x96.png')),
      );
      expect((await preview('red')).err).toContain('add --force');
    },
  );

  it('reports that redirected output cannot show images', async () => {
    expect(await run(['preview', ...ROCKET])).toMatchObject({
      code: 1,
      err: 'favsmith: This output cannot show images: add --out favicon.png, or --images blocks.\n',
    });
  });
});

describe('the errors of a command', () => {
  it.each([
    [
      ['export', 'lucide/rockt'],
      1,
      'There is no icon "rockt" in the library "lucide". A close name is rocket. Or run favsmith search --library lucide.',
    ],
    [
      ['export', 'lucid/rocket'],
      1,
      'There is no icon "rocket" in the library "lucid". Did you mean lucide? The libraries are lucide, tabler, phosphor, hugeicons, remix.',
    ],
    [
      ['export', 'LUCIDE/rocket'],
      1,
      'There is no icon "rocket" in the library "LUCIDE". Did you mean lucide?',
    ],
    [
      ['export', 'rocket'],
      2,
      'The icon must be library/name or library/name/style, for example lucide/rocket, got "rocket".',
    ],
    [
      ['export', 'tabler/rocket/filed'],
      1,
      'There is no icon "rocket" in the library "tabler" in the style "filed".',
    ],
    [['export', 'lucide/rocket', '--bgto', 'red'], 2, "unknown option '--bgto'. Did you mean --bg-to?"],
    [['export', 'lucide/rocket', '--out', ''], 2, '--out must not be empty.'],
    [
      ['search', 'x', '--library', 'lucid'],
      2,
      'There is no library "lucid". Did you mean lucide? Known are lucide, ',
    ],
    [
      ['search', 'x', '--library', 'tabler', '--style', 'filed'],
      2,
      'There is no style of tabler "filed". Did you mean filled?',
    ],
    [
      ['export', 'lucide/rocket', '--bg', '7c3aed'],
      2,
      '--bg must be a CSS color such as #7c3aed or "none", got "7c3aed".',
    ],
    [['export', './nosuch.svg'], 1, '--artwork must be a file, and there is none at ./nosuch.svg.'],
    [
      ['export', 'out/favsmith.json'],
      2,
      'The icon must be library/name or library/name/style, for example lucide/rocket, got "out/favsmith.json". To use a design, ',
    ],
    [['export', 'lucide/rocket', '--bg', 'blau'], 2, '--bg must be a CSS color or "none", got "blau".'],
    [
      ['export', 'lucide/rocket', '--shape', 'oval', '--dark-bg', '#12'],
      2,
      '--shape must be one of rounded-square, circle, none, got "oval"; --dark-bg must be a CSS color or "none", got "#12".',
    ],
    [['export', 'lucide/rocket', '--padding', 'wide'], 2, '--padding must be a number, got "wide".'],
    [['export', '--text', 'abc'], 2, '--text must be 1 to 2 letters or digits, got "abc".'],
    [
      ['export'],
      2,
      'Name an icon, for example lucide/rocket, initials, for example --text AB, an emoji, for example 🦊, or your logo, for example ./logo.svg: there is no favsmith.json here.',
    ],
    [['search', 'rocket', '--limit', 'all'], 2, '--limit must be a whole number, got "all".'],
    [
      ['search', 'rocket', '--server', 'nowhere'],
      2,
      '--server must be the http or https URL of a Favsmith server, got "nowhere".',
    ],
    [
      ['search', 'rocket', '--server', 'http://127.0.0.1:9'],
      1,
      'The server http://127.0.0.1:9 cannot be reached: bad port.',
    ],
    [
      ['search', 'rocket', '--server', 'http://user:secret@127.0.0.1:9'],
      1,
      'The server http://…@127.0.0.1:9 cannot be reached: ',
    ],
    [['check', 'ftp://user:secret@host'], 2, 'Check a folder or an http or https URL, got "ftp://…@host".'],
    [
      ['search', 'rocket', '--server', 'http://nowhere.invalid'],
      1,
      'The server http://nowhere.invalid cannot be reached: ',
    ],
    [['search'], 2, 'Name what to look for, for example rocket, or a library with --library.'],
    [['serach'], 2, 'There is no command "serach". Did you mean search? Run favsmith --help for help.'],
    [['serach', '--help'], 2, 'There is no command "serach". Did you mean search?'],
    [['check', 'example.com'], 1, 'There is no folder example.com. For a site, write https://example.com.'],
    [['check', 'localhost:9'], 1, 'http://localhost:9 cannot be loaded: '],
    [['search', 'rocket', '--nonsense'], 2, "unknown option '--nonsense'"],
    [['export', '--colour', 'red'], 2, "unknown option '--colour'"],
    [['preview', '--text', 'A', '--out', 'a.gif'], 2, '--out must end in .svg or .png, got "a.gif".'],
    [['serve', '--port', '99999'], 2, '--port must be a port from 0 to 65535, got "99999".'],
    [['completion', 'tcsh'], 2, 'The shell must be one of bash, zsh, fish, powershell, got "tcsh".'],
  ])('of %j are one line, with the exit code %i', async (argv, code, message) => {
    const output = await run(argv, { folder: temporaryFolder() });
    expect(output.err.startsWith(`favsmith: ${message}`), output.err).toBe(true);
    expect(output.err.trim().split('\n')).toHaveLength(1);
    expect(output).toMatchObject({ code, out: '' });
  });

  it.each<[readonly string[], string, RegExp]>([
    [['export', 'lucide/rockt'], 'icon_not_found', /"rockt"/],
    [['export', 'lucide/rocket', '--bg', 'blau'], 'usage', /--bg must be a CSS color/],
    [['export', '--text', 'abc'], 'invalid_text', /--text must be/],
    [['serch'], 'usage', /There is no command "serch"/],
    [['search', 'a', '--unknown'], 'usage', /unknown option/],
    [['export', '--text', 'A', '--shape', 'oval'], 'invalid_shape', /--shape must be one of/],
    [['check', 'nowhere'], 'failed', /There is no folder/],
  ])('of %j are also JSON with --json, with the code %s', async (argv, code, message) => {
    const { out, err } = await run([...argv, '--json'], { folder: temporaryFolder() });
    expect(JSON.parse(out)).toMatchObject({ error: { code, message: expect.stringMatching(message) } });
    expect(err).toMatch(/^favsmith: .*\n$/);
  });

  it('name the URL of --server if it is not the root of a server', async () => {
    expect(await run(['search', 'x', '--server', `${server}/docs`])).toEqual({
      code: 1,
      out: '',
      err: `favsmith: ${server}/docs is not the root of a Favsmith server.\n`,
    });
  });
});

describe('a note on standard error', () => {
  it.each<[readonly string[], string]>([
    [['search', 'rocket', '--limit', '0'], '--limit 0 is out of range: 1 was applied.\n'],
    [['search', 'rocket', '--limit', '1000'], '--limit 1000 is out of range: 300 was applied.\n'],
    [
      ['preview', '--text', 'A', '--size', '7', '--out', 'A.PNG'],
      '--size 7 is out of range: 16 was applied.\n',
    ],
    [
      ['preview', '--text', 'A', '--size', '5000', '--out', 'a.png'],
      '--size 5000 is out of range: 1024 was applied.\n',
    ],
    [['export', 'lucide/rocket', '--text', 'AB'], 'lucide/rocket is ignored: --text takes precedence.\n'],
    [['export', 'lucide/rocket', '--emoji', '🦊'], 'lucide/rocket is ignored: --emoji takes precedence.\n'],
    [['export', '🦊', '--text', 'AB'], '--text is ignored: 🦊 takes precedence.\n'],
  ])('follows from %j: %s', async (argv, note) => {
    const { code, err } = await run(argv, { folder: temporaryFolder() });
    expect([code, err.slice(0, note.length)]).toEqual([0, note]);
  });

  it('about findings names flags, not fields of the API', async () => {
    const { out } = await run(['export', 'lucide/rocket', '--padding', '9'], { folder: temporaryFolder() });
    expect(out).toContain('--padding was 9, which is out of range');
    expect(out).toContain('set --site-name');
  });
});

describe('help', () => {
  it.each([
    [],
    ['search'],
    ['libraries'],
    ['preview'],
    ['export'],
    ['install'],
    ['serve'],
    ['mcp'],
    ['completion'],
    ['design'],
  ])('of %j fits on a screen of 24 lines and 80 columns', async (...command) => {
    const { code, out, err } = await run([...command, '--help']);
    const lines = out.trimEnd().split('\n');
    expect([code, err]).toEqual([0, '']);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(lines.filter(line => line.length > 80)).toEqual([]);
  });

  it.each<[readonly string[], readonly string[]]>([
    [[], ['--help']],
    [['help'], ['--help']],
    [
      ['help', 'export'],
      ['export', '--help'],
    ],
  ])('is printed for %j as for %j', async (argv, equal) => {
    expect(await run(argv)).toEqual(await run(equal));
  });

  it.each([[['--help']], [['export', '--help']], [['search', '--help']], [['design']]])(
    'of %j keeps its words and fits in 40 columns',
    async argv => {
      const words = (text: string) => text.split(/\s+/);
      const { out } = await run(argv, { columns: 40 });
      expect(out.split('\n').filter(line => line.length > 40)).toEqual([]);
      expect(words(out)).toEqual(words((await run(argv)).out));
    },
  );

  it('of the command design describes every option', async () => {
    const { out } = await run(['design']);
    expect(out).toContain('--bg <color>\n    Plate color.');
    expect(out).toContain('--dark, --include-dark-mode\n');
    expect(out.split('\n').filter(line => line.length > 80)).toEqual([]);
  });
});

const SHELLS = { bash: findProgram('bash') };
it('prints a completion for PowerShell with every command and its options', async () => {
  const { code, out } = await run(['completion', 'powershell']);
  expect(code).toBe(0);
  expect(out).toMatch(/^ {4}'install' \{ .*'--dry-run'.*\}$/m);
  expect(out).toMatch(/\$values = .*'search', .*'completion' \}$/m);
});

describeWithPrograms('completion scripts', SHELLS, () => {
  it('complete commands, options and choices in bash', async () => {
    const { out } = await run(['completion', 'bash']);
    const complete = (...words: string[]) =>
      execFileSync(SHELLS.bash ?? '', [
        '-c',
        `${out}\nCOMP_WORDS=(${words.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _favsmith; echo "\${COMPREPLY[@]}"`,
      ])
        .toString()
        .trim();
    expect(complete('favsmith', 'se')).toBe('search serve');
    expect(complete('favsmith', 'export', '--dark-b')).toBe('--dark-bg --dark-bg-to');
    expect(complete('favsmith', 'search', '--images', 'ki')).toBe('kitty');
    expect(complete('favsmith', 'search', '--library', 'lu')).toBe('lucide');
    expect(complete('favsmith', 'export', '--shape', 'c')).toBe('circle');
    expect(complete('favsmith', 'install', '--framework', 'ast')).toBe('astro');
    expect(complete('favsmith', 'completion', 'z')).toBe('zsh');
  });

  it.each(['zsh', 'fish'])('exist for %s and contain the commands', async shell => {
    const { out } = await run(['completion', shell]);
    for (const command of ['search', 'export', 'preview', 'serve']) expect(out).toContain(command);
  });
});
