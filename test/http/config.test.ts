import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { ConfigError, readConfig } from '../../src/http/config.ts';
import { DOCUMENTATION } from '../../src/http/pages/pages.ts';

const ADDRESS =
  'PUBLIC_URL must be the http or https address of the service without user, query and path of its own (/api, /docs, /assets, /mcp, /schemas, /skills)';

/** Rows of a variable and one of its values. */
const rowsOf = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).flatMap(([name, texts]) => texts.map(text => [name, text] as const));

describe('readConfig', () => {
  it('prefers variables with the prefix FAVSMITH_ to those without it', () => {
    const { port, host } = readConfig({
      PORT: '1',
      FAVSMITH_PORT: '2',
      HOST: '127.0.0.1',
      FAVSMITH_HOST: ' ',
    });
    expect([port, host]).toEqual([2, '127.0.0.1']);
  });

  it('uses the defaults for absent and blank variables', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toEqual({
      port: 3000,
      host: '0.0.0.0',
      trustProxy: false,
      maxConnections: 10_000,
      maxConnectionsPerClient: 256,
      logLevel: 'warn',
      rateLimit: 'advertise',
      adminHost: '127.0.0.1',
      shutdownDelaySeconds: 0,
    });
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['PUBLIC_URL', 'https://icons.example.org/', { publicUrl: 'https://icons.example.org' }],
    ['PUBLIC_URL', 'http://icons.example.org:8080/fav/', { publicUrl: 'http://icons.example.org:8080/fav' }],
    ['PUBLIC_URL', 'https://example.org/docs/fav', { publicUrl: 'https://example.org/docs/fav' }],
    ['PUBLIC_URL', 'https://example.org/apis', { publicUrl: 'https://example.org/apis' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['MAX_CONNECTIONS', '500', { maxConnections: 500 }],
    ['MAX_CONNECTIONS_PER_CLIENT', '50', { maxConnectionsPerClient: 50 }],
    ['RENDER_THREADS', '8', { renderThreads: 8 }],
    ['API_KEYS', '/etc/favsmith/keys.txt', { apiKeysFile: '/etc/favsmith/keys.txt' }],
    ['REDIS_URL', 'rediss://:secret@store:6380/1', { redisUrl: 'rediss://:secret@store:6380/1' }],
    ['ADMIN_PORT', '9090', { adminPort: 9090 }],
    ['ADMIN_HOST', '::', { adminHost: '::' }],
    ['SHUTDOWN_DELAY', '15', { shutdownDelaySeconds: 15 }],
    ['RATE_LIMIT', 'enforce', { rateLimit: 'enforce' }],
    ['LOG_LEVEL', 'DEBUG', { logLevel: 'debug' }],
  ])('accepts %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    [
      '10.0.0.0/8, ::1, loopback',
      ['10.1.2.3', '[::1]:443', '127.0.0.1:80', '[::1]'],
      ['11.0.0.1', 'unknown'],
    ],
    ['0.0.0.0/0', ['192.0.2.1', '[2001:db8::1]'], []],
  ])('trusts the proxies of TRUST_PROXY=%s, also if their address has a port', (text, trusted, others) => {
    const trusts = readConfig({ TRUST_PROXY: text }).trustProxy as (address: string, hop: number) => boolean;
    expect([...trusted, ...others].map(address => trusts(address, 0))).toEqual([
      ...trusted.map(() => true),
      ...others.map(() => false),
    ]);
  });

  it('trusts the number of hops in TRUST_PROXY', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map(hop => typeof trustProxy === 'function' && trustProxy('10.0.0.1', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(
    rowsOf({
      PORT: ['65536', '-1', '80.5', 'http'],
      HOST: ['a b', 'http://localhost'],
      PUBLIC_URL: ['icons.example.org', 'ftp://icons.example.org'],
      TRUST_PROXY: ['yes', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,,10.0.0.2'],
      MAX_CONNECTIONS: ['0', 'many'],
      MAX_CONNECTIONS_PER_CLIENT: ['0'],
      RENDER_THREADS: ['0', '65'],
      RATE_LIMIT: ['on'],
      ADMIN_PORT: ['metrics'],
      ADMIN_HOST: ['a b'],
      SHUTDOWN_DELAY: ['61', '5s'],
      LOG_LEVEL: ['loud'],
    }),
  )('rejects %s=%s with a message of one line, which quotes the value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*, got "${value}"\\.$`),
    );
  });

  it.each([
    'https://example.org/api/',
    'https://example.org/tools/api',
    'https://example.org/tools/api/v1/',
    'https://example.org/assets',
    'https://example.org/mcp',
  ])('rejects PUBLIC_URL=%s with one line, because its path is also a path of the service', value => {
    expect(() => readConfig({ PUBLIC_URL: value })).toThrow(new ConfigError(`${ADDRESS}, got "${value}".`));
  });

  it('rejects a base path that is the beginning of a route, because a proxy may remove base paths', () => {
    const routes = [
      ...OPERATIONS.flatMap(({ path, alias }) => [path, alias]),
      ...DOCUMENTATION.map(({ path }) => path),
    ];
    const folders = new Set(
      routes.flatMap(route =>
        route.split('/').flatMap((_, index, parts) => (index > 1 ? [parts.slice(0, index).join('/')] : [])),
      ),
    );
    expect([...folders]).toEqual(expect.arrayContaining(['/api', '/api/v1/icons/{library}', '/docs']));
    for (const folder of folders)
      expect(() => readConfig({ PUBLIC_URL: `https://example.org${folder}` }), folder).toThrow(ConfigError);
  });

  const USER = 'user:secret@icons.example.org';
  it.each(
    rowsOf({
      REDIS_URL: ['store:6379', 'http://store', 'redis:///', 'secret'],
      PUBLIC_URL: ['https://icons.example.org/?token=secret', `https://${USER}`, USER],
      TRUST_PROXY: ['user:secret@10.0.0.1'],
    }),
  )('rejects %s=%s without repeating the value, which may contain a password', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be (?!.*, got |.*secret).*\\.$`),
    );
  });

  const NETWORKS_OF_CLIENTS =
    'true; 6; 99; 0.0.0.0/1, 128.0.0.0/1; 10.0.0.1, 64.0.0.0/2; 2000::/3; ::ffff:0.0.0.0/96; fd00::/0; 10.0.0.0/00';
  it.each(NETWORKS_OF_CLIENTS.split('; '))(
    'rejects RATE_LIMIT=enforce with TRUST_PROXY=%s, because clients could choose their address',
    TRUST_PROXY => {
      expect(() => readConfig({ TRUST_PROXY })).not.toThrow();
      expect(() => readConfig({ RATE_LIMIT: 'enforce', TRUST_PROXY })).toThrow(
        /^TRUST_PROXY must be the number \(up to 5\) or the networks of your proxies if RATE_LIMIT is enforce/,
      );
    },
  );

  const NETWORKS_OF_PROXIES =
    '0; 1; 5; false; loopback; 10.0.0.0/8, fc00::/7; 2001:db8::/32; ::ffff:10.0.0.0/104';
  it.each(NETWORKS_OF_PROXIES.split('; '))('accepts RATE_LIMIT=enforce with TRUST_PROXY=%s', TRUST_PROXY => {
    expect(() => readConfig({ RATE_LIMIT: 'enforce', TRUST_PROXY })).not.toThrow();
  });

  it('throws one error that lists every invalid variable', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL /);
  });
});
