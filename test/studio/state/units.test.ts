// Modules of the studio without a browser, and the built page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrastRatio, formatColor, mix, parseColor } from '../../../src/compose/color/color.ts';
import { parseExportBody } from '../../../src/contract/export/export-body.ts';
import { EXPORT_FIELDS } from '../../../src/contract/export/export-fields.ts';
import type { Color } from '../../../src/model/scene.ts';
import { readBoard } from '../../../src/studio/share/links.ts';
import { contrastOf } from '../../../src/studio/state/contrast.ts';
import {
  applyChange,
  type Design,
  INITIAL_DESIGN,
  lightLook,
  withItem,
  zipName,
} from '../../../src/studio/state/design/design.ts';
import { PALETTES } from '../../../src/studio/state/design/design-changes.ts';
import { designFromQuery, designQuery, readDesign } from '../../../src/studio/state/design/design-query.ts';
import { hasPalette, paletteChange, shapeChange } from '../../../src/studio/state/design/plate-changes.ts';
import { COLD_FRAMES, createFrameQueue } from '../../../src/studio/state/frame-queue.ts';
import { createTypingPause } from '../../../src/studio/state/search/typing-pause.ts';
import { describeStudio, studioRoot } from '../studio-page.ts';

const color = (text: string) => parseColor(text) as Color;

