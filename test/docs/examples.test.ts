// Examples in the documentation of the library and the command line, and in the tutorial.
// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runExamples } from '../../scripts/cli-docs.mjs';
import { temporaryFolder } from '../at-end.ts';
import { serve } from '../http/raw-request.ts';
import { realApp } from '../http/real-app.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { baseUrl } = await serve();

describe.each(['docs/library.md', 'docs/client.md'])('%s', document => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'favsmith'));
  symlinkSync(join(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
  symlinkSync(join(root, 'data'), join(folder, 'data'));
  const text = read(document);
  const examples = [...text.matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)];
  const sources = [...text.matchAll(/```[jt]s\n([\s\S]*?)```/g)].map(([, code = '']) => code);

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(1);
  });

  it.each(examples.map(([, code = '', output = '']) => ({ code, output })))(
    'shows what this example prints: $code',
    async ({ code, output }) => {
      const program = ['--input-type=module', '-e', code.replaceAll('http://localhost:3000', baseUrl)];
      const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: folder });
      expect(stdout).toBe(output);
    },
  );

  it('has examples that compile with strict types', async () => {
    for (const [index, code] of sources.entries()) writeFileSync(join(folder, `example-${index}.mts`), code);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: 'ES2023',
      module: 'NodeNext',
      types: ['node'],
    };
    const config = { compilerOptions, include: ['*.mts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const errors = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
      ({ stdout }) => stdout,
    );
    expect(errors).toEqual({ stdout: '', stderr: '' });
  });
});

describe('docs/cli.md', () => {
  /** Removes file sizes, because they change with every improvement of the renderer. */
  const withoutSizes = (text: string) => text.replace(/ *[\d,]+ B\b/g, ' N B');

  it('shows what its commands print, which `npm run generate` writes', () => {
    const text = read('docs/cli.md');
    expect(text.match(/^\$ favsmith /gm)?.length).toBeGreaterThan(6);
    expect(withoutSizes(runExamples(text))).toBe(withoutSizes(text));
  });
});

describeWithPrograms('docs/tutorial.md', { sh: findProgram('sh') }, () => {
  const text = read('docs/tutorial.md');
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
      ([, code = '']) => code,
    );
  const folder = temporaryFolder();
  const run = (file: string, args: readonly string[]) => promisify(execFile)(file, args, { cwd: folder });

  it('installs the favicon of its command line in a page', async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Shop</title></head>');
    const commands =
      blocks('sh')
        .join('')
        .match(/^npx favsmith (?:search|install) .*$/gm) ?? [];
    expect(commands).toHaveLength(2);
    const favsmith = `node ${join(root, 'dist', 'bundle', 'cli.js')}`;
    for (const command of commands)
      await run('sh', [
        '-ec',
        command.replace('npx favsmith', favsmith).replace(/(?<=install.*)$/, ' --yes'),
      ]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('href="/favicon.svg"');
  });

  it('configures a plugin that builds the same design', async () => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(root, join(folder, 'node_modules', 'favsmith'));
    writeFileSync(join(folder, 'vite.config.js'), blocks('js').join(''));
    await run(process.execPath, [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'silent',
    ]);
    expect(readFileSync(join(folder, 'dist', 'favicon.svg'), 'utf8')).toContain('#78350f');
  });

  it('requests an export that the server accepts', async () => {
    const [, body = ''] = /-d '(.*)'/.exec(text) ?? [];
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await realApp().inject({ method: 'POST', url: '/api/v1/export', headers, body });
    expect(statusCode).toBe(200);
  });
});
