import { FONTS } from '../../model/look.ts';
import { userLanguage } from '../api/api.ts';
import { type RetryOptions, retryAfterLimit } from '../api/failure.ts';
import { applyChange, type Design, omitDefaults } from '../state/design/design.ts';
import { type ColorCombination, PALETTES, type Palette } from '../state/design/design-changes.ts';
import { paletteChange } from '../state/design/plate-changes.ts';
import { nameOfWords, readWords } from '../state/read-words.ts';
import type { Studio } from '../state/studio.ts';
import { harmoniesOf } from '../style/harmonies.ts';

/** Number of suggestions on a page. */
export const COUNT = 6;

/** Names of palettes by mood. */
export const MOODS = {
  warm: 'Ember Cream Espresso Butter Clay Sand',
  calm: 'Sage Sky Navy Sand Teal Lilac',
  playful: 'Butter Violet Coral Sage Rose Cobalt',
  serious: 'Navy Graphite Paper Ink Forest Sky',
  bold: 'Coral Ink Cobalt Rose Butter Forest',
  natural: 'Olive Sage Forest Sand Clay Cream',
} as const;

export type Mood = keyof typeof MOODS;

const isMood = (text: string): text is Mood => Object.hasOwn(MOODS, text);
/** Palettes of letters and emoji, for which the service suggests none. */
const PLAIN = 'Cobalt Cream Forest Ink Butter Lilac';

interface Question extends Required<RetryOptions>, Pick<Studio, 'api' | 'glyphs' | 'libraries'> {
  readonly q: string;
  /** Number of earlier suggestions for the same text. */
  readonly offset: number;
}

interface Answers {
  readonly designs: readonly Design[];
  /** Number of suggestions on all pages. */
  readonly total: number;
}

/** Finds six suggestions and loads their glyphs. Throws an ApiFailure. */
export const findAnswers = async (question: Question): Promise<Answers> => {
  const { glyphs, signal } = question;
  const found = await findDesigns(question);
  await Promise.all(found.designs.map(design => glyphs.load(design, { signal })));
  return found;
};

const findDesigns = async (question: Question): Promise<Answers> => {
  const { offset } = question;
  const { kind, text } = readWords(question.q);
  const total = Number.POSITIVE_INFINITY;
  if (kind === 'emoji') return { designs: emojiDesigns(text, offset), total };
  const found = await findIdeas({ ...question, q: text });
  if (kind === 'words') return found;
  const { designs: ideas } = found;
  // Two letters may be a word, such as "tv", for which the service suggests a site name.
  const isWord = ideas.some(({ site_name, library }) => site_name !== undefined && library !== undefined);
  const icons = isWord ? ideas.filter(({ library }) => library !== undefined).slice(0, COUNT / 2) : [];
  return { designs: [...letterDesigns(text, offset).slice(0, COUNT - icons.length), ...icons], total };
};

const findIdeas = async (question: Question): Promise<Answers> => {
  const { api, glyphs, libraries, q, offset, signal, onWait } = question;
  const { ideas, total } = await retryAfterLimit(
    () => api.findIdeas(q, { offset, lang: userLanguage() }, { signal }),
    { signal, onWait },
  );
  const designs = ideas.map(({ design: found, icon }) => {
    const [defaultStyle] = libraries.peek().find(({ slug }) => slug === found.library)?.styles ?? [];
    const site_name = found.site_name ?? nameOfWords(q);
    const design = omitDefaults({
      ...(found as Design),
      ...(site_name && { site_name }),
      ...(found.style === defaultStyle && { style: undefined }),
    });
    if (icon) glyphs.preload(design, icon.svg);
    return design;
  });
  return { designs, total };
};

const emojiDesigns = (emoji: string, offset: number): readonly Design[] =>
  palettesOf(PLAIN, offset).map((palette, at) =>
    at === 0 && offset === 0 ? { emoji } : { emoji, bg: palette.bg, ...shapeOf(at) },
  );

const letterDesigns = (text: string, offset: number): readonly Design[] =>
  palettesOf(PLAIN, offset).map(({ bg, fg }, at) => ({
    text: text.toUpperCase(),
    font: FONTS[(at + offset) % FONTS.length] as NonNullable<Design['font']>,
    bg,
    fg,
    ...shapeOf(at),
  }));

const shapeOf = (at: number): Design => (at % 3 === 1 ? { shape: 'circle' } : {});

const palettesOf = (names: string, turn: number): readonly Palette[] => {
  const all = names.split(' ').flatMap(name => PALETTES.find(palette => palette.name === name) ?? []);
  const start = (turn / COUNT) % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
};

/** Recolors suggestions with a brand color, or else with a mood. */
export const recolor = (
  list: readonly Design[],
  brand: string,
  mood: string,
  offset: number,
): readonly Design[] => {
  const harmonies = harmoniesOf(brand);
  const isBrand = harmonies.length > 0;
  const combinations: readonly ColorCombination[] = isBrand
    ? harmonies
    : palettesOf(isMood(mood) ? MOODS[mood] : '', offset).map(palette => ({
        ...palette,
        bgTo: palette.isGradient ? palette.bgTo : undefined,
      }));
  return list.map((design, at) => {
    const combination = combinations[at % Math.max(1, combinations.length)];
    if (!combination) return design;
    const bg_mode = combination.bgTo === undefined ? undefined : 'linear';
    const change = { ...paletteChange(combination, design), bg_mode, ...(!isBrand && shapeOf(at)) } as const;
    return applyChange(design, change);
  });
};
