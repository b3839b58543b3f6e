// Upgrade and rollback with deploy/switch.sh: releases in folders, a link, processes of favsmith@.service, Caddy.
// @module-tag slow

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../at-end.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { CADDY, startCaddy } from './edge/caddy.ts';
import { createEdgeClient } from './edge/client.ts';
import { createProcesses } from './processes.ts';
import { bindSocket, type SocketHandle } from './systemd-socket.ts';

const root = join(import.meta.dirname, '..', '..');
const deploy = join(root, 'deploy');
const programs = { caddy: CADDY, sh: findProgram('sh') };

/** Stands for systemd: runs the command of favsmith@.service for each port in the file `ports`. */
const SYSTEMCTL = `#!/bin/sh
case "$1" in
list-units) sed 's/.*/favsmith@&.service loaded active running x/' "$FAVSMITH_HOME/ports" ;;
restart)
  port=\${2#favsmith@} port=\${port%.service}
  if [ -f "$FAVSMITH_HOME/$port.pid" ]; then
    pid=$(cat "$FAVSMITH_HOME/$port.pid")
    kill "$pid" 2>/dev/null
    while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  fi
  cd "$FAVSMITH_HOME/current"
  export ADMIN_PORT=1$port TRUST_PROXY=1 PUBLIC_URL=https://icons.example.org LISTEN_FDS=1
  nohup sh -c 'LISTEN_PID=$$ exec node dist/main.js' >>"$FAVSMITH_HOME/log" 2>&1 &
  echo $! >"$FAVSMITH_HOME/$port.pid" ;;
esac
`;

describeWithPrograms('deploy/switch.sh', programs, () => {
  const home = temporaryFolder();
  const processes = createProcesses();
  const client = createEdgeClient();
  const env = { FAVSMITH_SECONDS: '20', PATH: `${home}/bin:${process.env.PATH}`, FAVSMITH_HOME: home };
  const release = (version: string) => join(home, 'releases', version);
  /** Returns the last line of the output. */
  const switchTo = async (version: string): Promise<string> => {
    const words = [join(deploy, 'switch.sh'), version];
    const child = spawn('sh', words, { env, stdio: ['ignore', 'pipe', 'pipe', socket.fd] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        output += chunk;
      });
    const [status] = await once(child, 'exit');
    return `${status} ${output.trim().split('\n').at(-1)}`;
  };
  const current = () => readlinkSync(join(home, 'current'));
  let edge: number;
  let socket: SocketHandle;

  beforeAll(async () => {
    mkdirSync(join(home, 'bin'));
    writeFileSync(join(home, 'bin', 'systemctl'), SYSTEMCTL);
    chmodSync(join(home, 'bin', 'systemctl'), 0o755);
    // ADMIN_PORT of the unit is the port with a 1 before it.
    const port = 3000 + ((process.pid * 7) % 2000);
    socket = bindSocket(port);
    writeFileSync(join(home, 'ports'), `${port}\n`);
    execFileSync(process.execPath, [join(root, 'scripts', 'image-files.mjs'), release('1')]);
    cpSync(release('1'), release('2'), { recursive: true });
    cpSync(release('1'), release('broken'), { recursive: true });
    writeFileSync(
      join(release('broken'), 'dist', 'main.js'),
      "if (!process.argv[2]) process.exit(1); else console.log('checked');",
    );
    expect(await switchTo('1')).toBe('0 current: 1, former: none');
    edge = await startCaddy({ folder: home, processes }, { REPLICAS: `127.0.0.1:${port}` });
    await client.waitFor(edge);
  }, 120_000);
  afterAll(async () => {
    client.close();
    for (const port of readFileSync(join(home, 'ports'), 'utf8').trim().split('\n'))
      process.kill(Number(readFileSync(join(home, `${port}.pid`), 'utf8')), 'SIGKILL');
    await processes.endAll();
    socket.close();
  });

  it('goes to a new release and back with the same command, and one process behind Caddy loses no export', {
    timeout: 180_000,
  }, async () => {
    const statuses = new Map<number | string, number>();
    let isOver = false;
    let sent = 0;
    const visit = async () => {
      while (!isOver) {
        const body = JSON.stringify({ library: 'lucide', name: 'rocket', site_name: `Site ${sent++}` });
        const call = {
          body,
          headers: { 'content-type': 'application/json' },
          from: `127.0.9.${1 + (sent % 200)}`,
        };
        const status = await client.send(edge, '/api/v1/export', call).then(
          // A service on a busy machine asks a client to wait, which loses nothing.
          reply => ([200, 429].includes(reply.status) ? reply.status : reply.text),
          error => `${error}`,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await wait(30);
      }
    };
    const visitors = Array.from({ length: 6 }, visit);
    await wait(500);
    expect(await switchTo('2')).toBe('0 current: 2, former: releases/1');
    expect(await switchTo('1')).toBe('0 current: 1, former: releases/2');
    await wait(500);
    isOver = true;
    await Promise.all(visitors);
    statuses.delete(429);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(10);
  });

  it('goes back by itself if no process of the new release becomes ready, and refuses unknown releases', {
    timeout: 180_000,
  }, async () => {
    expect(await switchTo('broken')).toBe('1 broken does not become ready, back to releases/1');
    expect(current()).toBe('releases/1');
    await client.waitFor(edge);
    expect(await switchTo('none')).toMatch(/^1 /);
    expect(current()).toBe('releases/1');
  });
});

describe('systemd units', () => {
  const unit = (name: string) => readFileSync(join(deploy, name), 'utf8');

  it('favsmith@.service requires its socket, and the operator’s guide gives Caddy the address of that socket', () => {
    expect(unit('favsmith@.service')).toMatch(/^Requires=favsmith@%i\.socket$/m);
    const [, address = ''] = /^ListenStream=(.*)$/m.exec(unit('favsmith@.socket')) ?? [];
    const guide = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
    expect(guide).toContain(`REPLICAS=${address.replace('%i', '3000')}\n`);
  });

  it.runIf(findProgram('systemd-analyze'))('are valid', () => {
    const folder = temporaryFolder();
    const names = ['favsmith@.service', 'favsmith@.socket', 'favsmith-edge.service'];
    const paths = names.map(name => {
      const path = join(folder, name.replace('@', '@3000'));
      writeFileSync(path, unit(name));
      return path;
    });
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
    // Programs and links of a server do not exist here.
    const problems = stderr
      .split('\n')
      .filter(line => /favsmith/.test(line) && !/not executable|No such file/.test(line));
    expect(problems).toEqual([]);
  });
});
