// Layout of initials: condensed pairs, optical centering, and the plate around them at 16 px.
import { describe, expect, test } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import { glyphFromOutline, type Outline } from '../../../src/compose/glyph/glyph.ts';
import { DEFAULT_TYPEFACE, FONTS } from '../../../src/model/look.ts';
import { createShaper } from '../../../src/package/fonts/shaper.ts';
import { reportOn } from '../../../src/package/report.ts';
import { paint } from '../../compose/pixels.ts';
import { designOf } from '../../design-of.ts';
import { fontDirectory } from './font-directory.ts';

const shaper = createShaper(fontDirectory);
await shaper.load();

const ratioOf = ({ box }: Outline) => box.width / box.height;

describe('wide pairs of initials', () => {
  test.each(['WM', 'MW', 'ЖЩ', 'ШЩ', '漢字', '한글'])('are condensed by up to a fifth: %s', text => {
    const condensing = ratioOf(shaper.initials(text)) / ratioOf(shaper.outline(text));
    expect(condensing).toBeGreaterThan(0.79);
    expect(condensing).toBeLessThan(0.95);
  });

  test.each(['A', 'W', 'AB', 'OO', '漢', '한'])(
    'are the only condensed initials: %s keeps its width',
    text => {
      expect(shaper.initials(text)).toEqual(shaper.outline(text));
    },
  );

  test('keep the direction and the order of their letters', () => {
    const [wide, narrow] = [shaper.initials('WM'), shaper.outline('WM')];
    const start = ({ path, box }: Outline) => (Number.parseFloat(path.slice(1)) - box.x) / box.width;
    expect(start(wide)).toBeCloseTo(start(narrow), 2);
  });
});

/** The ink of initials without their plate, as coverage of each pixel. */
const inkOf = (text: string, pixels: number, font = DEFAULT_TYPEFACE.font) => {
  const { light } = designOf({ text });
  const glyph = glyphFromOutline(shaper.initials(text, { ...DEFAULT_TYPEFACE, font }));
  const { plateShapes = 0, ...scene } = composeScene(glyph, light, { role: 'any', pixels });
  const { rgba } = paint({ ...scene, plateShapes: 0, shapes: scene.shapes.slice(plateShapes) }, pixels);
  return Array.from({ length: pixels * pixels }, (_, at) => ({
    x: (at % pixels) + 0.5,
    y: Math.floor(at / pixels) + 0.5,
    ink: (rgba[4 * at + 3] ?? 0) / 255,
  }));
};

test('the stems of serif Щ and ШЩ are fully covered columns of pixels at 16 px', () => {
  for (const [text, stems, width] of [
    ['Щ', 3, 2],
    ['ШЩ', 6, 1],
  ] as const) {
    const middle = inkOf(text, 16, 'serif').filter(({ y }) => y === 8.5);
    const full = middle.filter(({ ink }) => ink > 0.9).map(({ x }) => x);
    const starts = full.filter(x => !full.includes(x - 1));
    expect(starts.length, text).toBe(stems);
    expect(full.length, text).toBe(stems * width);
  }
});

test('the hairlines of the display typeface are visible at 16 px', () => {
  for (const text of ['MM', 'AB', 'N', 'V']) {
    const bright = inkOf(text, 16, 'display').filter(({ ink }) => ink > 0.5).length;
    const plain = inkOf(text, 64, 'display').reduce((sum, { ink }) => sum + ink, 0) / 16;
    expect(bright, text).toBeGreaterThan(0.8 * plain);
  }
});

const findingsOf = (text: string, font = DEFAULT_TYPEFACE.font) => {
  const main = glyphFromOutline(shaper.initials(text, { ...DEFAULT_TYPEFACE, font }));
  return reportOn({ ...designOf({ text, font, text_form: 'short' }), glyphs: { main } }).findings;
};

test('the lines of most letters in serif typefaces are at least 0.8 px wide at 16 px', () => {
  for (const font of ['serif', 'slab', 'display'] as const) {
    const thin = [...'ACDEFGHIJKLMNOPRSTUVWXYZ'].filter(text => {
      const line = findingsOf(text, font).find(({ id }) => id === 'thinnest-line');
      return line && Number.parseFloat(line.value) < 0.8;
    });
    expect(thin.length, `${font} ${thin}`).toBeLessThanOrEqual(6);
  }
});

