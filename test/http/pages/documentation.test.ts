// Documentation pages: links, policies, escaping, commands, defaults.
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { designSchemaText } from '../../../src/contract/design.ts';
import { EXPORT_FIELDS } from '../../../src/contract/export/export-fields.ts';
import { COLOR_SYNTAX } from '../../../src/contract/export/field.ts';
import { OPERATIONS } from '../../../src/contract/operations.ts';
import { curlCommand, html } from '../../../src/http/pages/page.ts';
import {
  DOCUMENTATION,
  frameworkPath,
  GUIDE_DESIGN,
  INSTALL_COMMAND,
} from '../../../src/http/pages/pages.ts';
import { FRAMEWORKS } from '../../../src/package/install/frameworks.ts';
import { temporaryFolder } from '../../at-end.ts';
import { run as runCli } from '../../cli/run.ts';
import { serve } from '../raw-request.ts';
import { realApp } from '../real-app.ts';

const run = promisify(execFile);

const PAGES = DOCUMENTATION.filter(({ mediaType }) => mediaType.startsWith('text/html')).map(
  ({ path }) => path,
);
const app = realApp();

const page = async (url: string) => (await app.inject(url)).body;

describe('an HTML template', () => {
  it.each([
    [html`<p>${'<b>&"\'</b>'}</p>`, '<p>&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;</p>'],
    [html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    [html`${[1, html`<i>`, '<', false, undefined, [2]]}`, '1<i>&lt;2'],
    [html`<p>${false}${undefined}${0}</p>`, '<p>0</p>'],
  ])('escapes text but not markup: %j', ({ markup }, expected) => {
    expect(markup).toBe(expected);
  });
});

describe.each(PAGES)('%s', url => {
  it('loads only files of the same server, and its content security policy allows no others', async () => {
    const { body, headers } = await app.inject(url);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const loaded = [
      ...body.matchAll(/<(?:img|script|link(?! rel="canonical"))[^>]*?(?:src|href)="([^"]*)"/g),
    ].map(([, address]) => address);
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.every(address => address?.startsWith('.'))).toBe(true);
    expect(body).not.toMatch(/ style="| on\w+="|<style/);
  });

  it('links only to resources and anchors that exist', async () => {
    const links = Array.from(
      (await page(url)).matchAll(/(?:href|src)="([^"]*)"/g),
      ([, link = '']) => new URL(link.replaceAll('&amp;', '&'), `http://localhost${url}`),
    );
    for (const path of new Set(links.map(({ pathname, search }) => pathname + search))) {
      const { statusCode, body } = await app.inject(path);
      expect([path, statusCode]).toEqual([path, path === '/' ? 302 : 200]);
      for (const { pathname, search, hash } of links)
        if (hash && pathname + search === path) expect(body).toContain(`id="${hash.slice(1)}"`);
    }
  });

  it('has a title and a description, and no slot of its template is left', async () => {
    const body = await page(url);
    expect(body).toMatch(/<h1>\w[^<]+<\/h1>\n<p class="lead">\w[^<]+<\/p>/);
    expect(body).not.toMatch(/\{\{\w/);
  });

  it('escapes a Host that contains markup', async () => {
    const { body } = await app.inject({ url, headers: { host: 'a"><script>alert(1)</script>' } });
    expect(body).not.toContain('<script>alert');
  });
});

it('the reference page lists the path, the alias and every parameter of each operation', async () => {
  const reference = await page('/docs');
  for (const { id, path, alias, parameters } of OPERATIONS) {
    const section = reference.split(`id="${id}"`)[1]?.split('</section>')[0];
    for (const word of [path, alias, ...parameters.map(({ name }) => name)]) expect(section).toContain(word);
  }
});

const { baseUrl } = await serve();

// Windows has curl, but no sh.
describe.skipIf(process.platform === 'win32')('the curl command of the reference', () => {
  it.each(OPERATIONS)('for $id succeeds', async operation => {
    const folder = temporaryFolder();
    const command = curlCommand(operation, baseUrl).replace(/^curl/, 'curl --fail --silent --show-error');
    // Asynchronous, because the server runs in this process.
    const { stdout } = await run('sh', ['-c', command], { cwd: folder });
    const { saveAs } = operation.sample as { saveAs?: string };
    if (saveAs === undefined) expect(() => JSON.parse(stdout)).not.toThrow();
    else expect(statSync(join(folder, saveAs)).size).toBeGreaterThan(100);
  });
});

