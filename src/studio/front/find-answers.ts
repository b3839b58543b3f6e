// Suggests six favicons for the text of the front page, and recolors them.
import { parseColor } from '../../compose/color/color.ts';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import { FONTS } from '../../model/look.ts';
import { userLanguage } from '../api/api.ts';
import { type RetryOptions, retryAfterLimit } from '../api/failure.ts';
import { applyChange, type Design, omitDefaults } from '../state/design/design.ts';
import { PALETTES, type Palette } from '../state/design/design-changes.ts';
import { paletteChange } from '../state/design/plate-changes.ts';
import type { Answer, Studio } from '../state/studio.ts';
import { harmoniesOf, harmonyChange } from '../style/harmonies.ts';
import { nameOfWords, readWords } from './read-words.ts';

const COUNT = 6;

/** Palettes by mood, also for suggestions to which the service assigns no colors. */
export const MOODS: Readonly<Record<string, string>> = {
  Warm: 'Ember Cream Espresso Butter Clay Sand',
  Calm: 'Sage Sky Navy Sand Teal Lilac',
  Playful: 'Butter Violet Coral Sage Rose Cobalt',
  Serious: 'Navy Graphite Paper Ink Forest Sky',
  Bold: 'Coral Ink Cobalt Rose Butter Forest',
  Natural: 'Olive Sage Forest Sand Clay Cream',
};
const PLAIN = 'Cobalt Cream Forest Ink Butter Lilac';

type Ports = Pick<Studio, 'api' | 'glyphs' | 'libraries'>;
type Options = RetryOptions & { readonly signal: AbortSignal };

/** Finds six suggestions for a text, from `offset`. Throws an ApiFailure. */
export const findAnswers = async (
  ports: Ports,
  given: { readonly text: string; readonly offset: number },
  options: Options,
): Promise<readonly Answer[]> => {
  const { kind, text } = readWords(given.text);
  if (kind === 'emoji') return withGlyphs(ports, emojiDesigns(text, given.offset), options);
  const ideas = await findIdeas(ports, { q: text, offset: given.offset }, options);
  if (kind === 'words') return withGlyphs(ports, ideas, options);
  // Two letters may be a word, such as "tv". The service then returns a site name.
  const isWord = ideas.some(({ site_name, library }) => site_name !== undefined && library !== undefined);
  const icons = isWord ? ideas.filter(({ library }) => library !== undefined).slice(0, COUNT / 2) : [];
  const letters = letterDesigns(text, given.offset).slice(0, COUNT - icons.length);
  return withGlyphs(ports, [...letters, ...icons], options);
};

const findIdeas = async (
  { api, glyphs, libraries }: Ports,
  query: { readonly q: string; readonly offset: number },
  options: Options,
): Promise<readonly Design[]> => {
  const { ideas } = await retryAfterLimit(
    () => api.findIdeas(query.q, { offset: query.offset, lang: userLanguage() }, options),
    options,
  );
  return ideas.map(({ design: found, icon }) => {
    const [defaultStyle] = libraries.peek().find(({ slug }) => slug === found.library)?.styles ?? [];
    const site_name = found.site_name ?? nameOfWords(query.q);
    const design = omitDefaults({
      ...(found as Design),
      ...(site_name && { site_name }),
      ...(found.style === defaultStyle && { style: undefined }),
    });
    if (icon) glyphs.preload(design, icon.svg);
    return design;
  });
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

const withGlyphs = (
  { glyphs }: Ports,
  designs: readonly Design[],
  { signal }: Options,
): Promise<readonly Answer[]> =>
  Promise.all(designs.map(async design => ({ design, glyphs: await glyphs.load(design, signal) })));

export interface Recoloring {
  /** A CSS color, which overrides the mood. Empty for none. */
  readonly brand: string;
  readonly mood: string;
  readonly offset: number;
}

/** Recolors suggestions with a brand color or a mood. Sends no request. */
export const recolor = (list: readonly Answer[], { brand, mood, offset }: Recoloring): readonly Answer[] => {
  const color = parseColor(brand);
  const changeOf =
    typeof color === 'object'
      ? harmoniesOf(color).map(harmony => (design: Design) => ({
          ...harmonyChange(harmony),
          ...(hasOwnColors(design) && { fg: undefined }),
          shape: design.shape,
        }))
      : palettesOf(MOODS[mood] ?? '', offset).map((palette, at) => (design: Design) => ({
          ...paletteChange({ ...palette, bgTo: palette.isGradient ? palette.bgTo : undefined }, design),
          bg_mode: palette.isGradient ? ('linear' as const) : undefined,
          ...shapeOf(at),
        }));
  return list.map(answer => {
    const change = changeOf[list.indexOf(answer) % Math.max(1, changeOf.length)];
    return change ? { ...answer, design: applyChange(answer.design, change(answer.design)) } : answer;
  });
};
