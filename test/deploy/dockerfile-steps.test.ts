// Runs the steps of the Dockerfile in temporary folders, like a container engine, but without base images.
// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { temporaryFolder } from '../at-end.ts';
import { createProcesses } from './processes.ts';

const project = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(project, 'deploy', name), 'utf8');
const processes = createProcesses();
afterAll(() => processes.endAll());

/** The files that Docker copies with `COPY . .`: the files of the project that .dockerignore does not exclude. */
const contextFiles = (): readonly string[] => {
  const excluded = read('Dockerfile.dockerignore')
    .trim()
    .split('\n')
    .map(pattern => `:(exclude,glob)${pattern}`);
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '.', ...excluded];
  return execFileSync('git', words, { cwd: project, encoding: 'utf8' }).trim().split('\n');
};

it('the steps of the Dockerfile build an image whose command becomes healthy', {
  timeout: 900_000,
}, async () => {
  const folder = temporaryFolder();
  const [build, image] = [join(folder, 'build'), join(folder, 'image')];
  mkdirSync(build);
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...environment } = process.env;
  const [, buildStage = '', lastStage = ''] = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split(/^FROM .*$/m);
  for (const [, instruction, words = ''] of buildStage.matchAll(/^(COPY|RUN) (.+)$/gm)) {
    const names = words === '. .' ? contextFiles() : words.split(' ').slice(0, -1);
    if (instruction === 'COPY') for (const name of names) cpSync(join(project, name), join(build, name));
    else
      execFileSync('sh', ['-c', words.replace(' /image', ` ${image}`)], {
        cwd: build,
        env: environment,
        stdio: 'pipe',
        maxBuffer: 1e8,
      });
    // Saves a minute: a step of the build skips its data only if the context has all of its inputs, unchanged.
    if (words === '. .') cpSync(join(project, 'data'), join(build, 'data'), { recursive: true });
  }
  // The service must read only files of the image.
  rmSync(build, { recursive: true });
  const [port, adminPort] = [await freePort(), await freePort()];
  const settings = Array.from(lastStage.matchAll(/(\w+)=(\S+)/g), ([, name, value]) => [name, value]);
  const own = { HOST: '127.0.0.1', PORT: `${port}`, ADMIN_HOST: '127.0.0.1', ADMIN_PORT: `${adminPort}` };
  const options = { cwd: image, env: { ...environment, ...Object.fromEntries(settings), ...own } };
  const commands = Array.from(lastStage.matchAll(/CMD (\[.*\])$/gm), ([, words = '']) => JSON.parse(words));
  const [[check, ...checkWords], [program, ...words]] = commands as [string[], string[]];
  const server = processes.start('image', program as string, words, options);
  await vi.waitFor(
    () => {
      expect(server.exitCode).toBe(null);
      expect(spawnSync(check as string, checkWords, options).status).toBe(0);
    },
    { timeout: 30_000, interval: 500 },
  );
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/export`, {
    method: 'POST',
    body: '{"library":"lucide","name":"rocket"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
});
