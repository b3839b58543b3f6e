// favsmith check: packages without findings, folders, pages, HTTP. test/check covers the rules.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteFinding } from '../../src/check/site.ts';
import { mediaTypeOf } from '../../src/model/package-file.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { folderWith, serve, temporaryFolder } from '../at-end.ts';
import { run } from './run.ts';

const writePackage = async (body: ExportBody): Promise<string> => {
  const { files, head } = await exportPackage(body);
  return folderWith({
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])),
    'index.html': `<!doctype html>\n<head>\n${head}</head>\n`,
  });
};

const check = async (target: string) => {
  const { code, out, err } = await run(['check', target, '--json']);
  return { code, err, findings: JSON.parse(out).findings as readonly SiteFinding[] };
};

let good = '';
beforeAll(async () => {
  good = await writePackage({ library: 'lucide', name: 'rocket', include_dark_mode: true });
});

const copyOfGood = (): string => {
  const folder = temporaryFolder();
  cpSync(good, folder, { recursive: true });
  return folder;
};

/** A copy of the package with one page, in which `change` changes the text. */
const withPage = (change: (text: string) => string, path = 'index.html'): string => {
  const folder = copyOfGood();
  writeFileSync(join(folder, path), change(readFileSync(join(folder, 'index.html'), 'utf8')));
  return folder;
};

describe('favsmith check', () => {
  it.each<[ExportBody]>([
    [{ library: 'phosphor', name: 'rocket', style: 'duotone', include_dark_mode: true }],
    [{ library: 'tabler', name: 'rocket', bg_mode: 'linear', padding: 0, shape: 'circle' }],
    [{ text: 'WM', shape: 'none', padding: 0 }],
    [{ text: '字', bg: '#fff', fg: '#000' }],
  ])('finds nothing in the package of %j', async body => {
    expect(await check(await writePackage(body))).toEqual({ code: 0, err: '', findings: [] });
  });

  it.each([{}, { 'notes.txt': 'hello' }, { 'photo.jpg': Buffer.from('ffd8ffe000104a46', 'hex') }])(
    'says in one sentence that a folder with the files %j is not a site',
    async files => {
      const { code, findings } = await check(folderWith(files));
      expect(code).toBe(1);
      expect(findings).toMatchObject([{ message: expect.stringMatching(/^This is not a site: [^.]*\.$/) }]);
    },
  );

  it.each([
    ['photo.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), /photo\.jpg is a JPEG, not a site/],
    ['url.txt', 'https://example.com/\n', /url\.txt is a URL, not a site/],
    ['empty.html', '', /empty\.html is empty, not a site/],
  ])('says in one sentence that the file %s is not a site', async (name, content, message) => {
    const output = await run(['check', join(folderWith({ [name]: content }), name)]);
    expect(output).toEqual({ code: 1, out: '', err: expect.stringMatching(message) });
    expect(output.err.trim().split('\n')).toHaveLength(1);
  });

  it('checks the page that it gets as its argument, under its own name, with the files of its folder', async () => {
    const folder = withPage(text => text, 'about.html');
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    expect(await check(join(folder, 'about.html'))).toMatchObject({ code: 0, findings: [] });
    writeFileSync(join(folder, 'about.html'), '<head><link rel="icon" href="none.svg"></head>');
    const subjects = (await check(join(folder, 'about.html'))).findings.map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(['about.html']));
  });

  it('checks all pages of a Vite project except those in build folders', async () => {
    const folder = folderWith({
      'package.json': '{"devDependencies":{"vite":"8"}}',
      'index.html': readFileSync(join(good, 'index.html')),
      'blog/index.html': '<head></head>',
      'dist/index.html': '<head></head>',
    });
    cpSync(good, join(folder, 'public'), { recursive: true });
    expect((await check(folder)).findings).toMatchObject([
      { subject: 'blog/index.html', message: 'No icon is linked.' },
    ]);
  });

  it('prints each defect and how to fix it', async () => {
    const folder = withPage(text => text.replace('48x48', 'any'));
    expect(await run(['check'], { folder })).toEqual({
      code: 1,
      err: '',
      out:
        'warning  index.html: The ICO has sizes="any", so Chromium loads it in addition to the SVG and may show it.\n' +
        '         Write sizes="48x48", the largest size in the file.\n' +
        '.: 0 errors, 1 warning, 0 remarks.\n',
    });
  });
});

