// Graceful shutdown: requests in flight, idle connections, deadline.
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drain } from '../../../src/http/connections/shutdown.ts';
import { open, rawRequest, serve } from '../raw-request.ts';
import { realServices } from '../real-app.ts';

/** Longer than the time limit of a test, so that it never takes effect. */
const FAR_DEADLINE_MILLISECONDS = 60_000;

describe('drain', () => {
  it('resolves after the response to the request in flight', async () => {
    const { exporter } = realServices;
    let isStarted = false;
    const slow: typeof exporter = {
      ...exporter,
      package: async (...call) => {
        isStarted = true;
        await wait(300);
        return exporter.package(...call);
      },
    };
    const { app, port } = await serve({ exporter: slow });
    const body = '{"text":"A"}';
    const head = `POST /api/export HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    const pending = rawRequest(port, head + body, 8000);
    await expect.poll(() => isStarted).toBe(true);
    const [response] = await Promise.all([pending, drain(app, FAR_DEADLINE_MILLISECONDS)]);
    expect(response.status).toBe(200);
  });

  it('closes idle connections without waiting for the deadline', async () => {
    const { app, port } = await serve();
    expect((await fetch(`http://127.0.0.1:${port}/api`)).status).toBe(200);
    await drain(app, FAR_DEADLINE_MILLISECONDS);
    await expect(rawRequest(port, 'GET /api HTTP/1.1\r\nHost: a\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['that sent nothing', ''],
    ['with half a header', 'GET /api HTTP/1.1\r\nHost: a\r\nX-Half'],
    ['with half a header after a response', 'GET /api HTTP/1.1\r\nHost: a\r\n\r\nGET /api'],
    ['without the body of its POST', 'POST /api/export HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
  ])('closes a connection %s without waiting for the deadline', async (_case, bytes) => {
    const { app, port } = await serve();
    const socket = await open(port);
    socket.resume().write(bytes);
    await wait(100);
    await drain(app, FAR_DEADLINE_MILLISECONDS);
    await expect.poll(() => socket.destroyed).toBe(true);
  });

  it('closes the connection of an endless request at the deadline', async () => {
    const never = () => new Promise<never>(() => {});
    const { app, port } = await serve({ exporter: { ...realServices.exporter, preview: never } });
    const pending = rawRequest(port, 'GET /api/preview.svg?text=A HTTP/1.1\r\nHost: a\r\n\r\n', 8000);
    await wait(100);
    await drain(app, 300);
    expect((await pending).isClosed).toBe(true);
  });
});
