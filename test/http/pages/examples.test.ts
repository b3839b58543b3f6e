// @module-tag slow
// Programs and commands of the documentation and the agent skill, run against the real application.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { atEnd } from '../../at-end.ts';
import { describeWithPrograms, findProgram } from '../../programs.ts';
import { serve } from '../raw-request.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { app, baseUrl } = await serve();
/** A folder inside the project: there, Node.js finds the package favsmith by its own name. */
const newFolder = () => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const created = mkdtempSync(join(root, '.tmp', 'examples-'));
  atEnd(() => rmSync(created, { recursive: true }));
  return created;
};
const folder = newFolder();

// Asynchronous, because the server runs in this process.
const run = async (program: string, args: readonly string[], cwd = folder) =>
  (await promisify(execFile)(program, args, { cwd, env: { ...process.env, GOFLAGS: '-mod=mod' } })).stdout;

/** The blocks of code of a page for sh, as a reader copies them. */
const codeOf = async (path: string): Promise<readonly string[]> =>
  [
    ...(await app.inject({ url: path, headers: { host: new URL(baseUrl).host } })).body
      .replaceAll(/<section class="powershell">.*?<\/section>/gs, '')
      .matchAll(/<pre tabindex="0"><code>([\s\S]*?)<\/code>/g),
  ].map(([, code = '']) =>
    code.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string),
  );
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const RUNNERS = [
  { extension: 'mjs', program: process.execPath, args: [] },
  { extension: 'sh', program: findProgram('sh'), args: ['-eu'] },
  { extension: 'py', program: findProgram('python3'), args: [] },
  { extension: 'go', program: findProgram('go'), args: ['run'] },
  { extension: 'rb', program: findProgram('ruby'), args: [] },
];

describe.each(RUNNERS)(
  'the example programs with the extension $extension',
  ({ extension, program, args }) => {
    /** Runs a program of a page. Returns its output and the files of the package that it saves. */
    const runExample = async (name: string, path: string) => {
      const file = `${name}.${extension}`;
      const source = readFileSync(join(root, 'static/examples', file), 'utf8').replaceAll(
        'BASE_URL',
        baseUrl,
      );
      expect(await codeOf(path)).toContain(source);
      writeFileSync(join(folder, file), source);
      const output = await run(program ?? '', [...args, file]);
      const zip = unzipSync(readFileSync(join(folder, 'favicon.zip')));
      rmSync(join(folder, 'favicon.zip'));
      return { output, files: Object.keys(zip) };
    };
    const suite = () => {
      test('find an icon, save its package and print how to recover from a problem', async () => {
        const { output, files } = await runExample('favicon', '/docs/clients');
        expect(output).toMatch(/lucide\/rocket|"name":"rocket"/);
        expect(output).toContain('icon_not_found');
        expect(output).toContain('A close name is rocket.');
        expect(files).toContain('favicon.svg');
      });

      test('save the package of a logo', async () => {
        writeFileSync(
          join(folder, 'logo.svg'),
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z" fill="#0369a1"/></svg>',
        );
        expect((await runExample('logo', '/docs/own-logo')).files).toContain('favicon-dark.svg');
      });
    };
    describeWithPrograms(
      'with their interpreter or compiler',
      { [extension]: program, curl: findProgram('curl') },
      suite,
    );
  },
);

const programs = { sh: findProgram('sh'), curl: findProgram('curl'), unzip: findProgram('unzip') };

describeWithPrograms('the five-minute guide', programs, () => {
  test('works when its commands are pasted one after the other', async () => {
    const outputs: string[] = [];
    for (const commands of await codeOf('/docs/guide')) outputs.push(await run('sh', ['-euc', commands]));
    expect(JSON.parse(outputs[0] as string).names).toHaveLength(5);
    expect(readFileSync(join(folder, 'tab.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(outputs[3]).toContain('<link rel="icon" href="/favicon.ico"');
    const changed = unzipSync(readFileSync(join(folder, 'favicon.zip')));
    expect(new TextDecoder().decode(changed['favicon.svg'])).toContain('#166534');
  });
});

describeWithPrograms('the agent skill', programs, () => {
  const commands = (text: string) => [...text.matchAll(/^ {7}(\S.*)$/gm)].map(([, command = '']) => command);

  const skill = async () =>
    (await app.inject({ url: '/skills/favsmith/SKILL.md', headers: { host: new URL(baseUrl).host } })).body;

  test('begins with a name and a description', async () => {
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(await skill()) ?? [];
    expect(front).toMatch(/^name: favsmith$/m);
    const description = front.replace(/^[\s\S]*description: >-\n/, '').trim();
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThan(1024);
  });

  test('has commands that work', async () => {
    const cli = `'${process.execPath}' '${join(root, 'dist', 'cli', 'main.js')}'`;
    const all = commands(await skill());
    expect(all.length).toBeGreaterThanOrEqual(8);
    const project = newFolder();
    const page = join(project, 'index.html');
    writeFileSync(page, '<!doctype html><html lang="en"><head><title>Café</title></head></html>');
    for (const command of all) await run('sh', ['-euc', command.replace('npx favsmith', cli)], project);
    for (const path of ['tab.png', 'favicon.svg', 'favsmith.json', 'favicon.zip'])
      expect([path, existsSync(join(project, path))]).toEqual([path, true]);
    expect(readFileSync(page, 'utf8')).toContain('href="/favicon.svg"');
  });
});

describe('the API catalog', () => {
  test('links to resources that exist, with their media types', async () => {
    const response = await app.inject('/.well-known/api-catalog');
    expect(response.headers['content-type']).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const { linkset } = response.json();
    const [catalog, api, mcp] = linkset;
    expect(catalog.item.map(({ href }: { href: string }) => href)).toEqual([api.anchor, mcp.anchor]);
    const links: { href: string; type: string }[] = linkset.flatMap(
      ({ anchor: _, item: _items, ...relations }: Record<string, unknown>) => Object.values(relations).flat(),
    );
    expect(links.length).toBe(5);
    for (const { href, type } of links) {
      const target = await app.inject(href);
      expect([href, target.statusCode]).toEqual([href, 200]);
      expect(target.headers['content-type']).toMatch(new RegExp(`^${type}`));
    }
  });

  test('names itself in the header Link of HEAD', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: '/.well-known/api-catalog' });
    expect(headers.link).toBe('<api-catalog>; rel="api-catalog"');
  });
});
