// Ideas: designs for the words of a brand.
import { beforeAll, describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseColor } from '../../src/compose/color/color.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { Color } from '../../src/model/scene.ts';
import { MOODS } from '../../src/service/ideas.ts';
import { findIdeas, type IdeasResponse } from '../../src/service/index.ts';

const color = (text: string | null | undefined) => parseColor(text ?? '') as Color;

describe('moods', () => {
  test.each(MOODS)('$mood has a contrast of at least 4.5 along its gradient', ({ style }) => {
    const { fg, bg, bg_to = bg } = style;
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(color(fg), mix(color(bg), color(bg_to), share))).toBeGreaterThanOrEqual(4.5);
  });
});

const subjects = ({ ideas }: IdeasResponse) =>
  ideas.map(({ design }) => design.text ?? `${design.library}/${design.name}`);

describe('ideas', () => {
  let crime: IdeasResponse;
  beforeAll(async () => {
    crime = await findIdeas('podcast about true crime');
  });

  test.each([
    'podcast about true crime',
    'Acme Bakery',
    'qqqzzz',
    '',
    '日本料理',
    '!?',
    'a'.repeat(500),
    '\u{1309f}',
  ])('are six valid designs in different moods for “%s”', async text => {
    const { ideas } = await findIdeas(text);
    expect(ideas).toHaveLength(6);
    expect(new Set(ideas.map(({ mood }) => mood)).size).toBe(6);
    for (const { design } of ideas) expect(() => parseExportBody(design)).not.toThrow();
  });

  test('show different pictures of at least four libraries, and initials', () => {
    const icons = crime.ideas.flatMap(({ icon }) => icon ?? []);
    expect(new Set(icons.map(({ name }) => name.split('-')[0])).size).toBe(5);
    expect(new Set(icons.map(({ library }) => library)).size).toBeGreaterThanOrEqual(4);
    expect(crime.ideas.at(-1)?.design.text).toBe('PC');
  });

  test('show what each word means', () => {
    const text = JSON.stringify(crime.ideas);
    expect(text).toMatch(/podcast|microphone/);
    expect(text).toMatch(/crim|handcuff|fingerprint/);
  });

  test('are the same for the same words, and others for each offset until there are no more', async () => {
    expect(await findIdeas('Podcast about TRUE crime')).toEqual(crime);
    const pages = await Promise.all(
      Array.from({ length: crime.total / 6 }, (_, page) =>
        findIdeas('podcast about true crime', { offset: page * 6 }),
      ),
    );
    const all = pages.flatMap(subjects).filter(subject => subject !== 'PC');
    expect(new Set(all).size).toBe(all.length);
    expect((await findIdeas('podcast about true crime', { offset: crime.total })).ideas).toEqual([]);
  });

  test('can be exported without a warning in the report', async () => {
    const { exportPackage } = await import('../../src/service/index.ts');
    for (const { design } of crime.ideas.slice(-2)) {
      const { report } = await exportPackage(design);
      expect(JSON.stringify(report)).not.toContain('"warning"');
    }
  });
});
