import { expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

it('the log entries of a request contain its id, trace, method and path, and no personal data', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const app = realApp({}, { logLevel: 'info', logStream });
  await app.inject({
    url: '/api/v1/icons?q=my+secret+project',
    remoteAddress: '203.0.113.77',
    headers: {
      'x-request-id': 'id-1',
      traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
      cookie: 'session=abc',
      'user-agent': 'browser',
    },
  });
  const entries = lines.map(line => JSON.parse(line));
  const ids = { reqId: 'id-1', traceId: TRACE };
  expect(entries[0]).toMatchObject({ ...ids, req: { method: 'GET', path: '/api/v1/icons' } });
  expect(entries.at(-1)).toMatchObject({ ...ids, res: { statusCode: 200 } });
  expect(lines.join('')).not.toMatch(/203\.0\.113\.77|secret\+project|session=abc|browser/);
});
