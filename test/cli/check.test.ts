// favsmith check: packages without findings, one defect per rule, HTTP.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteFinding } from '../../src/check/site.ts';
import { mediaTypeOf } from '../../src/model/package-file.ts';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { run, temporaryFolder } from './run.ts';

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
const editManifest = (
  change: (manifest: { icons: Record<string, string>[] } & Record<string, unknown>) => void,
) =>
  edit('site.webmanifest', text => {
    const manifest = JSON.parse(text);
    change(manifest);
    return JSON.stringify(manifest);
  });
const write = (path: string, bytes: string | Uint8Array) => (folder: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
};

/** A PNG with the color of each pixel. */
const png = (width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  return encode({ width, height, depth: 8, channels: 4, data });
};
const RED = [255, 0, 0, 255];
const withStatedSize = (bytes: Uint8Array, side: number): Uint8Array => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  return changed;
};
const icoOf = (...sides: readonly number[]) => {
  const header = Buffer.alloc(6 + 16 * sides.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  sides.forEach((side, index) => {
    header.writeUInt8(side, 6 + index * 16);
    header.writeUInt8(side, 7 + index * 16);
  });
  return header;
};

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

  it.each<[string, (folder: string) => void, SiteFinding['level'], RegExp]>([
    ['no icon links', edit('index.html', () => '<head></head>'), 'error', /No icon is linked/],
    [
      'a linked file that is missing',
      edit('index.html', text => text.replace('/favicon.svg', '/icon.svg')),
      'error',
      /\/icon\.svg is linked but missing/,
    ],
    [
      'sizes="any" of the ICO',
      edit('index.html', text => text.replace('48x48', 'any')),
      'warning',
      /sizes="any"/,
    ],
    [
      'an ICO without sizes',
      edit('index.html', text => text.replace(' sizes="48x48"', '')),
      'warning',
      /The ICO has no sizes/,
    ],
    [
      'an ICO after the SVG',
      edit('index.html', text => text.replace(/(<link.*ico.*>)\n(<link.*svg.*>)/, '$2\n$1')),
      'warning',
      /The ICO comes after the SVG/,
    ],
    ['no SVG', edit('index.html', text => text.replace(/<link.*svg.*>/, '')), 'info', /No SVG is linked/],
    [
      'rel="shortcut icon"',
      edit('index.html', text => text.replace('rel="icon"', 'rel="shortcut icon"')),
      'info',
      /is obsolete/,
    ],
    [
      'no touch icon link',
      edit('index.html', text => text.replace(/<link.*touch.*>/, '')),
      'warning',
      /No touch icon/,
    ],
    [
      'no manifest link',
      edit('index.html', text => text.replace(/<link.*manifest.*>/, '')),
      'warning',
      /No manifest/,
    ],
    ['no theme color', edit('index.html', text => text.replace(/<meta.*>/g, '')), 'info', /no theme color/],
    [
      'a PNG named favicon.ico',
      write(
        'favicon.ico',
        png(16, 16, () => RED),
      ),
      'error',
      /The file is not an ICO/,
    ],
    ['an ICO of one size', write('favicon.ico', icoOf(32)), 'warning', /It has 32x32, but not 16x16, 48x48/],
    [
      'a truncated ICO',
      folder =>
        writeFileSync(
          join(folder, 'favicon.ico'),
          readFileSync(join(folder, 'favicon.ico')).subarray(0, 900),
        ),
      'error',
      /truncated/,
    ],
    [
      'a large ICO',
      folder =>
        writeFileSync(
          join(folder, 'favicon.ico'),
          Buffer.concat([readFileSync(join(folder, 'favicon.ico')), Buffer.alloc(200_000)]),
        ),
      'warning',
      /kB/,
    ],
    ['a broken SVG', write('favicon.svg', '<svg'), 'error', /The file is not an SVG/],
    [
      'an SVG without namespace',
      write('favicon.svg', '<svg viewBox="0 0 9 9"/>'),
      'error',
      /no SVG namespace/,
    ],
    [
      'an SVG without viewBox',
      write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'warning',
      /no viewBox/,
    ],
    [
      'an SVG that is not square',
      write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"/>'),
      'warning',
      /not square/,
    ],
    [
      'an SVG with a picture of another file',
      write(
        'favicon.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="a.png"/></svg>',
      ),
      'error',
      /refers to another file/,
    ],
    [
      'an SVG with text',
      write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>'),
      'warning',
      /contains text/,
    ],
    [
      'a touch icon with transparent pixels',
      write(
        'apple-touch-icon.png',
        png(180, 180, x => (x === 0 ? [0, 0, 0, 0] : RED)),
      ),
      'warning',
      /transparent/,
    ],
    [
      'a touch icon that is not square',
      write(
        'apple-touch-icon.png',
        png(180, 170, () => RED),
      ),
      'warning',
      /not square \(180x170\)/,
    ],
    [
      'a small touch icon',
      write(
        'apple-touch-icon.png',
        png(57, 57, () => RED),
      ),
      'warning',
      /only 57 px/,
    ],
    [
      'a PNG that declares more pixels than an icon has',
      write(
        'apple-touch-icon.png',
        withStatedSize(
          png(16, 16, () => RED),
          60_000,
        ),
      ),
      'error',
      /60000x60000 px, too many/,
    ],
    ['a touch icon that is no PNG', write('apple-touch-icon.png', 'GIF89a'), 'error', /not a valid PNG/],
    ['a manifest that is no JSON', write('site.webmanifest', '{,}'), 'error', /not usable/],
    [
      'a manifest without names',
      editManifest(manifest => {
        manifest.name = '';
        manifest.short_name = '';
      }),
      'warning',
      /no name/,
    ],
    [
      'a manifest without icons',
      editManifest(manifest => {
        manifest.icons = [];
      }),
      'warning',
      /no icon of 192x192 and 512x512/,
    ],
    [
      'a manifest without maskable icons',
      editManifest(manifest => {
        manifest.icons = manifest.icons.filter(({ purpose }) => purpose === 'any');
      }),
      'warning',
      /no maskable icon/,
    ],
    [
      'an icon for both purposes',
      editManifest(manifest => {
        for (const icon of manifest.icons) icon.purpose = 'any maskable';
      }),
      'warning',
      /purposes any and maskable/,
    ],
    ['an empty icon of the manifest', write('android-chrome-192x192.png', ''), 'error', /not a valid PNG/],
    [
      'a missing icon of the manifest',
      editManifest(({ icons }) => {
        for (const icon of icons) icon.src = 'none.png';
      }),
      'error',
      /icon none\.png is missing/,
    ],
    [
      'a missing icon of the manifest if only the first is missing',
      editManifest(({ icons }) => {
        if (icons[0]) icons[0].src = 'none.png';
      }),
      'error',
      /icon none\.png is missing/,
    ],
    [
      'a wrong size in the manifest',
      editManifest(manifest => {
        for (const icon of manifest.icons) if (icon.sizes === '192x192') icon.sizes = '200x200';
      }),
      'warning',
      /192x192 px, but sizes says 200x200/,
    ],
    [
      'a transparent maskable icon',
      write(
        'android-chrome-maskable-192x192.png',
        png(192, 192, () => [0, 0, 0, 0]),
      ),
      'warning',
      /maskable but transparent/,
    ],
    [
      'a maskable icon that fills its square',
      write(
        'android-chrome-maskable-192x192.png',
        png(192, 192, x => (x < 20 ? RED : [0, 0, 0, 255])),
      ),
      'warning',
      /leaves the safe zone/,
    ],
    ...['#12345', '075985', 'rgb(1,2', 'none', 'blau'].map(
      color =>
        [
          `the malformed theme color ${color}`,
          edit('index.html', text => text.replace(/(theme-color" content=")[^"]*/, `$1${color}`)),
          'warning',
          /^The theme color is ".*", which is not a color/,
        ] as [string, (folder: string) => void, SiteFinding['level'], RegExp],
    ),
    ...['theme_color', 'background_color'].map(
      member =>
        [
          `a malformed ${member} of the manifest`,
          editManifest(manifest => {
            manifest[member] = '#12345';
          }),
          'warning',
          new RegExp(`^${member} is "#12345", which is not a color`),
        ] as [string, (folder: string) => void, SiteFinding['level'], RegExp],
    ),
    [
      'a start_url on another site',
      editManifest(manifest => {
        manifest.start_url = 'https://example.com/';
      }),
      'warning',
      /start_url is https:\/\/example\.com\/, on another site/,
    ],
    [
      'a start_url outside of the scope',
      editManifest(manifest => {
        manifest.start_url = '/';
        manifest.scope = '/app/';
      }),
      'warning',
      /start_url is \/, outside of the scope \/app\//,
    ],
    [
      'a wrong type of an icon',
      edit('index.html', text => text.replace('image/svg+xml', 'image/png')),
      'warning',
      /It is an SVG, but type says image\/png/,
    ],
    [
      'a wrong type in the manifest',
      editManifest(({ icons }) => {
        for (const icon of icons) icon.type = 'image/webp';
      }),
      'warning',
      /It is a PNG, but type says image\/webp/,
    ],
    [
      'sizes of an ICO that it does not have',
      edit('index.html', text => text.replace('48x48', '64x64')),
      'warning',
      /It has 48x48, 32x32, 16x16 px, but sizes says 64x64/,
    ],
    [
      'malformed sizes',
      edit('index.html', text => text.replace('48x48', '48')),
      'warning',
      /sizes="48" is not valid/,
    ],
    [
      'sizes of an SVG in pixels',
      edit('index.html', text => text.replace('sizes="any"', 'sizes="32x32"')),
      'warning',
      /It is an SVG, but sizes says 32x32/,
    ],
    [
      'an SVG that is invisible in dark tabs',
      write(
        'favicon.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ),
      'warning',
      /hardly visible in dark browser tabs/,
    ],
    [
      'an SVG that is invisible in light tabs',
      write(
        'favicon.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="#fff"><path d="M0 0h9v9z"/></svg>',
      ),
      'warning',
      /hardly visible in light browser tabs/,
    ],
    [
      'a mask icon that is no SVG',
      edit('index.html', text =>
        text.replace('</head>', '<link rel="mask-icon" href="/favicon.ico" color="#000"></head>'),
      ),
      'error',
      /A mask icon must be an SVG, but the file is not: it is an ICO/,
    ],
    [
      'a mask icon that is missing',
      edit('index.html', text =>
        text.replace('</head>', '<link rel="mask-icon" href="/m.svg" color="#000"></head>'),
      ),
      'error',
      /\/m\.svg is linked but missing/,
    ],
    [
      'a mask icon without a color',
      edit('index.html', text =>
        text.replace('</head>', '<link rel="mask-icon" href="/favicon.svg"></head>'),
      ),
      'warning',
      /The color of mask-icon is "", which is not a color/,
    ],
    [
      'a page served instead of an icon',
      edit('index.html', text =>
        text.replace('/favicon.svg" sizes="any" type="image/svg+xml"', '/index.html"'),
      ),
      'error',
      /The file is HTML, not a picture/,
    ],
    [
      'a second page without icons',
      write('blog/index.html', '<!doctype html><head><title>Blog</title></head>'),
      'warning',
      /No icon is linked in this page/,
    ],
    [
      'a second page with a link that is missing',
      write('blog/index.html', '<!doctype html><head><link rel="icon" href="icon.png"></head>'),
      'error',
      /icon\.png is linked but missing/,
    ],
    [
      'a manifest without start_url',
      editManifest(manifest => {
        delete manifest.start_url;
      }),
      'info',
      /cannot be installed/,
    ],
  ])('finds %s', async (_name, damage, level, message) => {
    const folder = copyOfGood();
    damage(folder);
    const { code, findings } = await check(folder);
    expect(findings).toEqual(
      expect.arrayContaining([expect.objectContaining({ level, message: expect.stringMatching(message) })]),
    );
    expect(code).toBe(findings.some(finding => finding.level !== 'info') ? 1 : 0);
    for (const finding of findings) expect([finding.message, finding.fix].join(' ')).toMatch(/^\S.*\.$/);
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

  it('names the page that was chosen in its findings', async () => {
    const folder = copyOfGood();
    writeFileSync(join(folder, 'about.html'), '<head><link rel="icon" href="none.svg"></head>');
    const subjects = (await check(join(folder, 'about.html'))).findings.map(({ subject }) => subject);
    expect(subjects).toContain('about.html');
    expect(subjects).not.toContain('index.html');
  });

  it('checks the other pages of a project of Vite, but not those in folders of builds', async () => {
    const folder = temporaryFolder();
    cpSync(good, join(folder, 'public'), { recursive: true });
    const page = readFileSync(join(good, 'index.html'), 'utf8');
    const pages = ['index.html', 'blog/index.html', 'dist/index.html'];
    for (const path of pages) write(path, path === pages[0] ? page : '<head></head>')(folder);
    write('package.json', '{"devDependencies":{"vite":"8"}}')(folder);
    expect((await check(folder)).findings).toEqual([
      expect.objectContaining({ subject: 'blog/index.html', message: 'No icon is linked in this page.' }),
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
    ['/nowhere', 1, /^favsmith: There is no folder \/nowhere\.\n$/],
    ['', 2, /^favsmith: The folder or URL must not be empty\.\n$/],
    [
      'ftp://example.com',
      2,
      /^favsmith: Check a folder or an http or https URL, got "ftp:\/\/example\.com"\.\n$/,
    ],
    ['http://127.0.0.1:9', 1, /cannot be loaded: ECONNREFUSED\.\n$/],
  ])('rejects %s', async (target, code, message) => {
    const output = await run(['check', target]);
    expect(output).toMatchObject({ code, out: '' });
    expect(output.err).toMatch(message);
  });
});

describe('the size of a file in a folder', () => {
  it.each([
    [4_000_000, /not a valid PNG/],
    [4_000_001, /has more than 4 MB, too many for an icon/],
  ])('of %d bytes has a finding that says what is wrong', async (bytes, message) => {
    const folder = copyOfGood();
    write('apple-touch-icon.png', new Uint8Array(bytes))(folder);
    const { findings } = await check(folder);
    const messages = new Set(findings.map(finding => finding.message).filter(text => message.test(text)));
    expect(messages.size).toBe(1);
    expect(findings.filter(finding => /missing/.test(finding.message))).toEqual([]);
  });
});

describe('favsmith check of a URL below a base path', () => {
  const below = async (startUrl: string) => {
    const requested: string[] = [];
    const server = createServer(({ url = '/' }, response) => {
      requested.push(url);
      const path = url === '/project/' ? 'index.html' : url.replace(/^\/project\//, '');
      const isText = /\.(?:html|webmanifest)$/.test(path);
      try {
        if (!url.startsWith('/project/')) throw new Error('not of this site');
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

  it('finds nothing on a site with the package, and requests no file outside of the path', async () => {
    const { requested, messages } = await below('./');
    expect(messages).toEqual([]);
    expect(requested.length).toBeGreaterThan(5);
    expect(requested.filter(url => !url.startsWith('/project/'))).toEqual([]);
  });

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
      'error: Send .svg files as image/svg+xml.',
      'warning: Send .webmanifest files as application/manifest+json.',
    ]);
  });

  it('says what a URL is that is not a page', async () => {
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
