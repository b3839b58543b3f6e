// favsmith check: packages without findings, folders, pages, HTTP. test/check covers the rules.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteFinding } from '../../src/check/site.ts';
import { mediaTypeOf } from '../../src/model/package-file.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { temporaryFolder } from '../at-end.ts';
import { run } from './run.ts';

const writePackage = async (body: ExportBody): Promise<string> => {
  const folder = temporaryFolder();
  const { files, head } = await exportPackage(body);
  for (const { path, bytes } of files) writeFileSync(join(folder, path), bytes);
  writeFileSync(join(folder, 'index.html'), `<!doctype html>\n<head>\n${head}</head>\n`);
  return folder;
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

const edit = (path: string, change: (text: string) => string) => (folder: string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
const write = (path: string, bytes: string | Uint8Array) => (folder: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
};

/** A PNG. `colorAt` returns the color of each pixel. */
const png = (width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  return encode({ width, height, depth: 8, channels: 4, data });
};
const RED = [255, 0, 0, 255];
const SVG_WITH_STYLE =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><style>path{fill:red}</style><path d='M0 0h9v9z'/></svg>";

describe('favsmith check', () => {
  it.each<[ExportBody]>([
    [{ library: 'phosphor', name: 'rocket', style: 'duotone', include_dark_mode: true }],
    [{ library: 'tabler', name: 'rocket', bg_mode: 'linear', padding: 0, shape: 'circle' }],
    [{ text: 'WM', shape: 'none', padding: 0 }],
    [{ text: '字', bg: '#fff', fg: '#000' }],
  ])('finds nothing in the package of %j', async body => {
    expect(await check(await writePackage(body))).toEqual({ code: 0, err: '', findings: [] });
  });

  it('checks the files of a folder without a page', async () => {
    const folder = temporaryFolder();
    cpSync(join(good, 'favicon.svg'), join(folder, 'favicon.svg'));
    const { code, findings } = await check(folder);
    expect(code).toBe(1);
    expect(findings.map(({ subject, message }) => `${subject}: ${message}`)).toEqual([
      expect.stringMatching(/^\/favicon\.ico: The file is missing;/),
      '/apple-touch-icon.png: The file is missing.',
      '/site.webmanifest: The file is missing.',
      expect.stringMatching(/^page: No page was found/),
    ]);
  });

  it.each<[string, (folder: string) => void]>([
    ['nothing', () => {}],
    ['a text', write('notes.txt', 'hello')],
    ['a photograph', write('photo.jpg', Buffer.from('ffd8ffe000104a46', 'hex'))],
    ['JSON', write('data.json', '{"a":1}')],
  ])('says in one sentence that a folder with %s is not a site', async (_name, fill) => {
    const folder = temporaryFolder();
    fill(folder);
    const { code, findings } = await check(folder);
    expect(code).toBe(1);
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^This is not a site: [^.]*\.$/),
    ]);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['photo.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), /photo\.jpg is a JPEG, not a site/],
    ['photo.png', png(1, 1, () => RED), /photo\.png is a PNG, not a site/],
    ['notes.txt', 'hello', /notes\.txt is text, not a site/],
    ['data.json', '{"a":[1]}', /data\.json is JSON, not a site/],
    ['url.txt', 'https://example.com/\n', /url\.txt is a URL, not a site/],
    ['empty.html', '', /empty\.html is empty, not a site/],
    ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /icon\.svg is an SVG, not a site/],
  ])('says in one sentence that %s is not a site', async (name, content, message) => {
    const file = join(temporaryFolder(), name);
    writeFileSync(file, content);
    const { code, out, err } = await run(['check', file]);
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(message)]);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('checks a single page with the files of its folder', async () => {
    const folder = copyOfGood();
    cpSync(join(folder, 'index.html'), join(folder, 'about.html'));
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    expect(await check(join(folder, 'about.html'))).toMatchObject({ code: 0, findings: [] });
  });

  it('names in its findings the page that it got as its argument', async () => {
    const folder = copyOfGood();
    writeFileSync(join(folder, 'about.html'), '<head><link rel="icon" href="none.svg"></head>');
    const subjects = (await check(join(folder, 'about.html'))).findings.map(({ subject }) => subject);
    expect(subjects).toContain('about.html');
    expect(subjects).not.toContain('index.html');
  });

  it('checks all pages of a Vite project except those in build folders', async () => {
    const folder = temporaryFolder();
    cpSync(good, join(folder, 'public'), { recursive: true });
    const page = readFileSync(join(good, 'index.html'), 'utf8');
    const pages = ['index.html', 'blog/index.html', 'dist/index.html'];
    for (const path of pages) write(path, path === pages[0] ? page : '<head></head>')(folder);
    write('package.json', '{"devDependencies":{"vite":"8"}}')(folder);
    expect((await check(folder)).findings).toEqual([
      expect.objectContaining({ subject: 'blog/index.html', message: 'No icon is linked.' }),
    ]);
  });

  it('finds files that a framework serves from its public folder', async () => {
    const folder = temporaryFolder();
    cpSync(good, join(folder, 'public'), { recursive: true });
    cpSync(join(good, 'index.html'), join(folder, 'index.html'));
    expect((await check(folder)).findings.length).toBeGreaterThan(0);
    writeFileSync(join(folder, 'package.json'), '{}');
    expect((await check(folder)).findings).toEqual([]);
  });

  it.each<[string, string]>([
    ['a PNG', `data:image/png;base64,${Buffer.from(png(32, 32, () => RED)).toString('base64')}`],
    [
      'an SVG without a type',
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='red' d='M0 0h9v9z'/></svg>",
    ],
  ])('counts the data URL of %s as an icon', async (_name, url) => {
    const folder = copyOfGood();
    edit('index.html', text =>
      text
        .replace(/<link.*icon" href="\/favicon.*>\n/g, '')
        .replace('<head>', `<head><link rel="icon" href="${url}">`),
    )(folder);
    const { findings } = await check(folder);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(findings.some(({ message }) => /No SVG/.test(message))).toBe(url.includes('png'));
  });

  it.each([
    ['a template expression', '{{ icon }}'],
    ['a GIF', 'icon.gif'],
    ['a data URL with braces', `data:image/svg+xml,${encodeURI(SVG_WITH_STYLE)}`],
  ])('finds nothing wrong with the link of %s', async (_name, href) => {
    const folder = copyOfGood();
    write('icon.gif', 'GIF89a')(folder);
    edit('index.html', text => text.replace('</head>', `<link rel="icon" href="${href}"></head>`))(folder);
    expect((await check(folder)).findings).toEqual([]);
  });

  it('finds the defects of an icon in a data URL', async () => {
    const folder = copyOfGood();
    edit('index.html', text => text.replace('/favicon.svg', 'data:image/svg+xml,%3Csvg'))(folder);
    expect((await check(folder)).findings).toEqual([
      expect.objectContaining({ level: 'error', message: expect.stringMatching(/^The file is not an SVG/) }),
    ]);
  });

  it('prints each defect and how to fix it', async () => {
    const folder = copyOfGood();
    edit('index.html', text => text.replace('48x48', 'any'))(folder);
    expect(await run(['check'], { folder })).toEqual({
      code: 1,
      err: '',
      out:
        'warning  index.html: The ICO has sizes="any", so Chromium loads it in addition to the SVG and may show it.\n' +
        '         Write sizes="48x48", the largest size in the file.\n' +
        '.: 0 errors, 1 warning, 0 remarks.\n',
    });
  });

  it.each([
    ['nowhere', 1, /^favsmith: There is no folder nowhere\.\n$/],
    ['', 2, /^favsmith: The folder or URL must not be empty\.\n$/],
    [
      'ftp://example.com',
      2,
      /^favsmith: Check a folder or an http or https URL, got "ftp:\/\/example\.com"\.\n$/,
    ],
    ['http://127.0.0.1:9', 1, /cannot be loaded: bad port\.\n$/],
  ])('rejects %s', async (target, code, message) => {
    const output = await run(['check', target]);
    expect(output).toMatchObject({ code, out: '' });
    expect(output.err).toMatch(message);
  });
});

