// @module-tag slow
// The command, the plugins and the server in Node.js for Windows, under Wine on other systems.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { installNode } from '../../scripts/node-release.mjs';
import { withoutShell } from '../../scripts/steps.mjs';
import { ARTWORK_FIELD_NAMES } from '../../src/contract/export/artwork-data.ts';
import { filesIn } from '../at-end.ts';
import { HTML, PROJECTS, packageWith } from '../cli/projects.ts';
import { run } from '../cli/run.ts';
import { SHARES } from '../cli/shares.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { EXCEPTIONS, QUICK, runFastTests } from './fast-tests.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const isNative = process.platform === 'win32';
const wine = isNative
  ? process.execPath
  : (findProgram('wine64') ?? ['/usr/lib/wine/wine64'].find(path => existsSync(path)));
const linker = findProgram('x86_64-w64-mingw32-ld');
const node = isNative || wine === undefined ? wine : installNode('20', { platform: 'win', arch: 'x64' });

const folder = mkdtempSync(join(tmpdir(), 'favsmith windows '));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Wine keeps its drive C: beside the downloaded release. */
const prefix = join(ROOT, '.tmp', 'wine');
const env = { ...process.env, WINEPREFIX: prefix, WINEDEBUG: '-all', NODE_SKIP_PLATFORM_CHECK: '1' };
/** A path of this system as a path of Windows: Wine has the root folder as its drive Z:. */
const windowsPath = (path: string) => (isNative ? path : `Z:${path.replaceAll('/', '\\')}`);
const programOf = (script: string, ...args: string[]) =>
  isNative
    ? { file: process.execPath, args: [script, ...args] }
    : { file: wine ?? '', args: [node ?? '', windowsPath(script), ...args] };

interface Result {
  // biome-ignore lint/suspicious/noExplicitAny: each kind of job has another result.
  readonly value?: any;
  readonly error?: string;
  readonly shares: readonly string[];
}

/** Runs jobs in one process of Windows. Under Wine, the standard output must be a file, so results go to one. */
const runJobs = (jobs: readonly object[]): readonly Result[] => {
  const [input, output] = [join(folder, 'jobs.json'), join(folder, 'results.json')];
  writeFileSync(input, JSON.stringify(jobs));
  const paths = [input, output, ROOT].map(windowsPath);
  const { file, args } = programOf(join(import.meta.dirname, 'jobs.mjs'), ...paths);
  execFileSync(file, args, { env, stdio: 'ignore' });
  return JSON.parse(readFileSync(output, 'utf8'));
};

const createFolder = (name: string, files: Readonly<Record<string, string>>, lineBreak = '\n'): string => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text.replaceAll('\n', lineBreak));
  }
  return join(folder, name);
};

