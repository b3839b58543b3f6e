// Format by content, media types of responses, and counts of findings.
import { describe, expect, it } from 'vitest';
import { checkMediaType } from '../../src/check/declared-rules.ts';
import { formatOf, notASite } from '../../src/check/file-format.ts';
import { countsText, iconLinks, type SiteFinding } from '../../src/check/site.ts';
import { fileOf } from './sites.ts';

const bytesOf = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');

describe('the format of a file', () => {
  // Signatures: WHATWG MIME Sniffing, section 6. Media types: IANA.
  it.each([
    ['\x89PNG\r\n\x1a\n', 'a PNG', ['image/png']],
    ['\0\0\x01\0', 'an ICO', ['image/vnd.microsoft.icon', 'image/x-icon']],
    ['\xff\xd8\xff\xe0', 'a JPEG', ['image/jpeg']],
    ['GIF89a', 'a GIF', ['image/gif']],
    ['RIFF\0\0\0\0WEBPVP8', 'a WebP picture', ['image/webp']],
    ['\0\0\0\x1cftypavif', 'an AVIF picture', ['image/avif']],
    ['\0\0\0\x1cftypheic', 'a HEIC picture', []],
    ['BM6', 'a BMP', ['image/bmp']],
    ['%PDF-1.7', 'a PDF', []],
    ['PK\x03\x04', 'a ZIP', []],
    ['<?xml version="1.0"?><svg xmlns="a"/>', 'an SVG', ['image/svg+xml']],
    ['<html><svg/></html>', 'HTML', []],
    ['<!doctype html>', 'HTML', []],
    [' {"a": 1}', 'JSON', []],
    ['https://example.com/\n', 'a URL', []],
    ['a text', 'text', []],
    ['', 'empty', []],
    ['a\x01', 'a file of an unknown format', []],
    ['a\x0e', 'a file of an unknown format', []],
    ['a\x1f', 'a file of an unknown format', []],
    ['a\tb\r\x1b ', 'text', []],
    ['\x89PN', 'text', []],
  ])('with the content %j is %s', (content, name, mediaTypes) => {
    expect(formatOf(bytesOf(content))).toEqual({ name, mediaTypes });
  });

  it('is named in the message about a file that is not a site', () => {
    expect(notASite('a.html', '<!doctype html>')).toBeUndefined();
    expect(notASite('a.txt', ' https://example.com ')).toMatch(/^a\.txt is a URL, not a site: run .* URL\.$/);
    expect(notASite('a.png', bytesOf('\x89PNG\r\n\x1a\n'))).toMatch(
      /^a\.png is a PNG, not a site: check the/,
    );
  });
});

describe('the media type of a response', () => {
  it.each([
    ['a.svg', 'image/svg+xml', undefined],
    ['a.svg?v=1.png', 'text/plain', 'error: The server sends the media type text/plain.'],
    ['a.svg', '', 'error: The server sends no media type.'],
    ['A.PNG', 'image/jpeg', 'warning: The server sends the media type image/jpeg.'],
    ['a.png', 'image/png', undefined],
    ['a.ico', 'image/x-icon', undefined],
    ['a.ico', 'image/vnd.microsoft.icon', undefined],
    ['a.ico', 'application/json', 'warning: The server sends the media type application/json.'],
    ['a.webmanifest', 'application/manifest+json', undefined],
    ['a.webmanifest', 'application/json', undefined],
    ['a.webmanifest', 'text/html', 'warning: The server sends the media type text/html.'],
    ['a.php', 'text/html', undefined],
    ['icon', 'text/html', undefined],
    ['a.svg', undefined, undefined],
  ])('for the file %s is %j, which leads to the finding %s', (name, mediaType, expected) => {
    const file = { ...fileOf('', name), ...(mediaType !== undefined && { mediaType }) };
    expect(checkMediaType(file).map(({ level, message }) => `${level}: ${message}`)).toEqual(
      expected === undefined ? [] : [expected],
    );
  });
});

it('countsText counts findings by level and uses singular nouns for one finding', () => {
  const finding = (level: SiteFinding['level']) => ({ level, subject: 'a', message: 'b', fix: 'c' });
  expect(countsText([])).toBe('0 errors, 0 warnings, 0 remarks');
  expect(countsText([finding('warning'), finding('error'), finding('warning'), finding('info')])).toBe(
    '1 error, 2 warnings, 1 remark',
  );
});

it('iconLinks finds icons among links by their relation, and theme colors among meta elements by their name', () => {
  const tag = (name: string, attributes: Record<string, string>) => ({ name, attributes });
  const icon = tag('link', { rel: 'Shortcut ICON', href: 'a.ico' });
  const theme = tag('meta', { name: 'Theme-Color', content: 'red' });
  const links = iconLinks([
    icon,
    theme,
    tag('meta', { rel: 'icon', href: 'b.ico' }),
    tag('link', { name: 'theme-color' }),
    tag('link', { rel: 'icons' }),
    tag('link', { rel: 'icon', href: 'data:,' }),
  ]);
  expect(links).toMatchObject({ icons: [icon], themeColors: [theme], touchIcons: [], manifests: [] });
});
