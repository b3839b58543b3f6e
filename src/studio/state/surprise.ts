// A design nobody asked for, and that looks good all the same: a random icon in a chosen pairing of colours.

import type { IconItem } from '../api/answers.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import type { DesignChange } from './design.ts';
import { iconChange } from './icon-change.ts';
import { PALETTES } from './palettes.ts';
import type { Studio } from './studio.ts';
import { subjectTitle } from './subject-title.ts';
import { SUGGESTIONS } from './suggestions.ts';

/** How many of the best results a surprise may come from. */
const BEST = 16;

/** Where people look for something, the surprise is among what they found; else it comes from anywhere. */
export const surprise = async (studio: Studio): Promise<void> => {
  const { search, libraries, timeline, announcer, subject } = studio;
  try {
    const icons = search.query.peek().q === '' ? await anyIcons(studio) : search.loaded().slice(0, BEST);
    const icon = oneOf(icons);
    if (!icon) return;
    const source = iconChange(icon, libraries.peek());
    subject.offer(source, icon.svg);
    timeline.change({ ...source, ...randomLook() });
    announcer.say(`${subjectTitle(timeline.design.peek())}, ${icon.library_name}`, { shown: true });
  } catch (error) {
    announcer.say(error instanceof ApiFailure ? failureText(error) : 'No surprise this time.', {
      shown: true,
    });
  }
};

const anyIcons = async ({ api }: Studio): Promise<readonly IconItem[]> => {
  const query = { q: oneOf(SUGGESTIONS) ?? '', library: '', style: '' };
  return (await api.searchIcons(query, { offset: 0, limit: BEST }, new AbortController().signal)).icons;
};

const randomLook = (): DesignChange => {
  const palette = oneOf(PALETTES);
  const isGradient = Math.random() < 0.5;
  return {
    bg: palette?.bg,
    fg: palette?.fg,
    stroke: undefined,
    fill: undefined,
    bg_mode: isGradient ? 'linear' : undefined,
    bg_to: isGradient ? palette?.bgTo : undefined,
    bg_angle: isGradient ? oneOf([90, 135, 180, 225]) : undefined,
    shape: oneOf(['rounded-square', 'rounded-square', 'circle']),
    padding: oneOf([0.14, 0.18, 0.22]),
    stroke_scale: oneOf([1, 1.25, 1.5]),
    dark_bg: undefined,
    dark_bg_to: undefined,
    dark_fg: undefined,
    dark_stroke: undefined,
    dark_fill: undefined,
  };
};

const oneOf = <T>(choices: readonly T[]): T | undefined =>
  choices[Math.floor(Math.random() * choices.length)];
