// Reader for the icons of an Iconify set.
import { createContext, Script } from 'node:vm';
import { errorText } from '../../../../model/narrow.ts';
import { element, type SvgElement, serialize } from '../../../../svg/element.ts';
import { parseSvg, SvgParseError } from '../../../../svg/parse.ts';
import { assertDrawable, assertMarkupSize } from '../../drawing-limits.ts';
import { normalizeDrawing } from '../../normalize.ts';
import { lossesOf } from '../../sanitize.ts';
import { DrawingError, SourceError, type SourceIcon } from '../../source.ts';
import { isSlug } from '../../untrusted-text.ts';
import { createNameSplitter, rankStyles, resolveAliases } from './aliases.ts';
import type { IconBox, IconifyIcon, IconifySet, Rotation } from './format.ts';

export interface SetIcons {
  readonly styles: readonly string[];
  readonly icons: readonly SourceIcon[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Published icons have up to about 30 aliases and 30 tags. */
const MAX_ALIASES = 100;
const MAX_TAGS = 100;

/** Time limits in milliseconds. Published drawings take less than 10 ms each, and sets of 10,000 icons some seconds. */
export const READ_LIMITS = { drawing: 5000, set: 600_000 };

/**
 * Reads the supported icons of a set. Other icons do not make the set fail; `leftOut` counts them by reason. Throws a
 * SourceError if the set exceeds its time limit.
 */
export const readSetIcons = (set: IconifySet, limits: typeof READ_LIMITS = READ_LIMITS): SetIcons => {
  const end = performance.now() + limits.set;
  const splitName = createNameSplitter(set);
  const { drawn, otherNames } = resolveAliases(set, splitName);
  const categories = categoriesByName(set);
  const leftOut = new Map<string, number>();
  const icons = new Map<string, SourceIcon>();
  for (const [fullName, read] of drawn) {
    if (performance.now() > end)
      throw new SourceError(`the drawings of the icon set take longer than ${limits.set / 1000} s to read`);
    try {
      const { name, style } = splitName(fullName);
      const key = `${name} ${style}`;
      if (!isSlug(name))
        throw new DrawingError('has a name other than lowercase letters, digits and hyphens');
      if (icons.has(key)) throw new DrawingError('has the name and style of another icon');
      icons.set(key, {
        name,
        style,
        drawing: withTimeLimit(limits.drawing, () => toDrawing(read(), set)),
        aliases: (otherNames.get(fullName) ?? []).slice(0, MAX_ALIASES),
        tags: (categories.get(fullName) ?? []).slice(0, MAX_TAGS),
      });
    } catch (error) {
      const reason = reasonOf(error);
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    }
  }
  const usedStyles = Array.from(icons.values(), icon => icon.style);
  return { styles: rankStyles(set, usedStyles), icons: [...icons.values()], leftOut };
};

const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs synchronous code. Throws a DrawingError after `milliseconds`: only `node:vm` can interrupt such code. */
const withTimeLimit = <Result>(milliseconds: number, read: () => Result): Result => {
  try {
    return CALL.runInContext(Object.assign(CONTEXT, { read }), { timeout: milliseconds });
  } catch (error) {
    if (errorText(error, 'code') !== TIMED_OUT) throw error;
    throw new DrawingError(`needs more than ${milliseconds / 1000} s to be read`);
  }
};

const CALL = new Script('read()');
const CONTEXT = createContext({});

const reasonOf = (error: unknown): string => {
  if (error instanceof DrawingError) return error.message;
  if (error instanceof SvgParseError) return 'is not well-formed SVG';
  // Numbers that overflow, and structures too deep or too long for the engine, must not end the build.
  if (error instanceof RangeError) return 'has numbers or structures that are out of range';
  throw error;
};

const categoriesByName = ({ categories }: IconifySet): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, string[]>();
  for (const [title, names] of Object.entries(categories)) {
    for (const name of names) {
      const titles = byName.get(name);
      if (titles) titles.push(title);
      else byName.set(name, [title]);
    }
  }
  return byName;
};

const DEFAULT_SIDE = 16;

/** Converts an icon to an SVG document with a square view box and the icon's view box at its center. */
const toDrawing = (icon: IconifyIcon, set: IconBox): SvgElement => {
  const {
    left = 0,
    top = 0,
    width = DEFAULT_SIDE,
    height = DEFAULT_SIDE,
  } = { ...boxOf(set), ...boxOf(icon) };
  const side = Math.max(width, height);
  const x = left - (side - width) / 2;
  const y = top - (side - height) / 2;
  assertMarkupSize(icon.body);
  const { children } = parseSvg(`<svg xmlns:xlink="http://www.w3.org/1999/xlink">${icon.body}</svg>`);
  const transform = toTransform(icon, x + side / 2, y + side / 2);
  const drawing = element(
    'svg',
    { viewBox: [x, y, side, side].join(' ') },
    transform === '' ? children : [element('g', { transform }, children)],
  );
  const [loss] = lossesOf(drawing);
  if (loss !== undefined) throw new DrawingError(needs(loss));
  const normalized = normalizeDrawing(drawing);
  assertDrawable(serialize(normalized));
  return normalized;
};

/** Unsupported SVG elements and attributes that occur in icon sets and are named in the reason. */
const NAMED_LOSSES =
  /^(<(animate|animateMotion|animateTransform|clipPath|defs|filter|foreignObject|image|linearGradient|mask|pattern|radialGradient|script|set|style|symbol|text|use)>|clip-path|color|display|filter|mask|mix-blend-mode|paint-order|stroke-dasharray|stroke-dashoffset|vector-effect|visibility)$/;

const needs = (loss: string): string =>
  NAMED_LOSSES.test(loss) ? `needs ${loss}` : 'needs something other than shapes and paint';

const boxOf = ({ left, top, width, height }: IconBox): IconBox =>
  Object.fromEntries(Object.entries({ left, top, width, height }).filter(([, value]) => value !== undefined));

/** Flips, then rotates around the center. The flip comes last because SVG applies the last transform function first. */
const toTransform = ({ rotate = 0, hFlip, vFlip }: Rotation, centerX: number, centerY: number): string => {
  const scaleX = hFlip ? -1 : 1;
  const scaleY = vFlip ? -1 : 1;
  const flip = `matrix(${scaleX} 0 0 ${scaleY} ${centerX - scaleX * centerX} ${centerY - scaleY * centerY})`;
  const rotation = rotate % 4 === 0 ? [] : [`rotate(${(rotate % 4) * 90} ${centerX} ${centerY})`];
  return [...rotation, ...(hFlip || vFlip ? [flip] : [])].join(' ');
};
