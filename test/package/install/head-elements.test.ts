import { expect, test } from 'vitest';
import { headElements, toHtml, toJsx } from '../../../src/package/install/head-elements.ts';
import { removeIconTags } from '../../../src/package/install/head-links.ts';
import { toNextObjects } from '../../../src/package/install/head-objects.ts';

const ICO = '<link rel="icon" href="/favicon.ico" sizes="48x48">';
const SVG = '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml"';

test('the head links one SVG for all resolutions if there is no second one', () => {
  const lines = toHtml(headElements([{ hex: '#075985' }], { hasDouble: false })).split('\n');
  expect(lines.slice(0, 2)).toEqual([ICO, `${SVG}>`]);
  expect(lines[2]).toContain('apple-touch-icon');
});

test('the head names og-image.png in HTML, JSX and Next.js metadata, and removeIconTags removes only that image', () => {
  const elements = headElements([{ hex: '#075985' }], { parts: ['tab', 'social'] });
  expect(toHtml(elements)).toContain('<meta property="og:image" content="/og-image.png">\n');
  expect(toJsx(elements)).toContain('<meta property="og:image" content="/og-image.png" />\n');
  const { metadata } = toNextObjects(elements);
  expect(metadata).toMatchObject({ openGraph: { images: ['/og-image.png'] } });
  expect(metadata).not.toHaveProperty('other');
  const other = '<meta property="og:image" content="https://example.com/card.png">\n';
  const installed = '<meta property="og:image" content="https://example.com/og-image.png">\n';
  expect(removeIconTags(`<head>\n${installed}${other}</head>`)).toBe(`<head>\n${other}</head>`);
});

test('toHtml replaces the root of addresses and nothing else', () => {
  const elements = [
    { tag: 'link', attributes: { rel: 'icon', href: '/favicon.ico' } },
    { tag: 'meta', attributes: { name: 'title', content: '/favicon.ico' } },
  ] as const;
  expect(toHtml(elements, { root: '/base/' })).toBe(
    '<link rel="icon" href="/base/favicon.ico">\n<meta name="title" content="/favicon.ico">\n',
  );
});

test.each([
  ['HTML', toHtml],
  ['JSX', toJsx],
])('%s escapes the delimiters of markup and of template languages', (_, render) => {
  const content = `"><script> {{7*7}} {% x %} <%= 7 %> @if(1) <?php ?> &amp; \u{1f680}`;
  const text = render([{ tag: 'meta', attributes: { name: 'title', content } }]);
  const value = /content="([^"]*)"/.exec(text)?.[1] ?? '';
  expect(value).not.toMatch(/[<>{}@]|&(?!amp;|quot;|lt;|gt;|#123;|#125;|#64;)/);
  expect(value).toContain('\u{1f680}');
});
