// Artwork with its own look in dark mode.
import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../src/compose/artwork/clean-svg.ts';
import type { ExportBody } from '../../src/service/index.ts';
import { packageOf } from './pictures.ts';

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;
const MARK = '<path d="M4 4h16v16H4z"/>';

describe('cleanSvg', () => {
  it.each([
    ['rules of the dark scheme', '@media (prefers-color-scheme:dark){path{fill:#fff}}', '#ffffff'],
    [
      'rules of the light scheme alone',
      'path{fill:#fff}@media (prefers-color-scheme:light){path{fill:#000}}',
      '#ffffff',
    ],
    [
      'a negated query',
      'path{fill:#fff}@media not all and (prefers-color-scheme:dark){path{fill:#000}}',
      '#ffffff',
    ],
    [
      'a variable',
      ':root{--a:#000}@media (prefers-color-scheme:dark){:root{--a:#fff}}path{fill:var(--a)}',
      '#ffffff',
    ],
    ['light-dark()', ':root{color-scheme:light dark}path{fill:light-dark(#000,#fff)}', '#ffffff'],
    ['a system color', ':root{color-scheme:light dark}path{fill:CanvasText}', '#ffffff'],
    ['a filter of the root', '@media (prefers-color-scheme:dark){:root{filter:invert(1)}}', 'slope="-1"'],
  ])('returns the document in dark mode for %s', (_name, css, expected) => {
    const { svg: light, dark } = cleanSvg(svg(`<style>${css}</style>${MARK}`));
    expect(dark).toContain(expected);
    expect(light).not.toContain(expected);
  });

  it.each([
    ['no query', 'path{fill:#123}'],
    [
      'a query of the light scheme that changes nothing',
      '@media (prefers-color-scheme:light){.a{fill:#000}}',
    ],
    ['light-dark() without a color scheme', 'path{fill:light-dark(#000,#fff)}'],
  ])('returns no document in dark mode for %s', (_name, css) => {
    expect(cleanSvg(svg(`<style>${css}</style>${MARK}`)).dark).toBeUndefined();
  });
});

const ADAPTIVE = svg(
  `${MARK}<style>path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}</style>`,
);

const DARK_RULE = /@media\(prefers-color-scheme:dark\)\{\.\w+\{fill:#fff\}\}/;

describe('the package of artwork that has its own dark look', () => {
  it('adapts without a request for dark mode, and the report names that', async () => {
    const { textOf, find, findings } = await packageOf({ artwork: ADAPTIVE });
    expect(textOf('favicon.svg')).toMatch(DARK_RULE);
    expect(textOf('favicon-dark.svg')).toContain('fill="#fff"');
    expect(find('own-dark-look')?.level).toBe('info');
    expect(findings).not.toContain('warning dark-tab-strip');
  });

  it.each<[string, Partial<ExportBody>]>([
    ['a request for dark mode', { include_dark_mode: true }],
    ['dark_ink "original"', { dark_ink: 'original' }],
  ])('is the same with %s', async (_name, fields) => {
    const [{ textOf }, own] = [
      await packageOf({ artwork: ADAPTIVE, ...fields }),
      await packageOf({ artwork: ADAPTIVE }),
    ];
    for (const path of ['favicon.svg', 'favicon-dark.svg']) expect(textOf(path)).toBe(own.textOf(path));
  });

  it('is made again from its favsmith.json', async () => {
    const first = await packageOf({ artwork: ADAPTIVE });
    const again = await packageOf(JSON.parse(first.textOf('favsmith.json')));
    for (const path of ['favicon.svg', 'favicon-dark.svg', 'favsmith.json', 'head.html'])
      expect(again.textOf(path)).toBe(first.textOf(path));
  });

  it.each<[string, Partial<ExportBody>]>([
    ['a plate in light mode only', { bg: '#ffeedd' }],
    ['one ink', { artwork_ink: 'single' }],
  ])('has no dark look on %s', async (_name, fields) => {
    const { paths } = await packageOf({ artwork: ADAPTIVE, ...fields });
    expect(paths).not.toContain('favicon-dark.svg');
  });

  it('has the dark artwork of the design, if there is one', async () => {
    const dark = svg('<circle cx="12" cy="12" r="9" fill="#f0f"/>');
    const { textOf, find } = await packageOf({ artwork: ADAPTIVE, dark_artwork: dark });
    expect(textOf('favicon-dark.svg')).toContain('#f0f');
    expect(find('own-dark-look')).toBeUndefined();
  });
});
