// Matching of URLs with robots.txt and with the sources of a Content-Security-Policy, at an address on the web.
import { describe, expect, it } from 'vitest';
import { checkPolicies, checkRobots } from '../../src/check/access-rules.ts';
import { MISSING, type Site, type SitePage } from '../../src/check/site.ts';
import { fileOf } from './sites.ts';

const pageOf = (href: string, policy?: string): SitePage => ({
  name: 'page',
  url: 'https://example.com/shop/',
  tags: [{ name: 'link', attributes: { rel: 'icon', href } }],
  policy,
});

describe('a policy', () => {
  it.each([
    ['of 20,001 characters', "img-src 'none'".padEnd(20_001)],
    ['after ten others', `${"img-src 'self',".repeat(10)}img-src 'none'`],
  ])('%s is not read', (_, policy) => {
    expect(checkPolicies(pageOf('/a.svg', policy))).toEqual([]);
    expect(checkPolicies(pageOf('/a.svg', policy.replace("'self',", '').trim()))).toHaveLength(1);
  });

  it.each([
    ["img-src 'self'", '/a.svg', 'allows'],
    ["img-src 'self'", 'https://example.com/a.svg', 'allows'],
    ["img-src 'self'", 'https://cdn.example.com/a.svg', 'blocks'],
    ["IMG-SRC 'SELF'", '/a.svg', 'allows'],
    ['img-src *', 'https://cdn.example/a.svg', 'allows'],
    ['img-src *', 'data:image/svg+xml,', 'allows'],
    ['img-src *', 'data:image/svg+xml,a', 'blocks'],
    ['img-src * data:', 'data:image/svg+xml,a', 'allows'],
    ['img-src https:', '/a.svg', 'allows'],
    ['img-src http:', '/a.svg', 'allows'],
    ['img-src blob:', '/a.svg', 'blocks'],
    ['img-src example.com', '/a.svg', 'allows'],
    ['img-src https://example.com:443/icons/', '/icons/a.svg', 'allows'],
    ['img-src https://EXAMPLE.com', '/a.svg', 'allows'],
    ['img-src https://other.example', '/a.svg', 'blocks'],
    ['img-src *.example.com', 'https://cdn.example.com/a.svg', 'allows'],
    ['img-src https://*.example.com', '/a.svg', 'blocks'],
    ['img-src *.example.com', 'https://notexample.com/a.svg', 'blocks'],
    ["img-src 'nonce-abc' 'report-sample'", '/a.svg', 'blocks'],
    ["default-src 'none'", '/a.svg', 'blocks'],
    ["default-src 'none'; img-src 'self'", '/a.svg', 'allows'],
    ["img-src 'self'; img-src 'none'", '/a.svg', 'allows'],
    ["img-src 'self', img-src 'none'", '/a.svg', 'blocks'],
    ["script-src 'none'; frame-ancestors 'none'", '/a.svg', 'allows'],
    ['upgrade-insecure-requests', '/a.svg', 'allows'],
    ['', '/a.svg', 'allows'],
  ])('%s, applied to %s, %s it', (policy, href, effect) => {
    expect(checkPolicies(pageOf(href, policy))).toHaveLength(effect === 'blocks' ? 1 : 0);
  });

  it.each([
    ["default-src 'none'", '/a.svg', "Add 'self' to default-src."],
    ["img-src 'self'", 'data:image/svg+xml,a', 'Add data: to img-src.'],
    ["img-src 'self'", 'https://cdn.example/a.svg', 'Add https://cdn.example to img-src.'],
  ])('%s that blocks %s has the fix “%s”', (policy, href, fix) => {
    expect(checkPolicies(pageOf(href, policy))).toMatchObject([{ fix }]);
  });
});

/** A site on the web with a robots.txt on each of its hosts. */
const siteWith = (robots: Readonly<Record<string, string>>): Site => ({
  page: undefined,
  otherPages: [],
  basePath: '/',
  linksAreKnown: true,
  resolve: (url, base) => new URL(url, base).href,
  load: async address => (address in robots ? fileOf(robots[address] ?? '', address) : MISSING),
});
const OWN = 'https://example.com/robots.txt';
const CDN = 'https://cdn.example/robots.txt';
const enginesThatMiss = async (robots: Readonly<Record<string, string>>, href: string) => {
  const findings = await checkRobots(siteWith(robots), pageOf(href));
  return findings.map(({ message }) => /from|Google|Bing/.exec(message)?.[0]);
};

describe('robots.txt', () => {
  it.each([
    ['/shop/a.svg', 'blocks'],
    ['/shop/a', 'blocks'],
    ['/shop/b.svg', 'allows'],
    ['/shop/*.svg', 'blocks'],
    ['/shop/*.svg$', 'allows'],
    ['/shop/a.svg?v=2$', 'blocks'],
    ['/*?v=', 'blocks'],
    ['*a.svg', 'blocks'],
    ['/*a*.*v*2$', 'blocks'],
    ['/*a*2*.svg', 'allows'],
    ['/SHOP/a', 'allows'],
  ])('with Disallow: %s, applied to /shop/a.svg?v=2, %s it', async (pattern, effect) => {
    const robots = { [OWN]: `User-agent: googlebot\nDisallow: ${pattern}` };
    expect(await enginesThatMiss(robots, '/shop/a.svg?v=2')).toEqual(effect === 'blocks' ? ['Google'] : []);
  });

  it('of another host applies to the icons on that host', async () => {
    const robots = { [CDN]: 'User-agent: *\nDisallow: /' };
    expect(await enginesThatMiss(robots, 'https://cdn.example/a.svg')).toEqual(['Google', 'Bing']);
    expect(await enginesThatMiss(robots, '/a.svg')).toEqual([]);
  });

  it.each([
    ['a megabyte of wildcards', `User-agent: *\nDisallow: /${'*a'.repeat(500_000)}`],
    ['10,000 rules', `User-agent: *\n${'Disallow: /*a*a*a*a*b\n'.repeat(10_000)}`],
    ['100,000 groups', 'User-agent: x\n'.repeat(100_000)],
    ['bytes that are no text', '\0\xff'.repeat(100_000)],
  ])('with %s is read within its limits', async (_, robots) => {
    expect(await enginesThatMiss({ [OWN]: robots }, `/${'a'.repeat(450)}`)).toEqual([]);
  });
});
