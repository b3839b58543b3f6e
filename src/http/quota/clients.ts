// Identification of clients for quotas: API key, IPv4 address or IPv6 /64 network. (Decisions 081 and 087)

import { createHash, timingSafeEqual } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { readRegularFile } from '../../catalog/regular-file.ts';
import { QUOTAS, type QuotaClass } from '../../contract/limits.ts';
import { toError } from '../../model/unknown-value.ts';

type Identified = Pick<FastifyRequest, 'ip' | 'socket'> & Partial<Pick<FastifyRequest, 'apiKey'>>;

/** Identifies the client of a request by its API key or its address. */
export const clientOf = ({ apiKey, ip = '', socket }: Identified): string =>
  (apiKey && `key ${apiKey.name}`) ??
  clientNetwork(ip) ??
  clientNetwork(withoutPort(ip)) ??
  clientNetwork(socket.remoteAddress ?? '') ??
  'unknown';

/** Removes the port that some proxies add: `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
export const withoutPort = (address: string): string => address.replace(/^\[(.*)\](?::\d+)?$|:\d+$/, '$1');

/** Creates numbers by client. A client whose number is 0 takes no memory. */
export const createClientCounts = () => {
  const counts = new Map<string, number>();
  const get = (client: string): number => counts.get(client) ?? 0;
  return {
    get,
    add: (client: string, difference: number): void => {
      const count = get(client) + difference;
      if (count > 0) counts.set(client, count);
      else counts.delete(client);
    },
  };
};

/**
 * Identifies the client behind an address. An IPv4 address does not change, also if a dual-stack socket reports it as
 * ::ffff:192.0.2.1 (RFC 4291, 2.5.5.2). An IPv6 address is reduced to its /64 network, because providers assign at
 * least a /64 to each customer (RFC 6177). Returns `undefined` for other text.
 */
export const clientNetwork = (address: string): string | undefined => {
  const version = isIP(address);
  if (version === 0) return undefined;
  // `isIP` accepts only the canonical form of IPv4 addresses.
  if (version === 4) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map(group => group.toString(16));
  return `${groups.join(':')}::/64`;
};

export interface ApiKey {
  /** Name of the client. Several keys may share a name, for example while a key is being replaced. */
  readonly name: string;
  /** Requests per window for the quota classes that differ from the default. */
  readonly quotas: Partial<Readonly<Record<QuotaClass, number>>>;
}

export type ApiKeys = ReturnType<typeof openApiKeys>;

interface StoredKey extends ApiKey {
  readonly digest: Buffer;
}

/** Maximum number of keys in the file. Comparing a key with all of them takes about 0.2 ms. */
const MAXIMUM_KEYS = 1000;

const MAXIMUM_QUOTA = 1_000_000;

/**
 * Reads the keys, and reads them again when the file changes. Throws an Error if the file is invalid at the start.
 * Later errors go to `log`, and the former keys stay valid.
 */
export const openApiKeys = (path: string, log: (message: string) => void, pollMilliseconds = 1000) => {
  let keys = parseApiKeys(readRegularFile(path).toString('utf8'));
  const reload = (): void => {
    try {
      keys = parseApiKeys(readRegularFile(path).toString('utf8'));
    } catch (error) {
      log(`The former keys stay valid. The file of API_KEYS cannot be used: ${toError(error).message}`);
    }
  };
  watchFile(path, { interval: pollMilliseconds, persistent: false }, reload);
  return {
    /** Finds the key in an Authorization field (RFC 6750, 2.1). */
    find: (authorization: string | undefined): ApiKey | undefined => {
      const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
      if (token === undefined) return undefined;
      const digest = createHash('sha256').update(token).digest();
      // Compares all keys, so that the time does not depend on the matching key.
      return keys.filter(key => timingSafeEqual(key.digest, digest))[0];
    },
    close: () => unwatchFile(path, reload),
  };
};

/**
 * Parses lines of the form `<SHA-256 in hexadecimal> <name> [<class>=<requests>]...`. Ignores blank lines and lines
 * that start with #. Error messages quote nothing, because the file might contain a key instead of its digest.
 */
export const parseApiKeys = (text: string): readonly StoredKey[] => {
  const keys = text
    .split('\n')
    .flatMap((line, index) => (/^\s*(?:#|$)/.test(line) ? [] : [parseLine(line.trim(), index + 1)]));
  if (keys.length > MAXIMUM_KEYS) throw new Error(`It may have at most ${MAXIMUM_KEYS} keys.`);
  return keys;
};

const parseLine = (line: string, number: number): StoredKey => {
  const invalid = (expected: string) => new Error(`Line ${number} must have ${expected}.`);
  const [digest = '', name = '', ...quotas] = line.split(/\s+/);
  if (!/^[\da-f]{64}$/.test(digest)) throw invalid('the SHA-256 of a key in 64 lowercase hexadecimal digits');
  if (!/^[\w.-]{1,64}$/.test(name)) throw invalid('a name of up to 64 letters, digits, ".", "_" and "-"');
  const entries = quotas.map(quota => {
    const [, quotaClass = '', requests] = /^([a-z]+)=(\d{1,7})$/.exec(quota) ?? [];
    const isQuota = Number(requests) >= 1 && Number(requests) <= MAXIMUM_QUOTA;
    if (!isQuota || !COUNTED_CLASSES.includes(quotaClass))
      throw invalid(`quotas such as export=100 (${COUNTED_CLASSES.join(', ')}; 1 to ${MAXIMUM_QUOTA})`);
    return [quotaClass, Number(requests)];
  });
  return { digest: Buffer.from(digest, 'hex'), name, quotas: Object.fromEntries(entries) };
};

const COUNTED_CLASSES = Object.keys(QUOTAS).filter(name => name !== 'other');
