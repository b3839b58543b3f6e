// Output, exit codes and errors of the commands, except install and check.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../src/cli/write-files.ts';
import { exportPackage, preview, search } from '../../src/service/index.ts';
import { filesIn, folderWith, temporaryFolder } from '../at-end.ts';
import { readCases } from '../cases.ts';
import { serve } from '../http/raw-request.ts';
import { readPng } from '../package/read-png.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { run } from './run.ts';

const { baseUrl: server } = await serve();

const ROCKET = ['lucide/rocket', '--bg', '#0ea5e9', '--dark'];
const rocketBody = { library: 'lucide', name: 'rocket', bg: '#0ea5e9', include_dark_mode: true };

/** Rows: a command, in which '' stands for an empty word, and the expected error or note. */
const {
  errors: ERRORS,
  json: JSON_ERRORS,
  notes: NOTES,
} = readCases('cli/errors.txt', 'errors', 'json', 'notes');
const wordsOf = (command = '') =>
  command === '' ? [] : command.split(' ').map(word => (word === "''" ? '' : word));

/** Runs a command with the built-in engine, or on the server. */
const runOn = (source: string, ...argv: string[]) =>
  run([...argv, ...(source === 'server' ? ['--server', server] : [])]);

describe.each(['built-in engine', 'server'])('with the %s', source => {
  it('favsmith ideas prints designs as arguments that export accepts', async () => {
    const { code, out, err } = await runOn(source, 'ideas', 'bakery', 'in', 'Lisbon');
    const lines = out.trim().split('\n');
    expect([code, lines.length]).toEqual([0, 6]);
    expect(err).toMatch(/^6 of \d+ ideas; --offset 6 shows more\n/);
    const [, words = ''] = /^1 \S.*?: (.*)$/.exec(lines[0] ?? '') ?? [];
    const argv = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(await run(['export', ...argv, '--dry-run'])).toMatchObject({ code: 0 });
  });

  it('favsmith emoji prints an emoji with its name per line', async () => {
    const { code, out, err } = await runOn(source, 'emoji', 'fox', '--limit', '1');
    expect([code, out]).toEqual([0, '🦊  fox\n']);
    expect(err).toMatch(/^1 of \d+ emoji/);
  });

  it('favsmith search prints the response of the API with --json', async () => {
    const argv = ['trash', 'can', '--library', 'tabler', '--limit', '2', '--json'];
    const { out } = await runOn(source, 'search', ...argv);
    expect(JSON.parse(out)).toEqual(await search('trash can', { library: 'tabler', limit: 2 }));
  });

  it('favsmith search lists the icons of a library without search words', async () => {
    const argv = ['--library', 'tabler', '--style', 'filled', '--limit', '2'];
    const { code, out, err } = await runOn(source, 'search', ...argv);
    expect([code, out.match(/^tabler\/\S+ +filled/gm)?.length]).toEqual([0, 2]);
    expect(err).toMatch(/^2 of \d{3,} icons/);
    const libraries = await runOn(source, 'libraries');
    expect(libraries.out).toMatch(/^tabler +[\d,]+ icons +MIT +outline, filled$/m);
  });

  it('favsmith export writes the files of the package', async () => {
    const folder = temporaryFolder();
    const { code, out } = await runOn(source, 'export', ...ROCKET, '--out', join(folder, 'public'));
    expect([code, out]).toEqual([0, expect.stringMatching(/^\+ +[\d,]+ B {2}\S*public\/favicon\.svg\n/)]);
    const { files } = await exportPackage(rocketBody);
    expect(filesIn(join(folder, 'public'))).toEqual(
      Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('latin1')])),
    );
  });
});

it.each([
  [['emoji', 'fox', '--limit', '1'], /▀.*fox/s],
  [['ideas', 'bakery'], /▀.*^6 .*: .*--bg/ms],
])('%j shows pictures on a terminal', async (argv, expected) => {
  expect((await run(argv, { imageProtocol: 'blocks' })).out).toMatch(expected);
});

