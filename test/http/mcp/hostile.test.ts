// Hostile messages at /mcp: depth, size, prototypes, unknown methods.
import { describe, expect, test } from 'vitest';
import { realApp } from '../real-app.ts';

const app = realApp();

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const call = (name: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${name},"arguments":${args}}}`;

const BODIES: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['a number as the method', '{"jsonrpc":"2.0","id":{},"method":7}'],
  ['nested arrays', deep(8000)],
  ['nested objects', deepObject(2500)],
  ['nested arguments', call('"search_icons"', `{"query":${deep(7000)}}`)],
  ['a nested tool name', call(deep(7000), '{}')],
  ['prototype keys', call('"export_favicon"', '{"__proto__":{"text":"A"},"constructor":{"text":"A"}}')],
  ['an inherited tool name', call('"__proto__"', '{}')],
  ['an unknown tool', call('"rm"', '{}')],
  ['arguments that are no object', call('"get_icon"', '[1,2]')],
  ['a path as a name', call('"get_icon"', '{"library":"../..","name":"/etc/passwd"}')],
  ['a long text', call('"export_favicon"', `{"text":"${'A'.repeat(15_000)}"}`)],
  ['control characters', call('"search_icons"', '{"query":"\\u0000\\ud800\\uffff"}')],
  ['a batch of 500 messages', `[${Array(500).fill('{"jsonrpc":"2.0","id":1}').join(',')}]`],
  ['numbers beyond doubles', call('"search_icons"', '{"query":"a","limit":1e999,"offset":-1e999}')],
  [
    'an unknown protocol version',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"9"}}',
  ],
  ['resources', '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}'],
  ['a subscription', '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}'],
];

describe.each(BODIES)('an MCP message with %s', (_, payload) => {
  test('gets a response with a status below 500 that reveals no internals', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(/node_modules|at \w+ \(|root:|\/src\//);
    expect(response.headers['x-request-id']).toBeDefined();
  });
});
