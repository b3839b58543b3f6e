// npm run dev: service and studio on one port, reloaded after changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root, runSteps, steps } from './steps.mjs';

const studioRoot = join(root, 'src', 'studio');
const { env, execPath } = process;
/** Delay before a restart, because editors and version control write several files at once. */
const SETTLE_MILLISECONDS = 100;

await runSteps(['install', 'compile', 'catalog', 'fonts']);
// Imports on demand, because the step above installs Vite.
const { createServer } = await import('vite');

const servicePort = await freePort();
let service = startService();
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port: Number(env.PORT ?? 3000),
    strictPort: true,
    host: env.HOST ?? 'localhost',
    proxy: {
      '/': {
        target: `http://127.0.0.1:${servicePort}`,
        bypass: ({ url = '/' }) => (isStudioPath(url) ? url : undefined),
      },
    },
  },
});
await vite.listen();
vite.printUrls();

/** @type {NodeJS.Timeout | undefined} */
let pending;
vite.watcher.add(join(root, 'src')).on('all', (_event, path) => {
  if (path.startsWith(studioRoot)) return;
  clearTimeout(pending);
  pending = setTimeout(restartService, SETTLE_MILLISECONDS);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    service.kill('SIGKILL');
    await vite.close();
    process.exit();
  });

/** Keeps the former service after type errors, which the compiler prints. */
async function restartService() {
  const [, ...options] = steps.compile.command;
  const compiler = spawn(execPath, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(compiler, 'exit');
  if (status !== 0) return;
  service.kill('SIGKILL');
  await once(service, 'exit');
  service = startService();
}

/** Whether Vite serves this path: the page, its modules, or the HMR client of Vite. */
function isStudioPath(url) {
  const path = new URL(url, 'http://localhost').pathname;
  if (path === '/' || path.startsWith('/@') || path.startsWith('/node_modules/')) return true;
  return statSync(join(studioRoot, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function startService() {
  return spawn(execPath, [join(root, 'dist', 'main.js')], {
    env: { ...env, PORT: String(servicePort), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
