// The npm package: packed, installed in an empty folder, run and type-checked there.
// @module-tag slow
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { runSteps } from '../../scripts/steps.mjs';
import { DESIGN_SCHEMA_URL } from '../../src/contract/design.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { temporaryFolder } from '../at-end.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Maximum size of a tarball of a build. A release compresses the catalog better. (Decision 110) */
const MAXIMUM_TARBALL_BYTES = 18_900_000;

/** Maximum size of the unpacked package and the packages that npm installs with it. (Decision 110) */
const MAXIMUM_INSTALLED_BYTES = 29_400_000;

const folder = temporaryFolder();
const installed = join(folder, 'node_modules', 'favsmith');
let tarball = '';
let packedFiles: readonly string[] = [];

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly engines?: { readonly node?: string };
}

const unpack = async (archive: string, target: string): Promise<void> => {
  mkdirSync(target, { recursive: true });
  await execute('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
};

/** Unpacks the tarball and adds the packages that npm would install with it. */
const install = async (): Promise<void> => {
  await unpack(tarball, installed);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, devOptional }] of Object.entries<LockEntry>(packages))
    if (path !== '' && !dev && !devOptional && existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync('../favsmith/dist/bundle/cli.js', join(folder, 'node_modules', '.bin', 'favsmith'));
};

beforeAll(async () => {
  await runSteps(['packed']);
  const pack = ['pack', '--json', '--silent', '--pack-destination', folder];
  const { stdout } = await execute('npm', pack, { cwd: root, maxBuffer: 16_000_000 });
  const [{ filename, files }] = JSON.parse(stdout);
  tarball = join(folder, filename);
  packedFiles = files.map(({ path }: { path: string }) => path);
  await install();
}, 120_000);

describe('the package', () => {
  it('contains what it needs at run time and nothing else', () => {
    const allowed =
      /^(dist\/.+\.(js|d\.ts|html|css|svg|txt|ico|png|webmanifest)|dist\/bundle\/kernel\.wasm|dist\/studio\/assets\/[\w-]*start-icons-[\w-]+\.json|data\/(catalog\.bin\.br|emoji\.bin|fonts\/.+)|schemas\/[\w-]+\.json|skills\/[\w/-]+\.md|static\/[\w./-]+|client-types\.d\.ts|kernel\.d\.ts|docusaurus\.(cjs|d\.cts)|package\.json|README\.md|LICENSE|THIRD-PARTY-NOTICES\.md)$/;
    expect(packedFiles.filter(path => !allowed.test(path))).toEqual([]);
    expect(packedFiles.filter(path => /^dist\/((ingest|http|cli)\/|\.)|\.map$/.test(path))).toEqual([]);
    expect(packedFiles).toEqual(
      expect.arrayContaining(['data/catalog.bin.br', 'dist/bundle/server.js', 'dist/studio/licenses.txt']),
    );
  });

  it(`is smaller than ${MAXIMUM_TARBALL_BYTES / 1e6} MB`, () => {
    const { size } = statSync(tarball);
    console.log(`package: ${(size / 1e6).toFixed(1)} MB, ${packedFiles.length} files`);
    expect(size).toBeLessThan(MAXIMUM_TARBALL_BYTES);
  });

  it(`needs less than ${MAXIMUM_INSTALLED_BYTES / 1e6} MB in node_modules`, () => {
    const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
    const size = files
      .filter(file => file.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    console.log(`installed: ${(size / 1e6).toFixed(1)} MB`);
    expect(size).toBeLessThan(MAXIMUM_INSTALLED_BYTES);
  });

  it('has only declarations of modules that exist in src, and no modules outside of the bundle', () => {
    const declarations = packedFiles.filter(path => /^dist\/.*\.d\.ts$/.test(path));
    expect(declarations.length).toBeGreaterThan(100);
    const sourceOf = (path: string) => join(root, path.replace('dist', 'src').replace(/\.d\.ts$/, '.ts'));
    expect(declarations.filter(path => !existsSync(sourceOf(path)))).toEqual([]);
    expect(packedFiles.filter(path => /^dist\/(?!bundle|studio).*\.js$/.test(path))).toEqual([]);
  });

  it('points to no source maps, because it contains none', () => {
    const modules = packedFiles.filter(path => /\.(js|css|d\.ts)$/.test(path));
    const pointing = modules.filter(path =>
      readFileSync(join(installed, path), 'utf8').includes('sourceMappingURL='),
    );
    expect(pointing).toEqual([]);
  });

  it('names its page in the registry, and contains the schema that designs point to', () => {
    expect(manifest.homepage).toBe(`https://www.npmjs.com/package/${manifest.name}`);
    expect(manifest.keywords).toContain('favicon');
    expect(packedFiles).toContain(DESIGN_SCHEMA_URL.replace('https://unpkg.com/favsmith/', ''));
  });

  it('depends only on packages that run in Node.js 20.19, and has no overrides, which npm would ignore', () => {
    const { satisfies } = createRequire(import.meta.url)('semver');
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const production = Object.entries<LockEntry>(packages).filter(([path, { dev }]) => path !== '' && !dev);
    const refusing = production.filter(
      ([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node),
    );
    expect(production.length).toBeGreaterThan(3);
    expect([refusing.map(([path]) => path), manifest.overrides]).toEqual([[], undefined]);
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false });
    expect(messages.map(message => formatMessage(message, manifest))).toEqual([]);
  });

  /** client-types declares a virtual module, kernel.wasm is no JavaScript. */
  const WITHOUT_TYPES_OR_CODE = ['./package.json', './client-types', './kernel.wasm'];

  it('has types that resolve as the modules do', async () => {
    // Omits resolutions by `require`, because the package has only ES modules.
    const esmOnly = ['node16-esm', 'bundler'];
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      excludeEntrypoints: WITHOUT_TYPES_OR_CODE,
    });
    if (!result.types) throw new Error('the package has no types');
    expect(Object.keys(result.entrypoints)).toEqual(
      Object.keys(manifest.exports).filter(name => !WITHOUT_TYPES_OR_CODE.includes(name)),
    );
    const problems = result.problems.filter(
      problem => !('resolutionKind' in problem) || esmOnly.includes(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });
});