describe('the guide for a framework', () => {
  it('contains the theme color of the package that its first step exports', async () => {
    const headers = { accept: 'application/json' };
    const request = { method: 'POST', url: '/api/v1/export', payload: GUIDE_DESIGN, headers } as const;
    const { head } = (await app.inject(request)).json();
    expect(await page('/docs/frameworks/html')).toContain(html`<code>${head}</code>`.markup);
  });

  it('has a command that installs the same favicon', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    const [program, name, ...words] = INSTALL_COMMAND.split(' ').map(word => word.replaceAll('"', ''));
    expect([program, name]).toEqual(['npx', 'favsmith']);
    expect((await runCli([...words, '--yes'], { folder })).code).toBe(0);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(GUIDE_DESIGN.bg);
    expect(await page('/docs/frameworks/vite')).toContain(html`<code>${INSTALL_COMMAND}</code>`.markup);
  });

  it.each(FRAMEWORKS)(
    'for $id has a last step that says: “The browser tab shows the favicon.”',
    async framework => {
      const [, steps = ''] = (await page(frameworkPath(framework))).split('<ol class="steps">');
      const last = steps.split('</ol>')[0]?.split('<li>').at(-1);
      expect(last).toContain('The browser tab shows the favicon.');
    },
  );
});

describe('commands for PowerShell', () => {
  it.each(['/docs/guide', '/docs/frameworks/vite'])('on %s send the requests of those for sh', async url => {
    const blocks = [
      ...(await page(url)).matchAll(
        /<section class="sh">(.*?)<\/section><section class="powershell">(.*?)<\/section>/gs,
      ),
    ];
    expect(blocks.length).toBeGreaterThan(0);
    // URLs with their queries, and bodies.
    const requestsOf = (text = '') => text.match(/&#39;(?:http|\{).*?&#39;|'(?:http|\{).*?'/gs);
    for (const [, sh, powershell] of blocks) {
      expect(requestsOf(powershell)?.length).toBeGreaterThan(0);
      expect(requestsOf(powershell)).toEqual(requestsOf(sh));
    }
  });
});

describe('the section on colors', () => {
  it('lists the default of each color', async () => {
    const section = (await page('/docs')).split('id="colors"')[1];
    for (const [name, field] of Object.entries(EXPORT_FIELDS))
      if (field.type === 'color')
        expect(section).toContain(html`<td><code>${name}</code></td><td>${field.default}</td>`.markup);
  });

  it('describes the accepted color syntax, as llms.txt and the OpenAPI document do', async () => {
    const openapi = JSON.parse(await page('/openapi.json'));
    expect(openapi.components.schemas.ExportBody.description).toContain(COLOR_SYNTAX);
    for (const url of ['/docs', '/llms.txt']) expect(await page(url)).toContain(COLOR_SYNTAX);
  });
});

describe('the documentation files', () => {
  it('include the JSON Schema of favsmith.json', async () => {
    const response = await app.inject('/schemas/favsmith.json');
    expect(response.headers['content-type']).toBe('application/schema+json');
    expect(response.body).toBe(designSchemaText());
  });

  it.each([
    ['/robots.txt', /^User-agent: \*/],
    ['/llms.txt', /^# Favsmith\n\n> /],
    ['/favicon.svg', /^<svg /],
    ['/docs/style.css', /@font-face/],
    ['/theme.js', /favsmith\.theme/],
    [
      '/docs/style.css',
      /\(pointer: coarse\) \{\s+\.search input,\s+\.inputs input,\s+\.inputs select \{\s+font-size: max\(1rem, 16px\)/,
    ],
  ])('include %s, which matches %s', async (url, pattern) => {
    expect(await page(url)).toMatch(pattern);
  });

  it('include the font of the pages with at most 30 KiB, also for those who do not use the studio', async () => {
    const { headers, rawPayload } = await app.inject('/inter.woff2');
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringContaining('max-age=604800'),
    });
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect(rawPayload.length).toBeLessThanOrEqual(30 * 1024);
    expect((await app.inject('/docs')).headers['content-security-policy']).toContain("font-src 'self'");
  });

  it('include a search index of at most 20 kB, with every page and each of its sections', async () => {
    const { headers, body } = await app.inject('/docs/search.json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.length).toBeLessThanOrEqual(20_000);
    const entries: readonly (readonly [string, string, string, string])[] = JSON.parse(body);
    const sections = await Promise.all(
      PAGES.map(async url => [
        url,
        ...Array.from(
          (await page(url)).matchAll(/<section class="\w+" id="([^"]+)"/g),
          ([, id]) => `${url}#${id}`,
        ),
      ]),
    );
    expect(entries.map(([path]) => path)).toEqual(sections.flat());
    for (const [, title] of entries) expect(title).toMatch(/^[^<>&]{2,60}$/);
  });

  it.each([
    ['dark_bg', '/docs#exportFavicon'],
    ['retry', '/docs/clients'],
    ['php', '/docs/frameworks/wordpress'],
    ['tsx', '/docs/frameworks/next-app'],
    ['photographs', '/docs/own-logo#place'],
    ['mcp', '/docs/agents'],
    ['damaged', '/docs/errors#index_unavailable'],
  ])('include a search index that has the word %s at %s', async (word, path) => {
    const entries: readonly (readonly string[])[] = JSON.parse(await page('/docs/search.json'));
    expect(entries.find(([known]) => known === path)?.[3]?.split(' ')).toContain(word);
  });

  it('include an ICO with the signature of an icon', async () => {
    expect((await app.inject('/favicon.ico')).rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});
