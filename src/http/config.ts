// Configuration from environment variables and the settings file.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';

/** Reads `NAME=value` lines. Without a path, there are no settings. Adds a message if the file cannot be read. */
const readSettingsFile = (
  path: string | undefined,
  messages: string[],
): Readonly<Record<string, string | undefined>> => {
  if (!path) return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    messages.push(`SETTINGS_FILE must be a readable file: ${(error as Error).message}.`);
    return {};
  }
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public base URL of the service, without trailing slash; may have a path. */
  readonly publicUrl?: string;
  /** Proxies whose X-Forwarded-* fields are trusted: all, none, the nearest hops, or those in the given networks. */
  readonly trustProxy: boolean | string[] | ((address: string, hop: number) => boolean);
  /** Maximum number of open connections; lower if the limit on file descriptors requires it. */
  readonly maxConnections: number;
  /** Maximum number of open connections of one address that is no trusted proxy. */
  readonly maxConnectionsPerClient: number;
  /** Maximum number of worker threads; if absent, cores and memory decide. */
  readonly renderThreads?: number;
  readonly logLevel: string;
  /** Whether worker threads are prepared for the first export and stay. */
  readonly warmUp: boolean;
  /** Whether the quotas are enforced or only advertised. */
  readonly rateLimit: 'advertise' | 'enforce';
  /** URL of a Redis store that several processes use to share quota windows. */
  readonly redisUrl?: string;
  /** File with the API keys of known clients. */
  readonly apiKeysFile?: string;
  /** Port of the admin server; if absent, no admin server is started. */
  readonly adminPort?: number;
  readonly adminHost: string;
  /** Time after SIGTERM in which the service still accepts requests while the readiness check fails. */
  readonly shutdownDelaySeconds: number;
  /** Salt for hashes of client addresses in the log. If absent, the log contains no hashes. */
  readonly logAddressSalt?: string;
}

/** Thrown for invalid variables. `messages` has one sentence per variable. */
export class ConfigError extends Error {
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages.join('\n'));
    this.name = 'ConfigError';
    this.messages = messages;
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const MAXIMUM_DELAY_SECONDS = 60;

/** Shorter salts can be found by brute force, because hashing all IPv4 addresses takes only minutes. */
const MINIMUM_SALT_LENGTH = 16;

const RATE_LIMITS = ['advertise', 'enforce'] as const;

const MAXIMUM_PORT = 65_535;

const DEFAULT_MAX_CONNECTIONS = 10_000;

/** Enough for an office behind one address: browsers open six connections to a host. */
const DEFAULT_CONNECTIONS_PER_CLIENT = 256;

const MAXIMUM_THREADS = 64;

/** The environment of the process with changes. */
export const environmentWith = (changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
});

