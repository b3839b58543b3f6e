// Link previews: Open Graph elements of the studio's page, and the pictures that they name.
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../at-end.ts';
import { pixelAt, readPng } from '../../package/read-png.ts';
import { realApp } from '../real-app.ts';

const studioRoot = folderWith({ 'index.html': '<!doctype html><head><title>Studio</title></head>' });

const app = realApp({ studioRoot }, { publicUrl: 'https://icons.example.org' });

/** Contents of the Open Graph elements by property. */
const previewOf = async (url: string): Promise<Record<string, string>> => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  const elements = body.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g);
  return Object.fromEntries(
    Array.from(elements, ([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]),
  );
};

const pathOf = (url = ''): string => url.replace('https://icons.example.org', '');

const card = async (url: string) => {
  const { statusCode, headers, rawPayload } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  return rawPayload;
};

const headerSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the link of a design', () => {
  it.each([
    ['an icon', '/?library=lucide&name=croissant&site_name=Lisbon+Bakery', 'Lisbon Bakery: a new favicon'],
    ['initials', '/?text=AB&font=serif&site_name=%D9%85%D8%AE%D8%A8%D8%B2', 'مخبز: a new favicon'],
    ['an emoji without a site name', '/?emoji=%F0%9F%A6%8A', 'A new favicon'],
  ])('names the title and a picture of 1200 × 630 pixels of %s', async (_, link, title) => {
    const preview = await previewOf(link);
    expect(preview).toMatchObject({
      'og:title': title,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(preview['og:url']).toMatch(/^https:\/\/icons\.example\.org\/\?/);
    const png = await card(pathOf(preview['og:image']));
    expect(headerSize(png)).toEqual([1200, 630]);
  });

  it('draws artwork that is part of the link', async () => {
    const artwork =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#0a7"/></svg>';
    const preview = await previewOf(`/?${new URLSearchParams({ artwork })}`);
    // The middle of the icon; readPng centers the picture in a square.
    expect(pixelAt(readPng(await card(pathOf(preview['og:image']))), 256, 239)).toBe('#00aa77ff');
  });

  it('escapes the site name', async () => {
    const { body } = await app.inject(
      `/?${new URLSearchParams({ library: 'lucide', name: 'star', site_name: '"><script>alert(1)</script>' })}`,
    );
    expect(body).not.toContain('<script');
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('the preview of a link to several designs', () => {
  it('asks which design to choose, and shows all designs', async () => {
    const designs = ['library=lucide&name=star', 'text=B&bg=%230a7', 'emoji=%F0%9F%A6%8A'];
    const link = `/?${new URLSearchParams(designs.map((design): [string, string] => ['board', design]))}`;
    const preview = await previewOf(link);
    expect(preview['og:title']).toBe('Which one? A, B, C');
    expect(headerSize(await card(pathOf(preview['og:image'])))).toEqual([1200, 630]);
  });
});

describe('other links', () => {
  const LINKS =
    '/ /?q=a+bakery+in+Lisbon /?library=lucide&name=no-such-icon /?library=lucide&name=star&bg=%00 ' +
    '/?artwork=Acme-Logo.1x2y3z /?board= /?board=&board=text%3DABCDEF /?text=%E0%A4%A';
  it.each(LINKS.split(' '))('get the preview of the service for %s', async link => {
    expect(await previewOf(link)).toMatchObject({
      'og:title': 'Favsmith: a favicon in a minute',
      'og:image': 'https://icons.example.org/share.png',
    });
  });

  it('get a picture of the service', async () => {
    expect(headerSize(await card('/share.png'))).toEqual([1200, 630]);
  });
});

describe('the picture', () => {
  it.each([
    ['/share.png?library=lucide&name=no-such-icon', 404, 'icon_not_found'],
    ['/share.png?text=ABC', 400, 'invalid_text'],
    ['/share.png?shape=star&text=A', 400, 'invalid_shape'],
    ['/share.png?artwork=Acme-Logo.1x2y3z', 400, 'invalid_artwork'],
    ['/share.png?board=text%3DA&board=', 400, 'missing_export_source'],
    ['/share.png?bg=red', 400, 'missing_export_source'],
  ])('is a problem document for %s', async (url, status, code) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['content-type'], response.json().code]).toEqual([
      status,
      'application/problem+json',
      code,
    ]);
  });

  it('draws names of any length, and omits characters that no font contains', async () => {
    for (const site_name of ['x'.repeat(6000), '🦊🦊', '\u0000', 'a\nb', '…', ' 漢字 & co. مخبز'])
      expect(headerSize(await card(`/share.png?${new URLSearchParams({ text: 'A', site_name })}`))).toEqual([
        1200, 630,
      ]);
  });

  it('counts as several previews', async () => {
    const { headers } = await app.inject('/share.png?text=A');
    expect(headers).toMatchObject({
      'ratelimit-policy': '60;w=60',
      'cache-control': expect.stringContaining('max-age=604800'),
      etag: expect.stringMatching(/^"/),
    });
  });

  it('may be fetched by the crawlers of link previews', async () => {
    const { body } = await app.inject('/robots.txt');
    const disallowed = Array.from(body.matchAll(/^Disallow: (\S+)/gm), ([, path = '']) => path);
    expect(disallowed.some(path => '/share.png'.startsWith(path))).toBe(false);
  });
});
