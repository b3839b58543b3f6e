// Hostile artwork: every response is a package of allowlisted markup or a problem of the client, in time.
// @module-tag slow
import { expect, it, test } from 'vitest';
import type { SvgElement } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';
import { describeInChromium, launchHeadless } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';
import { MARK, svg } from './hostile-documents.ts';
import { HOSTILE_ARTWORK, mutatedLogos } from './hostile-variants.ts';

const app = realApp();

/** Elements and attributes of packages, whatever the artwork. */
const ELEMENTS =
  /^(?:svg|style|defs|g|path|rect|circle|image|linearGradient|radialGradient|stop|clipPath|mask|pattern|filter|fe(?!Image)\w+)$/;

const unexpected = ({ name, attributes, children }: SvgElement): readonly string[] => [
  ...(ELEMENTS.test(name) ? [] : [name]),
  ...Object.entries(attributes)
    .filter(
      ([key, value]) =>
        /^on|:/i.test(key) ||
        /javascript|alert|127\.0\.0\.1|file:|expression/i.test(value) ||
        (key === 'href' && !/^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/]+=*$/.test(value)) ||
        (/url\(/.test(value) && !/^url\(#[\w-]+\)$/.test(value)),
    )
    .map(([key, value]) => `${name} ${key}="${value}"`),
  ...children.flatMap(unexpected),
];

/** A thread starts in less than two seconds, and a job ends after nine. */
const DEADLINE_MILLISECONDS = 12_000;

/** Every SVG file that a test of this file has received. */
const written = new Set<string>();

const exportOf = async (body: object) => {
  const start = performance.now();
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/export',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    payload: JSON.stringify({ artwork: svg(MARK), include_dark_mode: true, ...body }),
  });
  expect(performance.now() - start).toBeLessThan(DEADLINE_MILLISECONDS);
  return response;
};

/** Asserts that a body gives a package of harmless files or a problem of the client. */
const expectHarmless = async (body: object): Promise<void> => {
  const response = await exportOf(body);
  const { code, detail, files } = response.json();
  if (response.statusCode !== 200) {
    expect([response.statusCode, code]).toEqual([400, expect.stringMatching(/^invalid_(?:artwork|json)$/)]);
    expect(detail).toMatch(/^[\s\S]{10,400}$/);
    return;
  }
  for (const { path, content } of files) {
    if (!/\.(?:svg|json|html|webmanifest|txt)$/.test(path)) continue;
    expect(content).not.toMatch(
      /<script|<!ENTITY|<!DOCTYPE|javascript:|onload|alert\(|127\.0\.0\.1|\/etc\/passwd/i,
    );
    if (!path.endsWith('.svg')) continue;
    expect([path, unexpected(parseSvg(content))]).toEqual([path, []]);
    written.add(content);
  }
};

test('there are at least 300 hostile cases, each with a name of its own', () => {
  expect(new Set(HOSTILE_ARTWORK.map(([name]) => name)).size).toBe(HOSTILE_ARTWORK.length);
  expect(HOSTILE_ARTWORK.length).toBeGreaterThanOrEqual(300);
});

const FIELDS = ['artwork', 'dark_artwork'];

test.each(HOSTILE_ARTWORK.map(([name, artwork], index) => [name, FIELDS[index % 2], artwork] as const))(
  '%s as %s gives a harmless package or a problem',
  { timeout: 60_000 },
  (_, field = '', artwork) => expectHarmless({ [field]: artwork }),
);

test('real logos with random changes give harmless packages or problems', { timeout: 900_000 }, async () => {
  for (const artwork of mutatedLogos(300)) await expectHarmless({ artwork });
  expect(written.size).toBeGreaterThan(200);
});

describeInChromium('files of hostile artwork in Chromium', () => {
  /** Opens documents as files and as parts of a page; returns the dialogs that scripts open and the addresses that load. */
  const effectsOf = async (documents: readonly string[]): Promise<readonly string[]> => {
    const browser = await launchHeadless();
    const page = await browser.newPage();
    const effects: string[] = [];
    page.on('dialog', dialog => {
      effects.push('a dialog');
      dialog.dismiss();
    });
    const frames = documents.map((_, index) => `<iframe src="/${index}.svg"></iframe>`);
    await page.route('**', (route, request) => {
      const { origin, pathname } = new URL(request.url());
      const svg = origin === SITE ? documents[Number(/^\/(\d+)\.svg$/.exec(pathname)?.[1])] : undefined;
      if (svg !== undefined) return route.fulfill({ contentType: 'image/svg+xml', body: svg });
      if (origin === SITE && pathname === '/')
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: [...frames, ...documents].join('\n'),
        });
      if (!pathname.startsWith('/favicon')) effects.push(request.url());
      return route.abort();
    });
    await page.goto(SITE);
    await browser.close();
    return effects;
  };
  const SITE = 'http://favicons.test';

  it('execute no scripts and load nothing when they come from a package', { timeout: 900_000 }, async () => {
    expect(written.size).toBeGreaterThan(200);
    expect(await effectsOf([...written])).toEqual([]);
  });

  it('execute scripts and load images when they are not processed', async () => {
    const effects = await effectsOf([
      svg('<script>alert(1)</script>'),
      svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'),
    ]);
    expect(effects).toContain('a dialog');
    expect(effects).toContain('http://127.0.0.1/x.png');
  });
});
