// Hostile artwork. Each response takes bounded processor time, and is a package of allowed markup or a problem of the
// client.
// @module-tag slow
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openScriptDetector } from '../../scripts/sweep/script-detector.mjs';
import type { SvgElement } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';
import { describeInChromium, headlessPath } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';
import { MARK, svg } from './hostile-documents.ts';
import { HOSTILE_ARTWORK } from './hostile-variants.ts';

const app = realApp();

/** Elements that a package may contain, for any artwork. */
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

/** Maximum processor time of a response. A job ends after three seconds, and may have to start a thread. */
const MAXIMUM_SECONDS = 6;

/** Every SVG file that the tests of this file have received. */
const written = new Set<string>();

const exportOf = async (body: object) => {
  const request = {
    method: 'POST',
    url: '/api/v1/export',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    payload: JSON.stringify({ artwork: svg(MARK), include_dark_mode: true, ...body }),
  } as const;
  const before = process.cpuUsage();
  let response = await app.inject(request);
  // On a busy machine, a job goes on after its deadline, and a later request gets its result.
  while (response.statusCode === 429) response = await app.inject(request);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MAXIMUM_SECONDS);
  return response;
};

/** Asserts that a body gives harmless files or a problem of the client. */
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

test('there are at least 300 hostile documents, and their names are unique', () => {
  expect(new Set(HOSTILE_ARTWORK.map(([name]) => name)).size).toBe(HOSTILE_ARTWORK.length);
  expect(HOSTILE_ARTWORK.length).toBeGreaterThanOrEqual(300);
});

const FIELDS = ['artwork', 'dark_artwork'];

test.each(HOSTILE_ARTWORK.map(([name, artwork], index) => [name, FIELDS[index % 2], artwork] as const))(
  '%s as %s gives a harmless package or a problem',
  { timeout: 60_000 },
  (_, field = '', artwork) => expectHarmless({ [field]: artwork }),
);

const MARK_ALONE = svg(MARK);

describeInChromium('hostile artwork in Chromium', () => {
  let detector: Awaited<ReturnType<typeof openScriptDetector>>;
  beforeAll(async () => {
    detector = await openScriptDetector(headlessPath);
  });
  afterAll(() => detector.close());

  it('executes no script and loads nothing as a file of a package', { timeout: 900_000 }, async () => {
    expect(written.size).toBeGreaterThan(80);
    expect(await detector.effectsOf([...written])).toEqual([]);
  });

  it.each([
    ['a script', svg(`<script>document.title = 'a'</script>${MARK}`)],
    ['a dialog', svg(`<script>alert(1)</script>${MARK}`)],
    ['a script', svg(MARK, 'onload="document.title = 1" viewBox="0 0 24 24"')],
    [
      'a request of http://127.0.0.1/x.png',
      svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'),
    ],
    ['a request of http://127.0.0.1/x.css', svg(`<style>@import "http://127.0.0.1/x.css"</style>${MARK}`)],
    ['onclick="a()"', svg(`<g onclick="a()">${MARK}</g>`)],
    ['foreignObject', svg(`<foreignObject width="9" height="9"/>${MARK}`)],
  ])(
    'has the effect "%s" when Chromium opens the artwork itself, without an export',
    async (effect, document) => {
      const effects = await detector.effectsOf([MARK_ALONE, document]);
      expect(effects.map(each => each.effect)).toContain(effect);
      expect(effects.map(each => each.document)).not.toContain(MARK_ALONE);
    },
  );
});
