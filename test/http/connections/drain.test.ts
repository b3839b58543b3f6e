import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drain } from '../../../src/http/connections/drain.ts';
import { listen, rawRequest } from '../raw-request.ts';
import { realApp, realServices } from '../real-app.ts';

describe('draining', () => {
  it('answers what is at hand and then is over', async () => {
    const { exporter } = realServices;
    const slow = {
      ...exporter,
      exportPackage: async (...job: Parameters<typeof exporter.exportPackage>) => {
        await wait(300);
        return exporter.exportPackage(...job);
      },
    };
    const app = realApp({ exporter: slow });
    const port = await listen(app);
    const body = '{"text":"A"}';
    const head = `POST /api/export HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    const pending = rawRequest(port, head + body);
    await wait(100);
    const started = performance.now();
    const [response] = await Promise.all([pending, drain(app, 5000)]);
    expect(response.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('does not wait for idle connections', async () => {
    const app = realApp();
    const port = await listen(app);
    expect((await fetch(`http://127.0.0.1:${port}/api`)).status).toBe(200);
    const started = performance.now();
    await drain(app, 5000);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('cuts off at the deadline whoever sent half a request', async () => {
    const app = realApp();
    const port = await listen(app);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /api HTTP/1.1\r\nHost: a\r\nX-Half');
    await wait(100);
    const started = performance.now();
    await drain(app, 300);
    expect(performance.now() - started).toBeLessThan(2000);
    socket.destroy();
  });
});