/**
 * Reads the configuration from the environment and from the file that SETTINGS_FILE names; the environment has
 * precedence. Blank variables count as absent. Throws a ConfigError that lists all invalid variables.
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config => {
  const messages: string[] = [];
  const file = readSettingsFile(environment.SETTINGS_FILE?.trim(), messages);
  const known = new Set<string>();
  const read = <T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | undefined,
    expected: string,
    { isSecret = false } = {},
  ): T => {
    known.add(name);
    const text = environment[name]?.trim() || file[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) {
      messages.push(`${name} must be ${expected}${isSecret ? '' : `, got ${JSON.stringify(text)}`}.`);
    }
    return value ?? fallback;
  };
  const publicUrl = read<string | undefined>(
    'PUBLIC_URL',
    undefined,
    parsePublicUrl,
    'the http or https address of the service without query and without a path of its own (/api, /docs, /assets, /mcp, /schemas, /skills)',
  );
  const redisUrl = read<string | undefined>(
    'REDIS_URL',
    undefined,
    parseRedisUrl,
    'an address like redis://host:6379 or rediss://user:password@host:6380',
    { isSecret: true },
  );
  const apiKeysFile = read<string | undefined>('API_KEYS', undefined, text => text, 'the path of a file');
  const adminPort = read<number | undefined>(
    'ADMIN_PORT',
    undefined,
    parsePort,
    `a port from 0 to ${MAXIMUM_PORT}`,
  );
  const renderThreads = read<number | undefined>(
    'RENDER_THREADS',
    undefined,
    text => (Number(parseCount(text)) <= MAXIMUM_THREADS ? Number(text) : undefined),
    `an integer from 1 to ${MAXIMUM_THREADS}`,
  );
  const logAddressSalt = read<string | undefined>(
    'LOG_ADDRESS_SALT',
    undefined,
    text => (text.length >= MINIMUM_SALT_LENGTH ? text : undefined),
    `a secret of at least ${MINIMUM_SALT_LENGTH} characters`,
    { isSecret: true },
  );
  const trust = read<ProxyTrust>(
    'TRUST_PROXY',
    { proxies: false },
    parseTrustProxy,
    'true, false, a number of proxies, or IP addresses and networks separated by commas',
  );
  const config: Config = {
    port: read('PORT', 3000, parsePort, `a port from 0 to ${MAXIMUM_PORT}`),
    host: read('HOST', '0.0.0.0', parseHost, 'a host name or an IP address'),
    ...(publicUrl !== undefined && { publicUrl }),
    trustProxy: trust.proxies,
    maxConnections: read(
      'MAX_CONNECTIONS',
      DEFAULT_MAX_CONNECTIONS,
      parseCount,
      'an integer from 1 to 999999',
    ),
    maxConnectionsPerClient: read(
      'MAX_CONNECTIONS_PER_CLIENT',
      DEFAULT_CONNECTIONS_PER_CLIENT,
      parseCount,
      'an integer from 1 to 999999',
    ),
    ...(renderThreads !== undefined && { renderThreads }),
    logLevel: read('LOG_LEVEL', 'warn', parseLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    warmUp: read('WARM_UP', true, parseBoolean, 'true or false'),
    rateLimit: read('RATE_LIMIT', 'advertise', parseRateLimit, 'advertise or enforce'),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(apiKeysFile !== undefined && { apiKeysFile }),
    ...(adminPort !== undefined && { adminPort }),
    adminHost: read('ADMIN_HOST', '127.0.0.1', parseHost, 'a host name or an IP address'),
    shutdownDelaySeconds: read(
      'SHUTDOWN_DELAY',
      0,
      parseDelay,
      `a number of seconds from 0 to ${MAXIMUM_DELAY_SECONDS}`,
    ),
    ...(logAddressSalt !== undefined && { logAddressSalt }),
  };
  for (const name of Object.keys(file)) {
    if (!known.has(name)) messages.push(`${name} in the file of SETTINGS_FILE is not a setting.`);
  }
  if (config.rateLimit === 'enforce' && trust.forgeable !== undefined) {
    messages.push(
      `TRUST_PROXY must be the number (up to ${MAXIMUM_HOPS}) or the networks of your proxies if RATE_LIMIT is enforce, ` +
        `got ${JSON.stringify(trust.forgeable)}: clients could choose their address.`,
    );
  }
  if (messages.length > 0) throw new ConfigError(messages);
  return config;
};

const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= MAXIMUM_PORT ? Number(text) : undefined;

const parseCount = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

const parseDelay = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= MAXIMUM_DELAY_SECONDS ? Number(text) : undefined;

const parseBoolean = (text: string): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;

const parseHost = (text: string): string | undefined =>
  isIP(text) || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined;

const parseLogLevel = (text: string): string | undefined =>
  LOG_LEVELS.find(level => level === text.toLowerCase());

const parseRateLimit = (text: string): Config['rateLimit'] | undefined =>
  RATE_LIMITS.find(mode => mode === text.toLowerCase());

const parseRedisUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
    ? text
    : undefined;

const parsePublicUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  const isAddress = /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return isAddress && !OWN_PATH.test(path) ? `${url.origin}${path}` : undefined;
};

// A proxy may forward requests with or without the base path. If the base path is also a path of the service, the
// server cannot distinguish the two.
const OWN_PATH =
  /^\/(?:api(?:\/.*)?|docs(?:\/frameworks)?|assets|mcp|schemas|skills(?:\/favsmith)?|\.well-known)$|\/api(?:\/v1)?$/;

interface ProxyTrust {
  readonly proxies: Config['trustProxy'];
  /** The value, if it trusts fields that clients can write themselves. */
  readonly forgeable?: string;
}

/** A chain of CDN, firewall, load balancer and ingress controller, and one more. */
const MAXIMUM_HOPS = 5;

/** The widest private networks: 10.0.0.0/8, and a /16 of IPv6; wider ones contain clients. */
const MINIMUM_PREFIX = { 4: 8, 6: 16 } as const;

const parseTrustProxy = (text: string): ProxyTrust | undefined => {
  const everyProxy = parseBoolean(text);
  if (everyProxy !== undefined) return { proxies: everyProxy, ...(everyProxy && { forgeable: text }) };
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return { proxies: (_address, hop) => hop < hops, ...(hops > MAXIMUM_HOPS && { forgeable: text }) };
  }
  const networks = text.split(',').map(entry => entry.trim());
  if (!networks.every(isNetwork)) return undefined;
  const wide = networks.find(isWide);
  return { proxies: networks, ...(wide !== undefined && { forgeable: wide }) };
};

const isWide = (network: string): boolean => {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined || /^f[cd]/i.test(address)) return false;
  // The IPv4 addresses within IPv6 start at bit 96 (RFC 4291, 2.5.5.2).
  const start = /^::ffff:/i.test(address) ? 96 + MINIMUM_PREFIX[4] : MINIMUM_PREFIX[isIP(address) as 4 | 6];
  return Number(prefix) < start;
};

// Network names of the proxy-addr package.
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  if (NAMED_NETWORKS.includes(text)) return true;
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
};

const FIRST_INHERITED_DESCRIPTOR = 3;

/**
 * The listening socket that systemd passes (sd_listen_fds(3)), instead of PORT and HOST. It stays open while the
 * service restarts, so that connections wait instead of being refused.
 */
export const inheritedSocket = (): { readonly fd?: number } => {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  return LISTEN_FDS === '1' && LISTEN_PID === `${process.pid}` ? { fd: FIRST_INHERITED_DESCRIPTOR } : {};
};