describe('favsmith export --out icons.zip', () => {
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

  it.each([
    [['emoji', 'qqqqqqqqq'], /^No emoji matches "qqqqqqqqq"\.\n$/],
    [['ideas', 'rocket', '--offset', '500'], /^Only \d+ ideas match "rocket": lower --offset\.\n$/],
    [['search', 'qqqqqqqqq', '--library', 'lucide'], /^No icon matches "qqqqqqqqq"\.\n$/],
    [
      ['search', 'squirrel', '--library', 'remix', '--offset', '9'],
      /^No icon matches "squirrel"\.\nWithout --library and --style, \d\d match\.\n$/,
    ],
    [
      ['search', 'anvil', '--style', 'duotone'],
      /^No icon matches "anvil"\.\nWithout --library and --style, \d match\.\n$/,
    ],
    [
      ['search', 'rocket', '--library', 'lucide', '--offset', '500'],
      /^Only \d+ icons? match(?:es)? "rocket": lower --offset\.\n$/,
    ],
  ])('finds nothing and exits with 1: %j', async (argv, expected) => {
    expect(await run(argv)).toMatchObject({ code: 1, out: expect.stringMatching(expected) });
  });
});

const designFolder = (fields: object) =>
  folderWith({ 'favsmith.json': JSON.stringify({ ...rocketBody, ...fields }) });

describe('favsmith export', () => {
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
    const variants = { development: { badge: 'DEV' } };
    const folder = designFolder({ variants });
    const path = join(folder, 'favsmith.json');
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
    const folder = designFolder({ variants: { development: { artwork: '/dev/zero' } } });
    const refused = await run(['export', '--variant', 'development'], { folder });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not on a share or a device') });
  });

  it.each(['dev', 'constructor'])(
    'refuses --variant %s if favsmith.json has no such variant, and names the others',
    async name => {
      const folder = designFolder({ variants: { development: { badge: 'DEV' } } });
      expect(await run(['export', '--variant', name], { folder })).toMatchObject({
        code: 2,
        err: expect.stringContaining(`There is no variant "${name}", but development: `),
      });
    },
  );

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
    expect(filesIn(folder)).toEqual({ 'favicon.ico': 'mine' });
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

  it.each([
    ['a folder has the name of a file to write', 'favsmith.json/a', '.', 'favsmith.json', 'it is a folder'],
    ['a file has the name of the folder', 'public', 'public/a', 'public', 'a part of the path is a file'],
  ])('writes nothing and says in one line that %s', async (_, path, out, taken, reason) => {
    const folder = folderWith({ [path]: '' });
    const { code, err } = await run(['export', ...ROCKET, '--force', '--out', out], { folder });
    expect([code, err]).toEqual([1, expect.stringMatching(/^favsmith: .* cannot be read or written: .*\n$/)]);
    expect(err).toContain(`${reason}.`);
    expect(readdirSync(folder)).toEqual([taken]);
  });

  it('leaves no files and folders behind if a file cannot be written', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'taken'), '');
    const file = (path: string) => ({ path, bytes: new Uint8Array(1), state: 'new' as const });
    const files = [file('a.png'), file('new/b.png'), file('taken/c.png')];
    expect(() => writeFiles(folder, files)).toThrow('a part of the path is a file');
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.skipIf(process.platform === 'win32')('reports a folder that cannot be created', async () => {
    const { code, err } = await run(['export', ...ROCKET, '--out', '/proc/favsmith/icons']);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  });

  // Root and Windows ignore the mode.
  it.skipIf(!process.getuid?.())('reports a folder without permission to write', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const { code, err } = await run(['export', ...ROCKET], { folder });
    expect([code, err]).toEqual([1, expect.stringMatching(/permission denied\.\n$/)]);
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

  it.each(['svg', 'png'])('overwrites a %s that favsmith preview wrote, but no other image', async format => {
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
  });
});

describe('the errors of a command', () => {
  it.each(ERRORS)('of "favsmith %s" are one line, with the exit code %s', async (command, code, message) => {
    const output = await run(wordsOf(command), { folder: temporaryFolder() });
    expect(output.err.startsWith(`favsmith: ${message}`), output.err).toBe(true);
    expect(output.err.trim().split('\n')).toHaveLength(1);
    expect(output).toMatchObject({ code: Number(code), out: '' });
  });

  it.each(JSON_ERRORS)(
    'of "favsmith %s" are also JSON with --json, with the code %s',
    async (command, code, message) => {
      const { out, err } = await run([...wordsOf(command), '--json'], { folder: temporaryFolder() });
      expect(JSON.parse(out)).toMatchObject({
        error: { code, message: expect.stringContaining(message ?? '') },
      });
      expect(err).toMatch(/^favsmith: .*\n$/);
    },
  );

  it('name the URL of --server if it is not the root of a server', async () => {
    expect(await run(['search', 'x', '--server', `${server}/docs`])).toEqual({
      code: 1,
      out: '',
      err: `favsmith: ${server}/docs is not the root of a Favsmith server.\n`,
    });
  });
});