test.each(['MWW', '漢', '龍', 'WWW'])('the report says that %s is hard to read at 16 px', text => {
  const poor = findingsOf(text).filter(({ level }) => level === 'info');
  expect(poor.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^(?:letter-height|smallest-gap)$/));
  expect(poor).toContainEqual(expect.objectContaining({ setting: 'font_weight' }));
});

test.each(['MWW', 'WWW', 'MWM'])('the remedy that the report names for the low letters of %s works', text => {
  const messages = findingsOf(text).flatMap(({ id, message }) => (id === 'letter-height' ? [message] : []));
  expect(messages).toEqual([expect.stringMatching(/: set font "condensed" or choose fewer letters\.$/)]);
  for (const better of [findingsOf(text, 'condensed'), findingsOf(text.slice(1))])
    expect(better.map(({ id }) => id)).not.toContain('letter-height');
});

test.each(['A', 'IBM', '42', '&', 'Ж'])('the report finds %s legible at 16 px', text => {
  expect(findingsOf(text).map(({ id }) => id)).not.toContain('letter-height');
});

describe('initials on their plate', () => {
  test.each(FONTS)('leave a pixel free at every side at 16 px in %s', font => {
    for (const text of ['A', 'Q', 'J', 'g', 'Щ', 'Ⅷ', 'WM', 'ЖЩ', 'ÅÉ', '漢字'])
      for (const { x, y, ink } of inkOf(text, 16, font))
        if (Math.min(x, y, 16 - x, 16 - y) < 1) expect(ink, text).toBeLessThan(0.1);
  });

  test.each(FONTS)('have equal margins above and below at 180 px in %s', font => {
    for (const text of [...'TYFPJLQAgy70', 'TT', 'Åj', 'Щ']) {
      const rows = inkOf(text, 180, font).flatMap(({ y, ink }) => (ink > 0.5 ? [y] : []));
      const middle = (Math.min(...rows) + Math.max(...rows)) / 2;
      expect(Math.abs(middle - 90), text).toBeLessThanOrEqual(0.5);
    }
  });

  test.each([
    ['P', 'right', 1],
    ['J', 'left', -1],
    ['L', 'right', 1],
  ] as const)(
    'are moved horizontally from the center of their box toward that of their ink: %s, %s',
    (text, _, direction) => {
      const all = inkOf(text, 180).filter(({ ink }) => ink > 0.5);
      const along = all.map(({ x }) => x);
      const box = (Math.min(...along) + Math.max(...along)) / 2 - 90;
      const mass = along.reduce((sum, value) => sum + value, 0) / along.length - 90;
      // The center of mass is on one side of the image's center, the center of the box on the other.
      expect(direction * box).toBeGreaterThan(0.5);
      expect(direction * mass).toBeLessThan(0);
      expect(Math.abs(mass)).toBeLessThan(1.5 * Math.abs(box));
    },
  );

  test.each(['H', 'O', 'I', 'X'])('stay centered if they are symmetric: %s', text => {
    const along = inkOf(text, 180).flatMap(({ x, ink }) => (ink > 0.5 ? [x] : []));
    expect(Math.abs(Math.min(...along) + Math.max(...along) - 180)).toBeLessThanOrEqual(1);
  });
});

test.each(['Щ', 'Ш', 'H'])('the stems of %s are equally wide at 16 px', text => {
  for (const font of ['sans', 'rounded', 'condensed', 'geometric'] as const) {
    const stems: number[] = [];
    let before = 0;
    // A row above the middle, because the bar of H is in the middle.
    for (const { ink } of inkOf(text, 16, font).filter(({ y }) => y === 4.5)) {
      if (ink > 0 && before > 0) stems[stems.length - 1] = (stems.at(-1) ?? 0) + ink;
      else if (ink > 0) stems.push(ink);
      before = ink;
    }
    expect(stems.length, font).toBeGreaterThan(1);
    expect(Math.max(...stems) - Math.min(...stems), `${font} ${stems}`).toBeLessThan(0.35);
  }
});
