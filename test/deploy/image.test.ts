// The container image: rules for the Dockerfile, schemas of the deployment files, and the files of the image on a
// read-only root.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { temporaryFolder } from '../at-end.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { createProcesses } from './processes.ts';

const root = join(import.meta.dirname, '..', '..');
const MEGABYTE = 1_000_000;

describe('the Dockerfile', () => {
  const lines = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  const of = (instruction: string) => lines.filter(line => line.startsWith(`${instruction} `));
  const lastStage = lines.slice(lines.lastIndexOf(of('FROM').at(-1) as string));

  const matching = (pattern: RegExp) => lines.filter(line => pattern.test(line));

  it.each<[string, unknown, unknown]>([
    [
      'pins the exact release of each base image (DL3006, DL3007)',
      of('FROM').filter(line => !/:\$\{NODE_VERSION\}-bookworm-slim( AS \w+)?$/.test(line)),
      [],
    ],
    ['names one release of Node.js', of('ARG'), [expect.stringMatching(/^ARG NODE_VERSION=\d+\.\d+\.\d+$/)]],
    ['has two stages', of('FROM').length, 2],
    ['runs nothing in its last stage', lastStage.filter(line => line.startsWith('RUN')), []],
    ['copies the image from its first stage', lastStage.includes('COPY --from=build /image ./'), true],
    ['runs as a user without rights (DL3002)', lastStage.includes('USER node'), true],
    ['has no user but node', of('USER'), ['USER node']],
    ['uses absolute paths for WORKDIR (DL3000)', matching(/^WORKDIR [^/]/), []],
    [
      'copies with COPY, not ADD, and downloads nothing (DL3020)',
      matching(/^ADD |\b(?:curl|wget|apt-get|sudo)\b/),
      [],
    ],
    ['installs from the lockfile (DL3016)', of('RUN').includes('RUN npm ci'), true],
    ['installs nothing else', matching(/npm (?:install|i) /), []],
    ['starts Node itself, so that it receives SIGTERM (DL3025)', of('CMD'), ['CMD ["node", "dist/main.js"]']],
    ['has one health check', of('HEALTHCHECK'), [expect.stringMatching(/CMD \["node", /)]],
    ['contains no setting that holds a secret', matching(/PASSWORD|SECRET|TOKEN|SALT|REDIS_URL/i), []],
  ])('%s', (_rule, found, expected) => expect(found).toEqual(expected));
});

it('the Compose file pins the exact release of each image that it does not build', () => {
  const text = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8');
  const images = [...text.matchAll(/^ +image: (.+)$/gm)].map(([, image = '']) => image);
  expect(images.filter(image => !/^favsmith:\$|:\d+\.\d+\.\d+-alpine$/.test(image))).toEqual([]);
});

const TOOLS = join(root, 'tools', 'deploy', 'node_modules');

describeWithPrograms(
  'the validators of tools/deploy',
  { 'tools/deploy (npm run validate)': existsSync(TOOLS) ? TOOLS : undefined },
  () => {
    it('accept Dockerfile, Compose file and Kubernetes manifests', () => {
      const output = execFileSync(process.execPath, [join(root, 'scripts', 'lint-deploy.mjs')], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
      expect(output).toMatch(/are valid/);
    });
  },
);

const programs = { unshare: findProgram('unshare'), setpriv: findProgram('setpriv') };

describeWithPrograms('the files of the image', programs, () => {
  const folder = temporaryFolder();
  const image = join(folder, 'image');
  const processes = createProcesses();
  const files = () => readdirSync(image, { recursive: true, encoding: 'utf8' });

  beforeAll(() => {
    execFileSync('chmod', ['755', folder]);
    execFileSync(process.execPath, [join(root, 'scripts', 'image-files.mjs'), image]);
  });
  afterAll(() => processes.endAll());

  it('are smaller than 120 MB', () => {
    const size = files()
      .map(file => lstatSync(join(image, file)))
      .reduce((sum, status) => sum + (status.isFile() ? status.size : 0), 0);
    expect(size).toBeGreaterThan(30 * MEGABYTE);
    expect(size).toBeLessThan(120 * MEGABYTE);
  });

  it('include no icon packages, no build code and no native code', () => {
    const unwanted =
      /node_modules\/(?:lucide-static|@tabler|@phosphor-icons|@hugeicons|remixicon|typescript|vite)\b|^dist\/build\/|\.node$/;
    expect(files().filter(file => unwanted.test(file))).toEqual([]);
  });

  it('serve pages and tools, and export icons, initials and emoji from a read-only root file system, under an account without privileges', async () => {
    const port = await freePort();
    const isRoot = process.getuid?.() === 0;
    const asNobody = isRoot ? `${programs.setpriv} --reuid=65534 --regid=65534 --clear-groups` : '';
    const command = [
      'mount --bind / / && mount -o remount,bind,ro / || exit 97',
      `touch ${folder}/probe 2>/dev/null && exit 98`,
      `exec ${asNobody} ${process.execPath} ${image}/dist/main.js`,
    ].join('; ');
    const namespaces = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
    const server = processes.start(
      'server',
      programs.unshare as string,
      [...namespaces, 'sh', '-c', command],
      { cwd: image, env: { HOST: '127.0.0.1', PORT: `${port}`, PATH: process.env.PATH } },
    );
    const address = `http://127.0.0.1:${port}`;
    await vi.waitFor(
      async () => {
        expect(server.exitCode).toBe(null);
        expect((await fetch(`${address}/api/v1/health`)).status).toBe(200);
      },
      { timeout: 30_000, interval: 200 },
    );
    for (const path of '/ /docs /openapi.json /api/v1/icons?q=rocket /api/v1/preview.png?text=A'.split(' '))
      expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
    const call = { name: 'get_icon', arguments: { library: 'lucide', name: 'rocket' } };
    const tool = await fetch(`${address}/mcp`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    });
    expect(await tool.text()).toContain('<svg');
    const sources = [{ library: 'lucide', name: 'rocket' }, { text: 'AB' }, { text: '字' }, { emoji: '🦊' }];
    for (const source of sources) {
      const exported = await fetch(`${address}/api/v1/export`, {
        method: 'POST',
        body: JSON.stringify(source),
        headers: { 'content-type': 'application/json' },
      });
      expect([source, exported.status, exported.headers.get('content-type')]).toEqual([
        source,
        200,
        'application/zip',
      ]);
    }
  });
});
