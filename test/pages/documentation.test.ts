import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { PROBLEM_CODES } from '../../src/contract/problems.ts';
import { curlCommand } from '../../src/pages/curl.ts';
import { listen } from '../http/raw-request.ts';
import { realApp } from '../http/real-app.ts';

const run = promisify(execFile);

const PAGES = ['/docs', '/docs/errors', '/docs/rate-limits', '/docs/versioning'];
const app = realApp();
afterAll(() => app.close());

const page = async (url: string) => (await app.inject(url)).body;

describe.each(PAGES)('%s', url => {
  it('loads nothing from elsewhere and allows nothing else', async () => {
    const { body, headers } = await app.inject(url);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const loaded = [...body.matchAll(/<(?:img|script|link)[^>]*?(?:src|href)="([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.every(address => address?.startsWith('/'))).toBe(true);
    expect(body).not.toMatch(/ style="| on\w+="|<style/);
  });

  it('has no link that leads nowhere', async () => {
    const links = [...(await page(url)).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    for (const link of new Set(links)) {
      const [path = '', anchor] = (link.startsWith('#') ? url + link : link).split('#');
      const response = await app.inject(path);
      expect([link, response.statusCode]).toEqual([link, path === '/' ? 302 : 200]);
      if (anchor) expect(response.body).toContain(`id="${anchor}"`);
    }
  });

  it('escapes a base address that is not what it should be', async () => {
    const { body } = await app.inject({ url, headers: { host: 'a"><script>alert(1)</script>' } });
    expect(body).not.toContain('<script>alert');
  });
});

describe('the list of errors', () => {
  it.each(PROBLEM_CODES)('has an anchor for %s', async code => {
    expect(await page('/docs/errors')).toContain(`id="${code}"`);
  });
});

describe('the reference', () => {
  it.each(OPERATIONS)(
    'shows $id with path, alias and every parameter',
    async ({ id, path, alias, parameters }) => {
      const section = (await page('/docs')).split(`id="${id}"`)[1]?.split('</section>')[0];
      for (const word of [path, alias, ...parameters.map(({ name }) => name)])
        expect(section).toContain(word);
    },
  );
});

describe('a curl command of the reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  let baseUrl = '';

  beforeAll(async () => {
    baseUrl = `http://127.0.0.1:${await listen(app)}`;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(OPERATIONS)('of $id works as it stands', async operation => {
    const command = curlCommand(operation, baseUrl).replace(/^curl/, 'curl --fail --silent --show-error');
    // The server lives in this very process, so the command must not block it.
    const { stdout } = await run('sh', ['-c', command], { cwd: folder });
    const { saveAs } = operation.sample as { saveAs?: string };
    if (saveAs === undefined) expect(() => JSON.parse(stdout)).not.toThrow();
    else expect(statSync(join(folder, saveAs)).size).toBeGreaterThan(100);
  });
});

describe('the small files', () => {
  it('say what they are', async () => {
    expect(await page('/robots.txt')).toMatch(/^User-agent: \*/);
    expect(await page('/llms.txt')).toMatch(/^# Favsmith\n\n> /);
    expect((await app.inject('/favicon.ico')).rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect(await page('/favicon.svg')).toMatch(/^<svg /);
  });
});
