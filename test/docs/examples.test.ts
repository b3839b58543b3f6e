// Examples in the documentation of the library and the command line, in the tutorial and in doc comments.
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

/** A project with the built package and the data of a clone. */
const projectFolder = (): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'favsmith'));
  symlinkSync(join(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
  symlinkSync(join(root, 'data'), join(folder, 'data'));
  return folder;
};

/** The output of the compiler for `sources`, by file name. */
const compile = async (
  folder: string,
  sources: Readonly<Record<string, string>>,
  options: object = {},
): Promise<string> => {
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    ...options,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(sources) }),
  );
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
};

describe.each(['docs/library.md', 'docs/client.md'])('%s', document => {
  const folder = projectFolder();
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
    const files = Object.fromEntries(sources.map((code, index) => [`example-${index}.mts`, code]));
    expect(await compile(folder, files)).toBe('');
  });
});

/** The entry points of the package: their sources by the name with which they are imported. */
const ENTRIES = Object.entries<{ types?: string }>(JSON.parse(read('package.json')).exports).flatMap(
  ([name, { types = '' }]) =>
    types.startsWith('./dist/')
      ? [
          {
            name: `favsmith${name.slice(1)}`,
            source: types.replace('./dist/', 'src/').replace('.d.ts', '.ts'),
          },
        ]
      : [],
);

describe('the doc comments of the package exports', () => {
  const folder = projectFolder();
  /** The example of each symbol that a file, or a file from which it exports, declares. */
  const examplesIn = (source: string): Readonly<Record<string, string>> => {
    const text = read(source);
    const origins = [...text.matchAll(/^export (?!type\b)[^;]*? from '(\.[^']+)';/gm)].map(([, path = '']) =>
      join(source, '..', path),
    );
    const declared = text.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (default )?(?:async )?(?:const|class|function) (\w+)/g,
    );
    return Object.fromEntries([
      ...origins.flatMap(origin => Object.entries(examplesIn(origin))),
      ...[...declared].flatMap(([, comment = '', isDefault, name = '']) => {
        const [, lines] = /@example\n \* ```js\n([\s\S]*?) \* ```/.exec(comment) ?? [];
        return lines ? [[isDefault ? 'default' : name, lines.replace(/^ \* ?/gm, '')]] : [];
      }),
    ]);
  };
  const examples = [...ENTRIES.map(({ source }) => source), 'src/plugins/docusaurus.ts'].flatMap(source =>
    Object.entries(examplesIn(source)).map(([name, code], index) => ({
      file: `${source.replace(/\W/g, '-')}-${index}.mjs`,
      title: `${name} in ${source}`,
      code: code.replaceAll('http://localhost:3000', baseUrl),
    })),
  );
  const sources = Object.fromEntries(examples.map(({ file, code }) => [file, code]));
  const run = async (program: string) => {
    const env = { ...process.env, FAVSMITH_NEXT_METADATA: '{"metadata":{},"viewport":{}}' };
    const args = ['--input-type=module', '-e', program];
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout;
  };

  it('have an example of each value that an entry point exports', async () => {
    const imports = ENTRIES.map(({ name }) => `'${name}': Object.keys(await import('${name}'))`);
    const exported: Readonly<Record<string, readonly string[]>> = JSON.parse(
      await run(`console.log(JSON.stringify({ ${imports.join()} }))`),
    );
    const missing = ENTRIES.flatMap(({ name, source }) => {
      const known = examplesIn(source);
      // webpack.ts exports its class under two names, next-metadata.ts two values that belong together.
      const others = ['viewport', ...('FavsmithPlugin' in known ? ['default'] : [])];
      return (exported[name] ?? [])
        .filter(each => !(each in known) && !others.includes(each))
        .map(each => `${each} of ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('have examples that compile', async () => {
    expect(await compile(folder, sources, { allowJs: true, checkJs: true, noImplicitAny: false })).toBe('');
  });

  it('have examples that print what their comments say', async () => {
    for (const [file, code] of Object.entries(sources)) writeFileSync(join(folder, file), code);
    const expected = examples.map(({ title, code }) =>
      [title, ...[...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text)].join('\n'),
    );
    const program = examples.map(({ file, title }) => `console.log("${title}"); await import('./${file}');`);
    expect((await run(program.join('\n'))).trimEnd().split('\n')).toEqual(expected.join('\n').split('\n'));
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