describe('the installed package', () => {
  const cli = join(folder, 'node_modules', '.bin', 'favsmith');
  const favsmith = (...argv: string[]) => execute(process.execPath, [cli, ...argv], { cwd: folder });

  it('prints its version', async () => {
    expect((await favsmith('--version')).stdout).toBe(`${manifest.version}\n`);
  });

  it('searches', async () => {
    const { stdout } = await favsmith('search', 'rocket', '--limit', '1');
    expect(stdout).toBe('lucide/rocket  outline  Lucide (ISC)\n');
  });

  // With a logo, favsmith.json names its file instead of the content.
  const expectExport = async (argv: readonly string[], body: ExportBody) => {
    await favsmith('export', ...argv, '--out', 'public', '--force');
    const { files } = await exportPackage(body);
    for (const { path, bytes } of files.filter(file => !(body.artwork && file.path === 'favsmith.json')))
      expect(readFileSync(join(folder, 'public', path)).equals(bytes), path).toBe(true);
    expect(readdirSync(join(folder, 'public')).length).toBeGreaterThanOrEqual(files.length);
  };

  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7L4 8z"/></svg>';

  it.each<readonly [readonly string[], ExportBody]>([
    [['lucide/rocket', '--dark'], { library: 'lucide', name: 'rocket', include_dark_mode: true }],
    [['--text', 'שB', '--font', 'serif'], { text: 'שB', font: 'serif' }],
    [['--text', '字한'], { text: '字한' }],
    [['--emoji', '🚀'], { emoji: '🚀' }],
    [['--artwork', 'logo.svg'], { artwork: logo }],
  ])('exports %j', async (argv, body) => {
    writeFileSync(join(folder, 'logo.svg'), logo);
    await expectExport(argv, body);
  });

  it('refuses rare Chinese characters, which only a clone draws', async () => {
    const error = await favsmith('export', '--text', '字龘', '--out', 'public').catch(error => error);
    expect(error.stderr).toContain(
      'got "龘", which only a clone or the container image of Favsmith can draw.',
    );
    expect((await exportPackage({ text: '字龘' })).files.length).toBeGreaterThan(10);
  });

  it('builds a page with the plugin for Vite', async () => {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Site</title>');
    const program = `import { build } from ${JSON.stringify(import.meta.resolve('vite'))};
import favsmith from 'favsmith/vite';
await build({ root: 'site', logLevel: 'error', plugins: [favsmith({ icon: 'lucide/rocket' })] });\n`;
    writeFileSync(join(folder, 'build.mjs'), program);
    await execute(process.execPath, ['build.mjs'], { cwd: folder });
    expect(readFileSync(join(site, 'dist', 'index.html'), 'utf8')).toContain('rel="icon"');
    expect(existsSync(join(site, 'dist', 'favicon.ico'))).toBe(true);
  });

  const program = `const { exportPackage } = require('favsmith');
Promise.all([exportPackage({ text: 'AB' }), exportPackage({ library: 'lucide', name: 'rocket' })])
  .then(packages => console.log(packages.map(({ files }) => files.length).join()));\n`;

  it.each([
    ['is loaded by require', 'cjs', undefined],
    ['works in a bundle of CommonJS', 'cjs', 'cjs'],
    ['works in a bundle of ES modules', 'mjs', 'esm'],
  ] as const)('%s', async (_title, extension, format) => {
    const imported = "import { exportPackage } from 'favsmith'";
    const source = program.replace(/^.*(?=;)/, required => (format === 'esm' ? imported : required));
    const input = join(folder, `source.${extension}`);
    writeFileSync(input, source);
    const file = format ? join(folder, 'bundles', `bundle.${extension}`) : input;
    if (format) {
      const output = { file, format, codeSplitting: false };
      await build({ input, platform: 'node', logLevel: 'silent', output });
    }
    const { stdout } = await execute(process.execPath, [file], { cwd: folder });
    expect(stdout).toBe('14,15\n');
  });

  it('serves tools to agents until standard input ends', async () => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'] });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    const icon = { library: 'lucide', name: 'rocket' };
    const result = await client.callTool({ name: 'get_icon', arguments: icon });
    expect(JSON.stringify(result.content)).toContain('Lucide');
    await client.close();
  });

  it('serves the studio and the API until SIGTERM', async () => {
    const server = spawn(process.execPath, [cli, 'serve', '--port', '0', '--host', '127.0.0.1'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(server, 'exit');
    let output = '';
    server.stdout.on('data', chunk => {
      output += chunk;
    });
    await expect.poll(() => output).toContain('ready at');
    const address = /ready at (http:\/\/[\d.:]+)/.exec(output)?.[1] ?? '';
    expect((await fetch(`${address}/api/v1/health`)).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain('<!doctype html>');
    const response = await fetch(`${address}/api/v1/preview.png?library=lucide&name=rocket`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const refused = await fetch(`${address}/api/v1/preview.png?text=龘`);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'invalid_text', detail: expect.stringContaining('only a clone or the container image') },
    ]);
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('has the descriptions of fields, parameters and results as comments in the types', () => {
    for (const [file, comment] of [
      ['export/export-fields', '/** Plate color.'],
      ['search-query', '/** Page size.'],
      ['openapi/schemas', '/** Attribution text. */'],
    ])
      expect(readFileSync(join(installed, 'dist', 'contract', `${file}.d.ts`), 'utf8')).toContain(comment);
  });

  it('has types for TypeScript without skipLibCheck', async () => {
    writeFileSync(
      join(folder, 'site.mts'),
      `import { exportPackage, type ExportBody, ProblemError, search } from 'favsmith';
import { createClient } from 'favsmith/client';
import favsmith from 'favsmith/rollup';
const body: ExportBody = { library: 'lucide', name: 'rocket', shape: 'circle', bg: null };
const { files, report } = await exportPackage(body);
const sizes: number[] = files.map(({ bytes }) => bytes.length);
const summary: string = report.summary;
const { total, icons } = await search('rocket', { limit: 3 });
const name: string | undefined = icons[0]?.name;
const remote = await createClient({ baseUrl: 'http://localhost' }).search('rocket');
// @ts-expect-error: neither icon nor initials
await exportPackage({ bg: '#fff' });
// @ts-expect-error: neither icon, initials nor design
favsmith({ bg: '#fff' });
favsmith({ icon: 'lucide/rocket', bg: '#fff' });
// @ts-expect-error: no such shape
await exportPackage({ text: 'A', shape: 'star' });
console.log(sizes, summary, total, name, remote.total, new ProblemError('not_found', '').hint);
`,
    );
    symlinkSync(join(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--types', 'node', 'site.mts'];
    for (const kind of [
      ['--module', 'nodenext'],
      ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ]) {
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      const result = await execute(process.execPath, [tsc, ...kind, ...options], { cwd: folder }).catch(
        ({ stdout }) => ({ stdout }),
      );
      expect(result.stdout).toBe('');
    }
  });
});