describe('favsmith check of a file in a folder', () => {
  it.each([
    [4_000_000, /not a valid PNG/],
    [4_000_001, /has more than 4 MB, too many for an icon/],
  ])('with %d bytes has a finding that matches %s', async (bytes, message) => {
    const folder = copyOfGood();
    writeFileSync(join(folder, 'apple-touch-icon.png'), new Uint8Array(bytes));
    const { findings } = await check(folder);
    const messages = new Set(findings.map(finding => finding.message).filter(text => message.test(text)));
    expect(messages.size).toBe(1);
    expect(findings.filter(finding => /missing/.test(finding.message))).toEqual([]);
  });
});

describe('favsmith check of a URL below a base path', () => {
  const below = async (startUrl: string, page = '/project/') => {
    const requested: string[] = [];
    const url = await serve(({ url = '/' }, response) => {
      requested.push(url);
      // Next.js with a basePath redirects /project/ to /project.
      if (page === '/project' && url === '/project/')
        return response.writeHead(308, { location: page }).end();
      const path = url === page ? 'index.html' : url.replace(/^\/project\//, '');
      if (!existsSync(join(good, path))) return response.writeHead(404).end();
      const text = readFileSync(join(good, path), 'latin1')
        .replaceAll('href="/', 'href="/project/')
        .replace('"start_url": "./"', `"start_url": "${startUrl}"`);
      response.setHeader('content-type', mediaTypeOf(path)).end(text, 'latin1');
    });
    const { findings } = await check(`${url}/project/`);
    return { requested, messages: findings.map(({ message }) => message) };
  };

  it.each(['/project/', '/project'])(
    'finds nothing on a site at %s with the package, and requests only robots.txt outside of the path',
    async page => {
      const { requested, messages } = await below('./', page);
      expect(messages).toEqual([]);
      expect(requested.length).toBeGreaterThan(5);
      expect(requested.filter(url => !`${url}/`.startsWith('/project/'))).toEqual(['/robots.txt']);
    },
  );

  it('finds a start_url outside of the path', async () => {
    const { messages } = await below('/');
    expect(messages).toEqual([expect.stringMatching(/^start_url is \/, outside of the site at \/project\//)]);
  });
});

describe('favsmith check of a URL', () => {
  let address = '';
  const types: Record<string, string> = {};
  let policy = "default-src 'self'";
  beforeAll(async () => {
    address = await serve(({ url = '/' }, response) => {
      const path = url === '/app/' ? '/index.html' : url;
      if (!existsSync(join(good, path))) return response.writeHead(404).end();
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', types[extname(path)] ?? `${mediaTypeOf(path)}; charset=utf-8`);
      response.end(readFileSync(join(good, path)));
    });
  });

  it('finds nothing on a site with the package', async () => {
    expect(await check(`${address}/app/`)).toEqual({ code: 0, err: '', findings: [] });
  });

  it('finds a Content-Security-Policy of the response that blocks the icons', async () => {
    policy = "default-src 'self', img-src 'none'";
    const { findings } = await check(`${address}/app/`);
    policy = "default-src 'self'";
    expect(findings.map(({ message }) => message)).toEqual([
      "The Content-Security-Policy (img-src 'none') keeps browsers from loading /favicon.ico, /favicon.svg, /favicon-2x.svg.",
    ]);
  });

  it('finds wrong media types', async () => {
    types['.svg'] = 'text/plain';
    types['.webmanifest'] = 'text/html';
    const { code, findings } = await check(`${address}/app/`);
    expect(code).toBe(1);
    expect(findings.map(({ level, fix }) => `${level}: ${fix}`)).toEqual([
      // One finding for favicon.svg and one for favicon-2x.svg.
      'error: Send .svg files as image/svg+xml.',
      'error: Send .svg files as image/svg+xml.',
      'warning: Send .webmanifest files as application/manifest+json.',
    ]);
  });

  it('names the format of a URL that is not a page', async () => {
    expect(await run(['check', `${address}/apple-touch-icon.png`])).toEqual({
      code: 1,
      out: '',
      err: `favsmith: ${address}/apple-touch-icon.png is a PNG, not a site: check the folder of a site, a page as HTML, or a URL.\n`,
    });
  });

  it('reports the status of a missing page', async () => {
    expect(await run(['check', `${address}/none`])).toMatchObject({
      code: 1,
      err: `favsmith: ${address}/none responds with status 404.\n`,
    });
  });
});
