// Runs the steps of the Dockerfile in a temporary folder, like a container engine, but without base images.
// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../at-end.ts';
import { freePort } from '../free-port.ts';
import { createProcesses } from './processes.ts';

const project = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
const processes = createProcesses();
afterAll(() => processes.endAll());

/** Instructions of the Dockerfile, each with its arguments as text. */
const instructions = readFileSync(join(project, 'deploy', 'Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => /^([A-Z]+)\s+(.*)$/.exec(line)?.slice(1) as [instruction: string, words: string]);

/** Matches paths that .dockerignore excludes from the build context. */
const ignored = new RegExp(
  `^(?:${readFileSync(join(project, 'deploy', 'Dockerfile.dockerignore'), 'utf8')
    .trim()
    .split('\n')
    .map(pattern =>
      pattern
        .replaceAll('.', '\\.')
        .replace('**/', '(?:.*/)?')
        .replace(/(?<!\.)\*/g, '[^/]*'),
    )
    .join('|')})(?:/|$)`,
);

/** A build stage. The folder `root` stands for the root of its file system. */
interface Stage {
  readonly root: string;
  readonly env: Record<string, string>;
  workdir: string;
  command: readonly string[];
  healthCheck: readonly string[];
}

const stages = new Map<string, Stage>();
const newStage = (name: string): Stage => {
  const root = join(folder, name);
  mkdirSync(root);
  const stage = { root, env: {}, workdir: '/', command: [], healthCheck: [] };
  stages.set(name, stage);
  return stage;
};

/** The path on this machine that stands for a path of the image. */
const locate = ({ root, workdir }: Stage, path: string): string => join(root, posix.resolve(workdir, path));

const environment = ({ env }: Stage) => {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...own } = process.env;
  return { ...own, ...env };
};

const copy = (stage: Stage, words: string): void => {
  const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(words) ?? [];
  const source = from === undefined ? undefined : (stages.get(from) as Stage);
  const names = paths.split(/\s+/);
  const target = locate(stage, names.pop() as string);
  for (const name of names) {
    const path = source ? locate({ ...source, workdir: '/' }, name) : join(project, name);
    const isFolder = statSync(path).isDirectory();
    cpSync(path, isFolder ? target : join(target, basename(name)), {
      recursive: true,
      filter: each => source !== undefined || !ignored.test(relative(project, each)),
    });
  }
};

/** Runs a shell command. Absolute paths in it are paths of the image. */
const run = (stage: Stage, command: string): void => {
  const here = command.replace(/(?<=\s)\/[\w./-]+/g, path => locate(stage, path));
  execFileSync('sh', ['-c', here], {
    cwd: locate(stage, '.'),
    env: environment(stage),
    stdio: 'pipe',
    maxBuffer: 1e8,
  });
};

/** The effects of the instructions. USER and EXPOSE have none here. */
const STEPS: Readonly<Record<string, (stage: Stage, words: string) => void>> = {
  COPY: copy,
  RUN: run,
  WORKDIR: (stage, path) => {
    stage.workdir = posix.resolve(stage.workdir, path);
    mkdirSync(locate(stage, '.'), { recursive: true });
  },
  ENV: ({ env }, words) => {
    for (const [, name = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) env[name] = value;
  },
  HEALTHCHECK: (stage, words) => {
    stage.healthCheck = JSON.parse(words.slice(words.indexOf('CMD') + 3));
  },
  CMD: (stage, words) => {
    stage.command = JSON.parse(words);
  },
};
const NO_STEPS = ['ARG', 'EXPOSE', 'STOPSIGNAL', 'USER'];

it('the steps of the Dockerfile build an image whose command becomes healthy', {
  timeout: 900_000,
}, async () => {
  let stage: Stage | undefined;
  for (const [instruction, words] of instructions) {
    if (instruction === 'FROM') stage = newStage(/ AS (\w+)$/.exec(words)?.[1] ?? 'image');
    else if (NO_STEPS.includes(instruction)) continue;
    else STEPS[instruction]?.(stage as Stage, words);
    expect([...NO_STEPS, 'FROM', ...Object.keys(STEPS)]).toContain(instruction);
  }
  const image = stage as Stage;
  // The service must read only the files of its own stage, so the build stage is deleted.
  rmSync(stages.get('build')?.root as string, { recursive: true });
  Object.assign(image.env, { PORT: `${await freePort()}`, ADMIN_PORT: `${await freePort()}` });
  Object.assign(image.env, { HOST: '127.0.0.1', ADMIN_HOST: '127.0.0.1' });
  const [program = '', ...words] = image.command;
  const options = { cwd: locate(image, '.'), env: environment(image) };
  const server = processes.start('image', program, words, options);
  await vi.waitFor(
    () => {
      expect(server.exitCode).toBe(null);
      const [check = '', ...checkWords] = image.healthCheck;
      expect(spawnSync(check, checkWords, options).status).toBe(0);
    },
    { timeout: 30_000, interval: 500 },
  );
  const response = await fetch(`http://127.0.0.1:${image.env.PORT}/api/v1/export`, {
    method: 'POST',
    body: '{"library":"lucide","name":"rocket"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
});