describe('favsmith check of a file in a folder', () => {
  it.each([
    [4_000_000, /not a valid PNG/],
    [4_000_001, /has more than 4 MB, too many for an icon/],
  ])('with %d bytes has a finding that matches %s', async (bytes, message) => {
    const folder = copyOfGood();
    write('apple-touch-icon.png', new Uint8Array(bytes))(folder);
    const { findings } = await check(folder);
    const messages = new Set(findings.map(finding => finding.message).filter(text => message.test(text)));
    expect(messages.size).toBe(1);
    expect(findings.filter(finding => /missing/.test(finding.message))).toEqual([]);
  });
});

describe('favsmith check of a URL below a base path', () => {
  const below = async (startUrl: string, page = '/project/') => {
    const requested: string[] = [];
    const server = createServer(({ url = '/' }, response) => {
      requested.push(url);
      // Next.js with a basePath redirects /project/ to /project.
      if (page === '/project' && url === '/project/') {
        response.writeHead(308, { location: page }).end();
        return;
      }
      const path = url === page ? 'index.html' : url.replace(/^\/project\//, '');
      const isText = /\.(?:html|webmanifest)$/.test(path);
      try {
        if (url !== page && !url.startsWith('/project/')) throw new Error('not of this site');
        const bytes = readFileSync(join(good, path));
        response.setHeader('content-type', mediaTypeOf(path));
        response.end(
          isText
            ? bytes
                .toString()
                .replaceAll('href="/', 'href="/project/')
                .replace('"start_url": "./"', `"start_url": "${startUrl}"`)
            : bytes,
        );
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { findings } = await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}/project/`);
    server.close();
    return { requested, messages: findings.map(({ message }) => message) };
  };

  it.each([
    ['/project/', './'],
    ['/project', './'],
  ])(
    'finds nothing on a site at %s with the package and the start_url %s, and requests no file outside of the path',
    async (page, startUrl) => {
      const { requested, messages } = await below(startUrl, page);
      expect(messages).toEqual([]);
      expect(requested.length).toBeGreaterThan(5);
      expect(requested.filter(url => !`${url}/`.startsWith('/project/'))).toEqual([]);
    },
  );

  it('finds a start_url outside of the path', async () => {
    const { messages } = await below('/');
    expect(messages).toEqual([expect.stringMatching(/^start_url is \/, outside of the site at \/project\//)]);
  });
});

describe('favsmith check of a URL', () => {
  let server: Server;
  let address = '';
  const types: Record<string, string> = {};
  beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      const path = url === '/app/' ? '/index.html' : url;
      try {
        const bytes = readFileSync(join(good, path));
        response.setHeader('content-type', types[extname(path)] ?? `${mediaTypeOf(path)}; charset=utf-8`);
        response.end(bytes);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('finds nothing on a site with the package', async () => {
    expect(await check(`${address}/app/`)).toEqual({ code: 0, err: '', findings: [] });
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
