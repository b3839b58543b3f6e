// The icons of one Iconify set: aliases resolved, styles split off, each on a square, in shapes and paint alone.
import { element, type SvgElement } from '../../svg/element.ts';
import { parseSvg } from '../../svg/parse.ts';
import { lossesOf } from '../../svg/sanitize.ts';
import { normalizeDrawing } from '../normalize.ts';
import { SourceError, type SourceIcon } from '../source.ts';
import { type Affixes, createNameSplitter, rankStyles } from './affixes.ts';

interface Box {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Quarter turns clockwise, after the flips. */
interface Turn {
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

interface IconifyIcon extends Box, Turn {
  readonly body: string;
  /** Withdrawn by its makers; kept for old pages only. */
  readonly hidden?: boolean;
}

interface IconifyAlias extends Box, Turn {
  readonly parent: string;
  readonly hidden?: boolean;
}

export interface IconifySet extends Box, Affixes {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconifyIcon>>;
  readonly aliases?: Readonly<Record<string, IconifyAlias>>;
  /** Title → names of the icons in it. */
  readonly categories?: Readonly<Record<string, readonly string[]>>;
}

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
  return {
    styles: rankStyles(
      set,
      icons.map(icon => icon.style),
    ),
    icons,
    leftOut,
  };
};

type NameSplitter = ReturnType<typeof createNameSplitter>;

/**
 * An alias is another name for an icon, unless it turns it or puts it into another style: then it is an icon itself.
 */
const resolveAliases = (set: IconifySet, splitName: NameSplitter) => {
  const drawn = new Map(Object.entries(set.icons).filter(([, icon]) => !icon.hidden));
  const otherNames = new Map<string, string[]>();
  for (const fullName of Object.keys(set.aliases ?? {})) {
    const resolved = resolveAlias(set, fullName);
    if (resolved === undefined || drawn.has(fullName)) continue;
    const alias = splitName(fullName);
    const target = splitName(resolved.root);
    if (resolved.changed || alias.style !== target.style) drawn.set(fullName, resolved.icon);
    else otherNames.set(resolved.root, [...(otherNames.get(resolved.root) ?? []), alias.name]);
  }
  return { drawn, otherNames };
};

interface ResolvedAlias {
  readonly root: string;
  readonly icon: IconifyIcon;
  readonly changed: boolean;
}

/** Follows an alias to its icon, adding up the turns; undefined if a part of the chain is hidden, missing or circular. */
const resolveAlias = ({ icons, aliases = {} }: IconifySet, fullName: string): ResolvedAlias | undefined => {
  const chain: IconifyAlias[] = [];
  let root = fullName;
  while (!Object.hasOwn(icons, root)) {
    const alias = Object.hasOwn(aliases, root) ? aliases[root] : undefined;
    if (alias === undefined || alias.hidden || chain.includes(alias)) return undefined;
    chain.unshift(alias);
    root = alias.parent;
  }
  const start = icons[root] as IconifyIcon;
  if (start.hidden) return undefined;
  let icon = start;
  for (const { parent: _, ...alias } of chain) icon = { ...icon, ...alias, ...turn(icon, alias) };
  return {
    root,
    icon,
    changed: chain.some(({ parent: _, hidden: __, ...changes }) => Object.keys(changes).length > 0),
  };
};

const turn = (first: Turn, second: Turn): Turn => ({
  rotate: ((first.rotate ?? 0) + (second.rotate ?? 0)) % 4,
  hFlip: Boolean(first.hFlip) !== Boolean(second.hFlip),
  vFlip: Boolean(first.vFlip) !== Boolean(second.vFlip),
});

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

/** Turns about the middle of the square; what is written last is done first. */
const toTransform = ({ rotate = 0, hFlip, vFlip }: Turn, centerX: number, centerY: number): string => {
  const turned = rotate % 4 === 0 ? [] : [`rotate(${(rotate % 4) * 90} ${centerX} ${centerY})`];
  const flipped =
    hFlip || vFlip
      ? [
          `matrix(${hFlip ? -1 : 1} 0 0 ${vFlip ? -1 : 1} ${hFlip ? 2 * centerX : 0} ${vFlip ? 2 * centerY : 0})`,
        ]
      : [];
  return [...turned, ...flipped].join(' ');
};