describe.each(PALETTES)('the palette $name', palette => {
  const contrast = (design: Design) => contrastOf(lightLook(design), 'light').ratio;

  test('has a contrast of at least 4.5 along its gradient', () => {
    const [bg, bgTo, fg] = [palette.bg, palette.bgTo, palette.fg].map(color) as [Color, Color, Color];
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(fg, mix(bg, bgTo, share))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['none', 'circle'] as const)(
    'is recognized, and the icon is visible, with the shape %s',
    shape => {
      const design = applyChange(INITIAL_DESIGN, { shape });
      const styled = applyChange(design, paletteChange(palette, design));
      expect(contrast(styled)).toBeGreaterThanOrEqual(3);
      expect(PALETTES.filter(other => hasPalette(styled, other))).toEqual([palette]);
    },
  );

  test('leaves the icon visible when the background is removed and restored', () => {
    const before = applyChange(INITIAL_DESIGN, { bg: palette.bg, fg: palette.fg });
    const plain = applyChange(before, shapeChange('none', before));
    expect(contrast(plain)).toBeGreaterThanOrEqual(3);
    expect(contrast(applyChange(plain, shapeChange('circle', plain)))).toBeGreaterThanOrEqual(3);
  });
});

describe('the list of a field', () => {
  test.each([
    ['', 'b', true, 'b'],
    ['c', 'a', true, 'a,c'],
    ['a,c', 'c', false, 'a'],
    ['a', 'a', false, undefined],
    ['a', 'a', true, 'a'],
  ])('%j with %s chosen: %s is %s', (value, item, isChosen, expected) => {
    expect(withItem(['a', 'b', 'c'], value, { item, isChosen })).toBe(expected);
  });
});

describe('the query of a design', () => {
  test.each([
    ['?library=lucide&name=flame', INITIAL_DESIGN],
    ['?library=lucide&name=anvil', { library: 'lucide', name: 'anvil' }],
    ['?text=%C3%84B&bg=%23abc&padding=0.3', { text: 'ÄB', bg: '#abc', padding: 0.3 }],
    ['?text=A&include_dark_mode=true&dark_bg=none', { text: 'A', include_dark_mode: true, dark_bg: 'none' }],
  ])('%s parses to a design that formats to the same query', (address, design) => {
    expect(designFromQuery(address)).toEqual(design);
    expect(designQuery(design)).toBe(address);
  });

  test('omits defaults, which depend on the subject', () => {
    const icon = applyChange({}, { ...INITIAL_DESIGN, padding: 0.18, bg_mode: 'solid' });
    expect(designQuery(icon)).toBe('?library=lucide&name=flame');
    expect(designQuery(applyChange({}, { text: 'A', padding: 0.18 }))).toBe('?text=A&padding=0.18');
    expect(designQuery(applyChange({}, { text: 'A', padding: 0.1 }))).toBe('?text=A');
  });

  test.each([
    ['padding=7', { padding: 0.4 }],
    ['padding=-1', { padding: 0 }],
    ['stroke_scale=99', { stroke_scale: 3 }],
    ['bg_angle=-90', { bg_angle: 270 }],
    ['corner_radius=5', { corner_radius: 0.5 }],
  ])('limits the number in %s to the range of its field', (field, number) => {
    expect(designFromQuery(`${designQuery(INITIAL_DESIGN)}&${field}`)).toEqual({
      ...INITIAL_DESIGN,
      ...number,
    });
  });

  test('ignores invalid and unknown parameters', () => {
    const address = '?library=lucide&name=rocket&bg=nonsense&shape=heptagon&padding=x&fg=gold&what=ever';
    expect(designFromQuery(address)).toEqual({ library: 'lucide', name: 'rocket', fg: 'gold' });
  });

  test.each(['?padding=1e9', '?bg=%00', '?text=%F0%9F%98%80', '?stroke_scale=-Infinity', '?a=b&%', '?text='])(
    'parses to a valid design from %s',
    address => {
      expect(() => parseExportBody(designFromQuery(address))).not.toThrow();
    },
  );
});

describe('values of a link that no design can have', () => {
  test.each([
    ['?text=ABCDEFG', ['text']],
    ['?library=lucide&name=rocket&shape=star&padding=wide', ['shape', 'padding']],
    ['?library=lucide&name=rocket&bg=%23zzz', ['bg']],
    ['?artwork=%3Csvg%2F%3E', ['artwork']],
    ['?emoji=house', ['emoji']],
    ['?artwork=Acme.1x2y3z&dark_artwork=Acme.1x2y3z', []],
    ['?library=lucide&name=rocket&padding=9&utm_source=mail', []],
  ])('are named for %s', (query, fields) => {
    const { refused } = readDesign(query);
    expect(refused.map(text => text.split(' ')[0]).toSorted()).toEqual(fields.toSorted());
  });

  test.each([
    ['?board=garbage', 0, 1],
    ['?board=', 0, 1],
    ['?board=text%3DAB&board=text%3DABCDEFG&board=library%3Dlucide%26name%3Drocket', 2, 1],
  ])('leave designs out of the board of %s', (query, readable, unreadable) => {
    const board = readBoard(query);
    expect([board.designs.length, board.unreadable]).toEqual([readable, unreadable]);
  });
});

describe('the name of a ZIP', () => {
  test.each([
    ['Acme-Logo.1x2y3z', 'acme-logo-favicon.zip'],
    ['Logo.1x2y3z', 'logo-favicon.zip'],
  ])('of the logo %s is %s, unless the site has a name', (artwork, name) => {
    expect(zipName({ artwork }, 'artwork-favicon.zip')).toBe(name);
    expect(zipName({ artwork, site_name: 'Bakery' }, 'artwork-favicon.zip')).toBe('bakery-favicon.zip');
  });

  test.each([
    ['Bakery', 'bakery-favicon.zip'],
    ['Bean & Gone', 'bean-gone-favicon.zip'],
    ['Café Ünal', 'café-ünal-favicon.zip'],
    ['../../etc/passwd', 'etc-passwd-favicon.zip'],
    ['مقهى الشرق', 'مقهى-الشرق-favicon.zip'],
    ['パン屋', 'パン屋-favicon.zip'],
    ['***', 'lucide-flame-favicon.zip'],
    [undefined, 'lucide-flame-favicon.zip'],
  ])('of the site %s is %s', (site_name, name) => {
    const design = site_name === undefined ? {} : { site_name };
    expect(zipName(design, 'lucide-flame-favicon.zip')).toBe(name);
  });
});

describe('a change of the background shape', () => {
  test('to none gives the icon the color of the background, and the change back restores both', () => {
    const plain = applyChange(INITIAL_DESIGN, shapeChange('none', INITIAL_DESIGN));
    expect(plain).toEqual({ ...INITIAL_DESIGN, shape: 'none' });
    expect(formatColor(lightLook(plain).ink.stroke as Color)).toBe(EXPORT_FIELDS.bg.default);
    expect(applyChange(plain, shapeChange('rounded-square', plain))).toEqual(INITIAL_DESIGN);
  });

  test('keeps colors that stay visible', () => {
    const design = applyChange(INITIAL_DESIGN, { fg: '#422006', bg: '#fde047', stroke: '#431407' });
    expect(shapeChange('none', design)).toEqual({ shape: 'none' });
    expect(shapeChange('circle', { ...design, fg: '#fde047' })).toEqual({ shape: 'circle' });
  });
});

describe('the pause in typing', () => {
  test.each([40, 80, 150, 220, 300, 420, 600, 800, 1100])(
    'is longer than the time between the keys of a word at %i ms, and at most 1.2 s',
    interval => {
      let now = 0;
      const pauseAfter = createTypingPause(() => now);
      const pauses = 'umbrella'.split('').map((_, index, keys) => {
        now += interval;
        return pauseAfter(keys.slice(0, index + 1).join(''));
      });
      for (const pause of pauses) expect(pause).toBeGreaterThan(interval);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(1200);
      expect(pauses.at(-1)).toBeLessThan(Math.max(200, 2 * interval));
    },
  );

  test('is 120 ms after a paste and for a fast typist', () => {
    let now = 0;
    const pauseAfter = createTypingPause(() => now);
    expect(pauseAfter('umbrella')).toBe(120);
    const pauses = Array.from({ length: 12 }, (_, place) => {
      now += 40;
      return pauseAfter('u'.repeat(9 + place));
    });
    expect(pauses.at(-1)).toBe(120);
  });
});

describe('the frame queue', () => {
  /** A queue in a page whose clock advances by `stepMs` per step. With `isWarm`, the first frames are over. */
  const queueWith = (stepMs: number, { isWarm = true } = {}) => {
    const frames: FrameRequestCallback[] = [];
    const drawn: string[] = [];
    let now = 0;
    const page = {
      performance: { now: () => now } as Performance,
      requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    };
    const step = (name: string, times = 1) => {
      let left = times;
      return () => {
        now += stepMs;
        drawn.push(name);
        left -= 1;
        return left > 0;
      };
    };
    const nextFrame = () => {
      frames.shift()?.(now);
      return drawn.splice(0).join(' ');
    };
    const queue = createFrameQueue(page);
    const first = {};
    for (let frame = 0; isWarm && frame <= COLD_FRAMES; frame++) {
      queue.add(first, step('first'));
      nextFrame();
    }
    return { queue, step, nextFrame };
  };

  test('leaves the first frame after a pause to the control, and runs one step in each of the next frames', () => {
    const { queue, step, nextFrame } = queueWith(1, { isWarm: false });
    queue.add({}, step('a', COLD_FRAMES + 3));
    const shown = Array.from({ length: COLD_FRAMES + 2 }, nextFrame);
    expect(shown).toEqual(['', ...Array.from({ length: COLD_FRAMES }, () => 'a'), 'a a a']);
  });

  test('runs steps in each frame while they follow each other, and pauses after a frame without steps', () => {
    const { queue, step, nextFrame } = queueWith(1);
    const drag = () => {
      queue.add({}, step('a'));
      return nextFrame();
    };
    expect([drag(), drag(), nextFrame(), drag(), drag()]).toEqual(['a', 'a', '', '', 'a a']);
  });

  test('runs background steps after all other steps, and repeats a background step until its work is done', () => {
    const { queue, step, nextFrame } = queueWith(1);
    queue.add({}, step('cell', 2), { background: true });
    queue.add({}, step('preview'));
    expect(nextFrame()).toBe('preview cell cell');
  });

  test('runs one step in each frame if it takes longer than the budget', () => {
    const { queue, step, nextFrame } = queueWith(20);
    queue.add({}, step('a', 2));
    queue.add({}, step('b'));
    expect([nextFrame(), nextFrame(), nextFrame(), nextFrame()]).toEqual(['a', 'a', 'b', '']);
  });

  test('runs only the latest step of an owner, and no step of a removed owner', () => {
    const { queue, step, nextFrame } = queueWith(1);
    const [first, second] = [{}, {}];
    queue.add(first, step('old'));
    queue.add(first, step('new'));
    queue.add(second, step('removed'));
    queue.remove(second);
    expect(nextFrame()).toBe('new');
  });
});

describe('the built studio', () => {
  const html = readFileSync(join(studioRoot, 'index.html'), 'utf8');

  test('has a color for browsers without light-dark()', () => {
    const [, path = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
    const css = readFileSync(join(studioRoot, path), 'utf8');
    expect(css).not.toMatch(/light-dark\(/);
    expect(css).toMatch(/--paper:.*#faf8f5/);
  });

  test('has only relative URLs and no inline script or style', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(\.\/|docs(?:\/|$)|data:image\/svg)/);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*(?:src=|type="application\/json"))/);
  });

  test('has a title, a heading and a description without scripts', () => {
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toMatch(/<meta name="description" content="[^"]{80,160}"/);
    expect(html).toContain('<noscript>');
  });
});

describeStudio('the first view', ({ visit }) => {
  test.each([1440, 360])('loads at most 60 kB of compressed JavaScript at %i px, workers included', width => {
    const scripts = new Set<string>();
    return visit(
      {
        query: '',
        viewport: { width, height: 1400 },
        prepare: async page => {
          page.on('request', request => {
            const { pathname } = new URL(request.url());
            if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
          });
        },
      },
      async ({ page }) => {
        await page.locator('.showcase li').nth(11).waitFor();
        await page.waitForLoadState('networkidle');
        const bytes = [...scripts].map(
          path => gzipSync(readFileSync(join(studioRoot, path)), { level: 9 }).length,
        );
        const sum = bytes.reduce((total, size) => total + size, 0);
        expect(sum).toBeGreaterThan(30_000);
        expect(sum).toBeLessThanOrEqual(60_000);
      },
    );
  });
});
