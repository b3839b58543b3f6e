// Resolver of the aliases in an Iconify set.

import { isObject } from '../../../../model/narrow.ts';
import { DrawingError } from '../../source.ts';
import type { NameSplitter } from './affixes.ts';
import {
  type IconifyAlias,
  type IconifyIcon,
  type IconifySet,
  type Rotation,
  readAlias,
  readIcon,
} from './format.ts';

export interface ResolvedIcons {
  /** Full name → function that parses the icon; the function throws a DrawingError if the icon is malformed. */
  readonly drawn: ReadonlyMap<string, () => IconifyIcon>;
  /** Full name of an icon → its aliases, without affixes. */
  readonly otherNames: ReadonlyMap<string, readonly string[]>;
}

/**
 * Separates the icons of a set from additional names. An alias that rotates, flips or resizes its parent icon, or has
 * another style, becomes an icon of its own; any other alias becomes an additional name. Hidden icons and their aliases
 * are omitted.
 */
export const resolveAliases = (set: IconifySet, splitName: NameSplitter): ResolvedIcons => {
  const drawn = new Map<string, () => IconifyIcon>();
  for (const [fullName, entry] of Object.entries(set.icons))
    if (!isHidden(entry)) drawn.set(fullName, () => readIcon(entry));
  const otherNames = new Map<string, string[]>();
  for (const fullName of Object.keys(set.aliases)) {
    if (drawn.has(fullName)) continue;
    try {
      const chain = aliasChain(set, fullName);
      if (chain === undefined) continue;
      const { root, aliases } = chain;
      const alias = splitName(fullName);
      if (aliases.some(changesDrawing) || alias.style !== splitName(root).style)
        drawn.set(fullName, () => aliases.reduce(applyAlias, readIcon(set.icons[root])));
      else getOrAdd(otherNames, root).push(alias.name);
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      drawn.set(fullName, () => {
        throw error;
      });
    }
  }
  return { drawn, otherNames };
};

const isHidden = (entry: unknown): boolean => isObject(entry) && entry.hidden === true;

/**
 * Maximum number of aliases between a name and its icon. Published sets use one or two; malicious sets could use many.
 */
const MAX_CHAIN_LENGTH = 10;

interface AliasChain {
  /** The full name of the icon at the end of the chain. */
  readonly root: string;
  /** From the alias whose parent is the icon itself to the requested alias. */
  readonly aliases: readonly IconifyAlias[];
}

/** Follows an alias to its icon. Undefined if an alias is hidden or missing, or the chain is circular or too long. */
const aliasChain = ({ icons, aliases }: IconifySet, fullName: string): AliasChain | undefined => {
  const chain: IconifyAlias[] = [];
  let root = fullName;
  while (!Object.hasOwn(icons, root)) {
    if (!Object.hasOwn(aliases, root) || chain.length === MAX_CHAIN_LENGTH) return undefined;
    const alias = readAlias(aliases[root]);
    if (alias.hidden) return undefined;
    chain.unshift(alias);
    root = alias.parent;
  }
  return isHidden(icons[root]) ? undefined : { root, aliases: chain };
};

const changesDrawing = ({ parent: _, hidden: __, ...changes }: IconifyAlias): boolean =>
  Object.keys(changes).length > 0;

const applyAlias = (icon: IconifyIcon, { parent: _, ...alias }: IconifyAlias): IconifyIcon => ({
  ...icon,
  ...alias,
  ...addRotations(icon, alias),
});

const addRotations = (first: Rotation, second: Rotation): Rotation => ({
  rotate: ((first.rotate ?? 0) + (second.rotate ?? 0)) % 4,
  hFlip: Boolean(first.hFlip) !== Boolean(second.hFlip),
  vFlip: Boolean(first.vFlip) !== Boolean(second.vFlip),
});

const getOrAdd = (map: Map<string, string[]>, key: string): string[] => {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
};
