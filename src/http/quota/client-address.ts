// Identification of clients for quotas: API key, IPv4 address or IPv6 /64 network. (Decision 081)
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Identified = Pick<FastifyRequest, 'ip' | 'socket'> & Partial<Pick<FastifyRequest, 'apiKey'>>;

/** Returns the client of a request: its API key, the address reported by trusted proxies, or that of the socket. */
export const clientOf = ({ apiKey, ip, socket }: Identified): string =>
  (apiKey && `key ${apiKey.name}`) ??
  clientNetwork(ip) ??
  clientNetwork(withoutPort(ip)) ??
  clientNetwork(socket.remoteAddress ?? '') ??
  'unknown';

/** Removes the port that some proxies add: `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string => address.replace(/^\[(.*)\](?::\d+)?$|:\d+$/, '$1');

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Returns an IPv4 address as it is, and the /64 network of an IPv6 address, because providers assign at least a /64 to
 * each customer (RFC 6177). Returns `undefined` for other text.
 */
export const clientNetwork = (address: string): string | undefined => {
  const version = isIP(address);
  if (version === 0) return undefined;
  if (version === 4) return address;
  const groups = groupsOf(address);
  return (
    mappedIpv4(groups) ??
    `${groups
      .slice(0, NETWORK_GROUPS)
      .map(group => group.toString(16))
      .join(':')}::/64`
  );
};

/** Parses a valid IPv6 address into eight groups (RFC 4291, 2.2). */
const groupsOf = (address: string): readonly number[] => {
  const [head = '', tail = ''] = withoutZone(address)
    .replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, hexadecimalGroups)
    .split('::');
  const start = parseGroups(head);
  const end = parseGroups(tail);
  const zeros = Array<number>(IPV6_GROUPS - start.length - end.length).fill(0);
  return [...start, ...zeros, ...end];
};

const withoutZone = (address: string): string => address.replace(/%.*/, '');

const hexadecimalGroups = (_match: string, ...parts: readonly string[]): string => {
  const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const parseGroups = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16));

/** Extracts the IPv4 address from `::ffff:192.0.2.1`, which dual-stack sockets report (RFC 4291, 2.5.5.2). */
const mappedIpv4 = (groups: readonly number[]): string | undefined => {
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
};
