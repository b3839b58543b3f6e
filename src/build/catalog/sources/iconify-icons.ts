// The icons of one Iconify set: styles split off, each on a square, in shapes and paint alone.
import { element, type SvgElement } from '../../../svg/element.ts';
import { parseSvg } from '../../../svg/parse.ts';
import { lossesOf } from '../../../svg/sanitize.ts';
import { normalizeDrawing } from '../normalize.ts';
import { SourceError, type SourceIcon } from '../source.ts';
import { createNameSplitter, rankStyles } from './affixes.ts';
import { resolveAliases } from './iconify-aliases.ts';
import type { Box, IconifyIcon, IconifySet, Turn } from './iconify-set.ts';

export interface SetIcons {
  readonly styles: readonly string[];
  readonly icons: readonly SourceIcon[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Takes every icon that shapes in one ink can show, and counts the others by what they would need. */
export const readSetIcons = (set: IconifySet): SetIcons => {
  const splitName = createNameSplitter(set);
  const { drawn, otherNames } = resolveAliases(set, splitName);
  const categories = categoriesByName(set);
  const leftOut = new Map<string, number>();
  const icons: SourceIcon[] = [];
  for (const [fullName, icon] of drawn) {
    try {
      icons.push({
        ...splitName(fullName),
        drawing: toDrawing(icon, set),
        aliases: otherNames.get(fullName) ?? [],
        tags: categories.get(fullName) ?? [],
      });
    } catch (error) {
      // One icon that cannot be shown faithfully is no reason to do without the set.
      const reason = error instanceof Error ? error.message : String(error);
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    }
  }
  const usedStyles = icons.map(icon => icon.style);
  return { styles: rankStyles(set, usedStyles), icons, leftOut };
};

const categoriesByName = ({ categories = {} }: IconifySet): ReadonlyMap<string, string[]> => {
  const byName = new Map<string, string[]>();
  for (const [title, names] of Object.entries(categories)) {
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), title]);
  }
  return byName;
};

const DEFAULT_SIDE = 16;

/** The icon as a document on a square that holds its box in the middle. */
const toDrawing = (icon: IconifyIcon, set: Box): SvgElement => {
  const {
    left = 0,
    top = 0,
    width = DEFAULT_SIDE,
    height = DEFAULT_SIDE,
  } = { ...dimensions(set), ...dimensions(icon) };
  const side = Math.max(width, height);
  const x = left - (side - width) / 2;
  const y = top - (side - height) / 2;
  const { children } = parseSvg(`<svg xmlns:xlink="http://www.w3.org/1999/xlink">${icon.body}</svg>`);
  const transform = toTransform(icon, x + side / 2, y + side / 2);
  const drawing = element(
    'svg',
    { viewBox: [x, y, side, side].join(' ') },
    transform === '' ? children : [element('g', { transform }, children)],
  );
  const [loss] = lossesOf(drawing);
  if (loss !== undefined) throw new SourceError(`needs ${loss}`);
  return normalizeDrawing(drawing);
};

const dimensions = ({ left, top, width, height }: Box): Box =>
  Object.fromEntries(Object.entries({ left, top, width, height }).filter(([, value]) => value !== undefined));

/** Flips and turns about the middle of the square; the last transform in the text is the first one done. */
const toTransform = ({ rotate = 0, hFlip, vFlip }: Turn, centerX: number, centerY: number): string => {
  const scaleX = hFlip ? -1 : 1;
  const scaleY = vFlip ? -1 : 1;
  const flip = `matrix(${scaleX} 0 0 ${scaleY} ${centerX - scaleX * centerX} ${centerY - scaleY * centerY})`;
  const turned = rotate % 4 === 0 ? [] : [`rotate(${(rotate % 4) * 90} ${centerX} ${centerY})`];
  return [...turned, ...(hFlip || vFlip ? [flip] : [])].join(' ');
};