describe('a note on standard error', () => {
  it.each(NOTES)('follows from "favsmith %s": %s', async (command, note) => {
    const { code, err } = await run(wordsOf(command), { folder: temporaryFolder() });
    expect([code, err.split('\n')[0]]).toEqual([0, note]);
  });

  it('about the favicon names flags, not fields of the API', async () => {
    const { out } = await run(['export', 'lucide/rocket', '--padding', '9'], { folder: temporaryFolder() });
    expect(out).toContain('--padding was 9, which is out of range');
    expect(out).toContain('set --site-name');
  });
});

describe('help', () => {
  it.each(' search libraries preview export install serve mcp completion design'.split(' '))(
    'of "favsmith %s" fits on a screen of 24 lines and 80 columns',
    async command => {
      const { code, out, err } = await run([...wordsOf(command), '--help']);
      const lines = out.trimEnd().split('\n');
      expect([code, err]).toEqual([0, '']);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.length).toBeLessThanOrEqual(23);
      expect(lines.filter(line => line.length > 80)).toEqual([]);
    },
  );

  it.each([
    ['', '--help'],
    ['help', '--help'],
    ['help export', 'export --help'],
  ])('is printed for "favsmith %s" as for "favsmith %s"', async (command, equal) => {
    expect(await run(wordsOf(command))).toEqual(await run(wordsOf(equal)));
  });

  it.each(['--help', 'export --help', 'search --help', 'design'])(
    'that "favsmith %s" prints keeps its words and fits in 40 columns',
    async command => {
      const words = (text: string) => text.split(/\s+/);
      const { out } = await run(wordsOf(command), { columns: 40 });
      expect(out.split('\n').filter(line => line.length > 40)).toEqual([]);
      expect(words(out)).toEqual(words((await run(wordsOf(command))).out));
    },
  );

  it('that "favsmith design" prints describes every option', async () => {
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

describe('a boolean option', () => {
  const design = { library: 'lucide', name: 'rocket', include_dark_mode: true, og_image: true };
  it.each([
    [['--no-dark'], ['favicon-dark.svg']],
    [['--no-include-dark-mode'], ['favicon-dark.svg']],
    [
      ['--dark=false', '--no-og-image'],
      ['favicon-dark.svg', 'og-image.png'],
    ],
    [['--include-dark-mode=false'], ['favicon-dark.svg']],
    [['--og-image=true'], []],
  ])('as %j overrides favsmith.json', async (flags, missing) => {
    const folder = folderWith({ 'favsmith.json': JSON.stringify(design) });
    const { code, out, err } = await run(['export', ...flags, '--out', 'out', '--json'], { folder });
    expect([code, err]).toEqual([0, '']);
    const paths = JSON.parse(out).files.map(({ path }: { path: string }) => path);
    expect(['favicon-dark.svg', 'og-image.png'].filter(path => !paths.includes(path))).toEqual(missing);
  });

  it.each([['--no-trim'], ['--trim=false']])('as %s turns off what is on by default', async flag => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M3 3h2v2H3z"/></svg>';
    const folder = folderWith({ 'logo.svg': logo });
    expect((await run(['export', './logo.svg', flag, '--out', 'out'], { folder })).code).toBe(0);
    const written = JSON.parse(readFileSync(join(folder, 'out', 'favsmith.json'), 'utf8'));
    expect(written.trim).toBe(false);
  });

  it.each(['--trim=maybe', '--bg=false --trim=0'])('is refused as %s', async flags => {
    const { code, err } = await run(['preview', 'lucide/heart', ...flags.split(' ')]);
    expect([code, err]).toEqual([2, expect.stringContaining('--trim')]);
  });
});

describe('favsmith preview without a terminal for images', () => {
  it.each([
    [['lucide/heart', '--bg', 'blau'], 'blau'],
    [['lucide/haert'], 'haert'],
    [['lucide/heart', '--shape', 'star'], '--shape'],
    [['--text', 'ABCD'], '--text'],
    [['lucide/heart'], 'cannot show images'],
  ])('says about %j what is wrong with the design first', async (argv, part) => {
    const { code, err } = await run(['preview', ...argv]);
    expect([code > 0, err]).toEqual([true, expect.stringContaining(part)]);
  });
});
