// Configuration from environment variables.
import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { withoutPort } from './quota/clients.ts';

/**
 * Proxies whose X-Forwarded-* fields are used: all, none, or those for which the function returns true. `hop` is 0 for
 * the proxy that is connected to this server, 1 for the one before it.
 */
export type TrustProxy = boolean | ((address: string, hop: number) => boolean);

/** Has one line per invalid variable. */
export class ConfigError extends Error {}

interface VariableType<T> {
  /** Completes the sentence "The variable must be …". */
  readonly expected: string;
  readonly parse: (text: string) => T | undefined;
  /** Whether messages must not quote the value. */
  readonly isSecret?: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const createVariableReader = (environment: Variables) => {
  const messages: string[] = [];
  return {
    messages,
    /** Returns `fallback` if a variable is absent, blank or invalid. */
    read: <T, Fallback extends T | undefined>(
      name: string,
      { expected, parse, isSecret = false }: VariableType<T>,
      fallback: Fallback,
    ): T | Fallback => {
      // The prefix separates these variables from those of other programs.
      const text = (environment[`FAVSMITH_${name}`]?.trim() || environment[name])?.trim();
      if (!text) return fallback;
      const value = parse(text);
      // User and query of a URL may contain secrets.
      const isHidden = isSecret || /[@?#]/.test(text);
      if (value === undefined)
        messages.push(`${name} must be ${expected}${isHidden ? '' : `, got ${JSON.stringify(text)}`}.`);
      return value ?? fallback;
    },
  };
};

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration. Blank variables count as absent. Throws a ConfigError that lists all invalid variables. */
export const readConfig = (environment: Variables) => {
  const { read, messages } = createVariableReader(environment);
  const trust: ProxyTrust = read('TRUST_PROXY', PROXY_TRUST, { proxies: false });
  const config = {
    port: read('PORT', PORT, 3000),
    host: read('HOST', HOST, '0.0.0.0'),
    /** Public base URL of the service. It has no trailing slash and may have a path. */
    publicUrl: read('PUBLIC_URL', PUBLIC_URL, undefined),
    trustProxy: trust.proxies,
    /** Maximum number of open connections. A low limit on file descriptors reduces it. */
    maxConnections: read('MAX_CONNECTIONS', COUNT, 10_000),
    /**
     * Maximum number of open connections per client address. Does not apply to trusted proxies. The default suffices
     * for an office behind one address, because browsers open six connections to a host.
     */
    maxConnectionsPerClient: read('MAX_CONNECTIONS_PER_CLIENT', COUNT, 256),
    /** Maximum number of worker threads. Undefined derives the number from cores and memory. */
    renderThreads: read('RENDER_THREADS', THREAD_COUNT, undefined),
    logLevel: read('LOG_LEVEL', LOG_LEVEL, 'warn'),
    /** Whether the quotas are enforced or only advertised. */
    rateLimit: read('RATE_LIMIT', RATE_LIMIT, 'advertise'),
    /** URL of a Redis store in which several processes share quota windows. */
    redisUrl: read('REDIS_URL', REDIS_URL, undefined),
    apiKeysFile: read('API_KEYS', FILE, undefined),
    /** Port of the admin server. Undefined starts no admin server. */
    adminPort: read('ADMIN_PORT', PORT, undefined),
    adminHost: read('ADMIN_HOST', HOST, '127.0.0.1'),
    /** Seconds after SIGTERM in which the service accepts requests, although its readiness check fails. */
    shutdownDelaySeconds: read('SHUTDOWN_DELAY', DELAY, 0),
  };
  if (config.rateLimit === 'enforce' && trust.forgeable !== undefined)
    messages.push(
      `TRUST_PROXY must be the number (up to ${MAXIMUM_HOPS}) or the networks of your proxies if RATE_LIMIT is enforce, ` +
        `got ${JSON.stringify(trust.forgeable)}: clients could choose their address.`,
    );
  if (messages.length > 0) throw new ConfigError(messages.join('\n'));
  return config;
};

export const readProcessConfig = (changes: Variables): Config => readConfig({ ...process.env, ...changes });

const BOOLEAN: VariableType<boolean> = {
  expected: 'true or false',
  parse: text => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

const integer = (minimum: number, maximum: number, what = 'an integer'): VariableType<number> => ({
  expected: `${what} from ${minimum} to ${maximum}`,
  parse: text => {
    const value = Number(text);
    return /^\d{1,7}$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
  },
});

const PORT = integer(0, 65_535, 'a port');
const COUNT = integer(1, 999_999);
const THREAD_COUNT = integer(1, 64);
const DELAY = integer(0, 60, 'a number of seconds');

const HOST: VariableType<string> = {
  expected: 'a host name or an IP address',
  parse: text => (isIP(text) || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined),
};

const choice = <const Choice extends string>(...choices: readonly Choice[]): VariableType<Choice> => ({
  expected: `one of ${choices.join(', ')}`,
  parse: text => choices.find(each => each === text.toLowerCase()),
});

const LOG_LEVEL = choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');
const RATE_LIMIT = choice('advertise', 'enforce');

const FILE: VariableType<string> = { expected: 'the path of a file', parse: text => text };

const REDIS_URL: VariableType<string> = {
  expected: 'an address like redis://host:6379 or rediss://user:password@host:6380',
  parse: text =>
    URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
      ? text
      : undefined,
  isSecret: true,
};

// Base paths that PUBLIC_URL must not have, because the service uses them itself. A proxy may forward requests with or
// without the base path: with /docs, the server could not tell the base path from the page.
const OWN_PATH =
  /^\/(?:api(?:\/.*)?|docs(?:\/frameworks)?|assets|mcp|schemas|skills(?:\/favsmith)?|\.well-known)$|\/api(?:\/v1)?$/;

const PUBLIC_URL: VariableType<string> = {
  expected:
    'the http or https address of the service without user, query and path of its own (/api, /docs, /assets, /mcp, /schemas, /skills)',
  parse: text => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const path = url.pathname.replace(/(?<!\/)\/+$/, '');
    const isAddress = /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
    return isAddress && !OWN_PATH.test(path) ? `${url.origin}${path}` : undefined;
  },
};

interface ProxyTrust {
  readonly proxies: TrustProxy;
  /** The value of TRUST_PROXY if it trusts header fields that clients can forge. */
  readonly forgeable?: string;
}

/** Maximum number of hops: CDN, firewall, load balancer, ingress controller and one more. */
const MAXIMUM_HOPS = 5;

/** Minimum prefix lengths of proxy networks. Wider networks would contain clients. */
const MINIMUM_PREFIX = { ipv4: 8, ipv6: 16 };

const PROXY_TRUST: VariableType<ProxyTrust> = {
  expected: 'true, false, a number of proxies, or IP addresses and networks separated by commas',
  parse: text => {
    const everyProxy = BOOLEAN.parse(text);
    if (everyProxy !== undefined) return { proxies: everyProxy, ...(everyProxy && { forgeable: text }) };
    if (/^\d{1,2}$/.test(text)) {
      const hops = Number(text);
      return { proxies: (_address, hop) => hop < hops, ...(hops > MAXIMUM_HOPS && { forgeable: text }) };
    }
    const networks = text.split(',').map(entry => entry.trim());
    if (!networks.every(isNetwork)) return undefined;
    const wide = networks.find(isWide);
    const isEveryAddress = networks.some(network => /\/0+$/.test(network));
    const trusts = isEveryAddress ? () => true : compile(networks);
    return {
      proxies: address => trusts(withoutPort(address), 0),
      ...(wide !== undefined && { forgeable: wide }),
    };
  },
};

const isWide = (network: string): boolean => {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined || (/^f[cd]/i.test(address) && Number(prefix) > 0)) return false;
  // In an IPv4-mapped IPv6 address, the IPv4 address starts at bit 96 (RFC 4291, 2.5.5.2).
  if (/^::ffff:/i.test(address)) return Number(prefix) < 96 + MINIMUM_PREFIX.ipv4;
  return Number(prefix) < (isIP(address) === 4 ? MINIMUM_PREFIX.ipv4 : MINIMUM_PREFIX.ipv6);
};

// Names of networks in the package proxy-addr.
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = ''] = text.split('/', 1);
  return NAMED_NETWORKS.includes(text) || isIP(text) > 0 || (isIP(address) > 0 && ipaddr.isValidCIDR(text));
};

/** The socket that systemd passes (sd_listen_fds(3)), instead of PORT and HOST. It stays open over a restart. */
export const inheritedSocket = (): { readonly fd?: number } => {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  return LISTEN_FDS === '1' && LISTEN_PID === `${process.pid}` ? { fd: 3 } : {};
};
