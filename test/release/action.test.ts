// GitHub Action and pre-commit hooks, as far as a shell can run them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../at-end.ts';
import { findProgram } from '../programs.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'bundle', 'cli.js');
const folder = temporaryFolder();

const action = readFileSync(join(root, 'action.yml'), 'utf8');

/** Runs the step of action.yml with inputs, as the runner does. */
const step = (inputs: Readonly<Record<string, string>>) => {
  const output = join(folder, 'output.txt');
  writeFileSync(output, '');
  const variables = [...action.matchAll(/^ +(FAVSMITH_\w+): \$\{\{ inputs\.(\S+) \}\}$/gm)];
  const [, command = ''] = /^ +run: (.*)$/m.exec(action) ?? [];
  const { status, stdout } = spawnSync('bash', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...Object.fromEntries(variables.map(([, name = '', input = '']) => [name, inputs[input] ?? ''])),
      FAVSMITH_COMMAND: JSON.stringify([process.execPath, cli]),
      GITHUB_ACTION_PATH: root,
      GITHUB_OUTPUT: output,
    },
  });
  return { status, stdout, outputs: readFileSync(output, 'utf8') };
};

const PAGE = `<!doctype html>
<title>Rocket</title>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`;

beforeAll(() => {
  writeFileSync(join(folder, 'favsmith.json'), '{"text":"R","site_name":"Rocket"}');
});

describe.skipIf(findProgram('bash') === undefined)('the GitHub Action', () => {
  it('writes the files of favsmith.json and tells whether they changed', () => {
    const first = step({ export: 'public' });
    expect([first.status, first.outputs]).toEqual([0, 'changed=true\n']);
    expect(first.stdout).toMatch(/^\d+ files in public, \d+ of them new or changed\.\n$/);
    expect(step({ export: 'public' })).toMatchObject({ status: 0, outputs: 'changed=false\n' });
  });

  it('annotates the line of a link whose file is missing, and fails', () => {
    writeFileSync(join(folder, 'public', 'index.html'), PAGE);
    rmSync(join(folder, 'public', 'apple-touch-icon.png'));
    const { status, stdout, outputs } = step({ check: 'public' });
    expect([status, outputs]).toEqual([1, 'errors=1\n']);
    expect(stdout).toMatch(/^::error file=public\/index\.html,line=5::index\.html: .*apple-touch-icon\.png/m);
  });

  it('passes with warnings', () => {
    step({ export: 'public' });
    writeFileSync(join(folder, 'public', 'index.html'), PAGE.replace('48x48', 'any'));
    const { status, stdout, outputs } = step({ check: 'public' });
    expect([status, outputs]).toEqual([0, 'errors=0\n']);
    expect(stdout).toMatch(/^::warning file=public\/index\.html,line=\d::/m);
  });

  it('names a wrong target, design or input', () => {
    expect(step({ check: 'no,such: 100%\n' })).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::There is no folder no,such: 100%25%0A/),
    });
    expect(step({})).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::Set the input') });
  });
});

describe('the pre-commit hooks', () => {
  const hooks = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8').split(/^- /m).slice(1);

  it.each(hooks.map(text => [/^id: (.*)/.exec(text)?.[1] ?? '', text]))('%s runs in a project', (_, text) => {
    const project = mkdtempSync(join(folder, 'hook-'));
    cpSync(join(folder, 'favsmith.json'), join(project, 'favsmith.json'));
    writeFileSync(join(project, 'index.html'), '<title>A</title><link rel="icon" href="/no.ico">');
    const [, entry = ''] = /^ +entry: npx --yes favsmith (.*)$/m.exec(text) ?? [];
    const [, args = ''] = /^ +args: \[(.*)\]$/m.exec(text) ?? [];
    const argv = [cli, ...entry.split(' '), ...args.split(', ').filter(Boolean)];
    const { status, stdout } = spawnSync(process.execPath, argv, { cwd: project, encoding: 'utf8' });
    if (entry === 'export') expect([status, stdout]).toEqual([0, expect.stringContaining('favicon.ico')]);
    else expect([status, stdout]).toEqual([1, expect.stringContaining('/no.ico is linked but missing')]);
  });
});
