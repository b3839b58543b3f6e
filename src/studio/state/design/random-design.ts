// Random design: an icon in a palette.

import type { FoundIcon } from '../../api/api.ts';
import { ApiFailure, failureText } from '../../api/failure.ts';
import type { Studio } from '../studio.ts';
import { type DesignChange, subjectTitle } from './design.ts';
import { iconChange, PALETTES } from './design-changes.ts';

export const SUGGESTIONS: readonly string[] = [
  'rocket',
  'heart',
  'leaf',
  'bolt',
  'coffee',
  'music',
  'camera',
  'book',
  'cat',
  'cloud',
  'star',
  'mountain',
  'code',
  'shop',
  'flame',
  'planet',
  'bike',
  'chess',
  'diamond',
  'robot',
];

/** Number of top results to choose from. */
const TOP_RESULTS = 16;

/**
 * Selects a random icon and palette. The icon is one of the current results, or of a random suggestion if there is
 * no query.
 */
export const applyRandomDesign = async (studio: Studio): Promise<void> => {
  const { search, libraries, history, announcer, subject } = studio;
  try {
    const icons =
      search.query.peek().q === '' ? await suggestedIcons(studio) : search.top().slice(0, TOP_RESULTS);
    const icon = pickRandom(icons);
    if (!icon) return;
    const source = iconChange(icon, libraries.peek());
    subject.preload(source, icon.svg);
    history.change({ ...source, ...randomLook() });
    announcer.announce(`${subjectTitle(history.design.peek())}, ${icon.library_name}`, { visible: true });
  } catch (error) {
    announcer.announce(error instanceof ApiFailure ? failureText(error) : 'Could not load a random icon.', {
      visible: true,
    });
  }
};

const suggestedIcons = async ({ api }: Studio): Promise<readonly FoundIcon[]> => {
  const query = { q: pickRandom(SUGGESTIONS) ?? '', library: '', style: '' };
  return (await api.searchIcons(query, { offset: 0, limit: TOP_RESULTS }, new AbortController().signal))
    .icons;
};

const randomLook = (): DesignChange => {
  const palette = pickRandom(PALETTES);
  const isGradient = Math.random() < 0.5;
  return {
    bg: palette?.bg,
    fg: palette?.fg,
    stroke: undefined,
    fill: undefined,
    bg_mode: isGradient ? 'linear' : undefined,
    bg_to: isGradient ? palette?.bgTo : undefined,
    bg_angle: isGradient ? pickRandom([90, 135, 180, 225]) : undefined,
    shape: pickRandom(['rounded-square', 'rounded-square', 'circle']),
    padding: pickRandom([0.14, 0.18, 0.22]),
    stroke_scale: pickRandom([1, 1.25, 1.5]),
    dark_bg: undefined,
    dark_bg_to: undefined,
    dark_fg: undefined,
    dark_stroke: undefined,
    dark_fill: undefined,
  };
};

const pickRandom = <T>(choices: readonly T[]): T | undefined =>
  choices[Math.floor(Math.random() * choices.length)];
