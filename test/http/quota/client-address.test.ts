// Identification of clients by address.
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientNetwork, clientOf } from '../../../src/http/quota/clients.ts';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ...['', 'unknown', 'localhost', '192.0.2', '192.0.2.256', '2001:db8', '::1::'].map(
      text => [text, undefined] as const,
    ),
  ] as const)('maps the address %j to the client %s', (address, client) => {
    expect(clientNetwork(address)).toBe(client);
  });
});

describe('clientOf', () => {
  it.each([
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['_hidden', '203.0.113.9'],
  ])('maps the forwarded address %s to the client %s', (ip, client) => {
    const request = { ip, socket: { remoteAddress: '203.0.113.9' } } as FastifyRequest;
    expect(clientOf(request)).toBe(client);
  });
});
