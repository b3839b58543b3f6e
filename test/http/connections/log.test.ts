// Log entries of requests, without personal data.
import { describe, expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The log entries of one request from 203.0.113.77. */
const logOf = async () => {
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
  return { text: lines.join(''), entries: lines.map(line => JSON.parse(line)) };
};

describe('the log entry of a request', () => {
  it('contains request id, trace id, method and path', async () => {
    const { entries } = await logOf();
    const ids = { reqId: 'id-1', traceId: TRACE };
    expect(entries[0]).toMatchObject({ ...ids, req: { method: 'GET', path: '/api/v1/icons' } });
    expect(entries.at(-1)).toMatchObject({ ...ids, res: { statusCode: 200 } });
  });

  it('contains no address, query, cookie or user agent', async () => {
    const { text } = await logOf();
    for (const personal of ['203.0.113.77', 'secret+project', 'session=abc', 'browser']) {
      expect(text).not.toContain(personal);
    }
  });
});