/** Installs only these packages of the integrations. Returns the folder that contains them. */
const installPackages = (...names: readonly string[]): string => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'integrations', 'package.json'), 'utf8'));
  const modules = join(ROOT, '.tmp', 'webpack', 'node_modules');
  if (names.every(name => existsSync(join(modules, name)))) return modules;
  const wanted = names.map(name => `${name}@${dependencies[name]}`);
  const options = ['--prefix', dirname(modules), '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  mkdirSync(dirname(modules), { recursive: true });
  const [npm, ...args] = withoutShell(['npm', 'install', ...options, ...wanted]);
  execFileSync(npm ?? '', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return modules;
};

/** Projects whose files look like those of another kind. */
const OTHER_PROJECTS = {
  'html-folders': { files: { 'index.html': HTML, 'blog/index.html': HTML, 'blog/2026/a b.html': HTML } },
  svelte: {
    files: {
      'package.json': packageWith('svelte'),
      'svelte.config.js': 'export default {};\n',
      'vite.config.ts': 'export default {};\n',
      'index.html': HTML,
      'src/App.svelte': '<h1>Site</h1>\n',
    },
  },
};

/** The kinds of projects to install into: the first eight, or all with KINDS=all. */
const KINDS = Object.entries({ ...PROJECTS, ...OTHER_PROJECTS }).slice(
  0,
  process.env.KINDS === 'all' ? undefined : 8,
);

/** Number of exports while another program has a file of the package open. */
const TRIES = process.env.KINDS === 'all' ? 100 : 20;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z" fill="#e11d48"/></svg>';

describeWithPrograms(
  'Favsmith on Windows',
  isNative ? { node } : { 'wine64 and Node.js for Windows': node, 'x86_64-w64-mingw32-ld': linker },
  () => {
    beforeAll(() => {
      mkdirSync(prefix, { recursive: true });
      runJobs([]);
    }, 180_000);

    it('installs the files of other systems into each kind of project with LF and CRLF, and changes nothing when repeated', async () => {
      const cases = KINDS.flatMap(([kind, { files }]) =>
        ['\n', '\r\n'].map((lineBreak, index) => {
          return {
            here: createFolder(`here/${kind}-${index}`, files, lineBreak),
            there: createFolder(`there/${kind}-${index}`, files, lineBreak),
            first: ['install', 'lucide/rocket', '--bg', '#0369a1', '--dark', '--yes'],
            second: ['install', '--yes'],
          };
        }),
      );
      const results = runJobs(
        cases.flatMap(({ there, first, second }) =>
          [first, second].map(argv => ({ kind: 'command', argv, folder: windowsPath(there) })),
        ),
      );
      for (const [index, { here, there, first }] of cases.entries()) {
        const installed = await run(first, { folder: here });
        expect(installed).toMatchObject({ code: 0, err: '' });
        expect(results[2 * index]?.value).toEqual(installed);
        expect(filesIn(there)).toEqual(filesIn(here));
        expect(results[2 * index + 1]?.value).toMatchObject({
          code: 0,
          out: expect.stringMatching(/(?:everything is|the files are) in place\./),
        });
      }
    });

    it.skipIf(isNative)(
      'passes the fast tests, except those that need what Wine lacks',
      { timeout: 1_800_000 },
      async () => {
        const isAll = process.env.FAST === 'all';
        const programs = { program: wine ?? '', node: node ?? '', linker: linker ?? '' };
        const { passed, failed, skipped } = await runFastTests(
          ROOT,
          join(ROOT, '.tmp', 'windows'),
          { ...programs, env: { ...env, WINEPREFIX: prefix } },
          isAll ? [] : QUICK,
        );
        console.log(`fast tests under Wine: ${passed.length} passed, ${skipped.length} exceptions`);
        expect(failed).toEqual([]);
        const exceptions = Object.keys(EXCEPTIONS);
        expect(skipped.filter(title => !exceptions.some(start => title.startsWith(start)))).toEqual([]);
        expect(passed.length).toBeGreaterThan(isAll ? 9000 : 100);
      },
    );

    it('exports a logo on another drive, and again from the favsmith.json that names it', () => {
      const logo = join(createFolder('logo', { 'logo.svg': LOGO }), 'logo.svg');
      const out = isNative ? join(folder, 'out') : 'C:\\favsmith-test';
      const there = isNative ? out : join(prefix, 'drive_c', 'favsmith-test');
      rmSync(there, { recursive: true, force: true });
      mkdirSync(there);
      const results = runJobs([
        {
          kind: 'command',
          argv: ['export', '--artwork', windowsPath(logo), '--out', out],
          folder: windowsPath(folder),
        },
        { kind: 'command', argv: ['export'], folder: out },
        { kind: 'command', argv: ['preview', windowsPath(logo), '--out', 'P.PNG'], folder: out },
        { kind: 'command', argv: ['check', there === out ? out : windowsPath(there)], folder: out },
        { kind: 'command', argv: ['export', 'lucide/rocket', '--out', 'Q:\\none'], folder: out },
        { kind: 'command', argv: ['export', 'lucide/rocket', '--out', 'P.PNG\\sub'], folder: out },
        { kind: 'command', argv: ['preview', 'lucide/rocket', '--out', 'x.png:s.png'], folder: out },
      ]);
      const design = JSON.parse(readFileSync(join(there, 'favsmith.json'), 'utf8'));
      if (!isNative) expect(design.artwork).toBe(windowsPath(logo).replaceAll('\\', '/'));
      expect(results.slice(0, 3).map(({ value }) => value)).toEqual(
        Array(3).fill(expect.objectContaining({ code: 0, err: '' })),
      );
      expect(readFileSync(join(there, 'P.PNG'))).toBeTruthy();
      expect(JSON.stringify(results[4])).toContain('Q:');
      expect(JSON.stringify(results[5])).toContain('a part of the path is a file');
      expect(JSON.stringify(results[6])).toContain('is not a relative path');
    });

    it('opens no share and no device that a design, a plugin or a tool call names', () => {
      const jobs = SHARES.flatMap((value, index) => {
        const field = ARTWORK_FIELD_NAMES[index % ARTWORK_FIELD_NAMES.length] ?? '';
        const fields = { text: 'A', [field]: value };
        const design = { 'favsmith.json': JSON.stringify(fields) };
        const project = windowsPath(createFolder(`share/${index}`, design));
        return [
          { kind: 'command', argv: ['export', '--dry-run'], folder: project },
          { kind: 'command', argv: ['install', '--framework', 'html', '--dry-run'], folder: project },
          { kind: 'plugin', fields, folder: project },
          { kind: 'plugin', folder: project },
          { kind: 'tool', fields, folder: project },
        ];
      });
      const results = runJobs(jobs);
      expect(results).toHaveLength(5 * SHARES.length);
      expect(results.flatMap(({ shares }) => shares)).toEqual([]);
      expect(
        results.filter(result => !JSON.stringify(result).includes('not on a share or a device')),
      ).toEqual([]);
    });

    it('leaves the old or the new package in every try if another program has a file open', () => {
      const names = ['favicon.svg', 'favicon.ico', 'site.webmanifest', 'head.html'];
      const target = windowsPath(createFolder('held', { 'favicon.svg': '' }));
      const [result] = runJobs([{ kind: 'inUse', folder: target, tries: TRIES, names }]);
      const { refused, mixed, messages, left } = result?.value ?? {};
      expect([mixed, [...(left ?? [])].sort()]).toEqual([0, [...names].sort()]);
      expect(refused).toBe(TRIES);
      expect(messages?.[0]).toMatch(/ cannot be read or written: another program has it open\.$/);
    });

    it('builds with the plugins of Next.js, Rollup and webpack', () => {
      const next = createFolder('next', { 'package.json': '{"name":"shop"}' });
      const rollup = createFolder('rollup', { 'art/logo.svg': LOGO });
      const webpack = createFolder('webpack', {
        'index.js': '',
        'index.html': '<html><head><title>Site</title><link rel="icon" href="/old.png"></head></html>',
      });
      const modules = installPackages('webpack', 'html-webpack-plugin');
      const [nextResult, rollupResult, webpackResult] = runJobs([
        { kind: 'next', folder: windowsPath(next) },
        { kind: 'rollup', folder: windowsPath(rollup) },
        { kind: 'webpack', folder: windowsPath(webpack), modules: windowsPath(modules) },
      ]);
      expect(nextResult).toMatchObject({ value: { manifest: '/shop/site.webmanifest' } });
      expect(existsSync(join(next, 'public', 'favicon.svg'))).toBe(true);
      expect(rollupResult?.value).toMatchObject({
        files: expect.arrayContaining(['favicon.svg', 'head.html']),
      });
      expect(webpackResult).toMatchObject({ value: [] });
      expect(readFileSync(join(webpack, 'dist', 'index.html'), 'utf8')).not.toContain('/old.png');
    });

    it('has the findings about a folder that it has on other systems', async () => {
      const page = '<html><head><title>x</title><link rel="icon" href="icon.svg"></head></html>';
      const missing = page.replace('icon.svg', 'none.svg');
      const site = createFolder('site', {
        'package.json': '{}',
        'index.html': page,
        'icon.svg': LOGO,
        'blog/index.html': missing,
        'blog/deep/x.html': missing,
      });
      const [result] = runJobs([
        { kind: 'command', argv: ['check', '.', '--json'], folder: windowsPath(site) },
      ]);
      const here = await run(['check', '.', '--json'], { folder: site });
      expect(result?.value).toEqual(here);
    });

    it('serves, and ends when the console is closed', async () => {
      const port = await freePort();
      // Wine has no console that a test can close: the process emits the event of Windows itself.
      const closed = join(folder, 'closed');
      const script = `import{existsSync}from"node:fs";setInterval(()=>existsSync(${JSON.stringify(windowsPath(closed))})&&process.emit("SIGHUP"),300).unref()`;
      const closing = `data:text/javascript,${encodeURIComponent(script)}`;
      const { file, args } = programOf(join(ROOT, 'dist', 'main.js'));
      const server = spawn(
        file,
        isNative ? ['--import', closing, ...args] : [args[0] ?? '', '--import', closing, ...args.slice(1)],
        { env: { ...env, PORT: String(port), HOST: '127.0.0.1', WARM_UP: 'false' }, stdio: 'ignore' },
      );
      const ended = new Promise(resolve => server.once('exit', resolve));
      const search = async () =>
        (await fetch(`http://127.0.0.1:${port}/api/v1/icons?q=rocket&limit=1`)).json();
      await expect
        .poll(() => search().catch(() => undefined), { timeout: 60_000 })
        .toMatchObject({ icons: [{ name: 'rocket' }] });
      writeFileSync(closed, '');
      expect(await ended).toBe(0);
    });
  },
);
