import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

describe('the environment', () => {
  it('may say nothing', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toEqual({
      port: 3000,
      host: '0.0.0.0',
      trustProxy: false,
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['PUBLIC_URL', 'https://icons.example.org/', { publicUrl: 'https://icons.example.org' }],
    ['PUBLIC_URL', 'http://icons.example.org:8080/fav/', { publicUrl: 'http://icons.example.org:8080/fav' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1, loopback', { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
    ['LOG_LEVEL', 'DEBUG', { logLevel: 'debug' }],
  ])('with %s=%s says what it says', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  it('may trust a number of proxies', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map(hop => typeof trustProxy === 'function' && trustProxy('10.0.0.1', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'icons.example.org'],
    ['PUBLIC_URL', 'ftp://icons.example.org'],
    ['PUBLIC_URL', 'https://icons.example.org/?a'],
    ['PUBLIC_URL', 'https://user:word@icons.example.org'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['LOG_LEVEL', 'loud'],
  ])('is refused with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({
        complaints: [expect.stringMatching(new RegExp(`^${name} must be .*, got "`))],
      }),
    );
  });

  it('hears of everything that is wrong with it at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL /);
  });
});
