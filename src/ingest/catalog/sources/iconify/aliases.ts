// Names in an Iconify set: aliases, and styles as prefixes or suffixes.
import { isObject } from '../../../../model/unknown-value.ts';
import { DrawingError, type SourceIcon } from '../../source.ts';
import {
  type Affixes,
  type IconifyAlias,
  type IconifyIcon,
  type IconifySet,
  readAlias,
  readIcon,
} from './format.ts';

type NameSplitter = (fullName: string) => Pick<SourceIcon, 'name' | 'style'>;

/** Splits names: `home-bold` → `home` and `bold`. Tries longer affixes first. Never returns an empty name. */
export const createNameSplitter = ({ prefixes = {}, suffixes = {} }: Affixes): NameSplitter => {
  const heads = byLength(prefixes).map(affix => [affix, `${affix}-`] as const);
  const tails = byLength(suffixes).map(affix => [affix, `-${affix}`] as const);
  const plain = plainStyle({ prefixes, suffixes });
  return fullName => {
    const tail = tails.find(([, end]) => fullName.endsWith(end) && fullName.length > end.length);
    if (tail) return { name: fullName.slice(0, -tail[1].length), style: tail[0] };
    const head = heads.find(([, start]) => fullName.startsWith(start) && fullName.length > start.length);
    if (head) return { name: fullName.slice(head[1].length), style: head[0] };
    return { name: fullName, style: plain };
  };
};

/** Sorts the used styles: the titled style without affix, then by number of icons, then in the order of the set. */
export const rankStyles = (affixes: Affixes, used: readonly string[]): string[] => {
  const { prefixes = {}, suffixes = {} } = affixes;
  const counts = new Map<string, number>();
  for (const style of used) counts.set(style, (counts.get(style) ?? 0) + 1);
  const plain = plainStyle(affixes);
  if ('' in prefixes || '' in suffixes) counts.set(plain, counts.has(plain) ? Number.POSITIVE_INFINITY : 0);
  return [...new Set([plain, ...Object.keys(prefixes), ...Object.keys(suffixes)])]
    .filter(style => counts.get(style))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
};

export const plainStyle = ({ prefixes = {}, suffixes = {} }: Affixes): string => {
  const words = (suffixes[''] ?? prefixes[''] ?? '').toLowerCase().match(/[a-z0-9]+/g);
  const style = words?.join('-') ?? 'default';
  return Object.hasOwn(suffixes, style) || Object.hasOwn(prefixes, style) ? 'default' : style;
};

const byLength = (affixes: Readonly<Record<string, string>>): string[] =>
  Object.keys(affixes)
    .filter(affix => affix !== '')
    .sort((a, b) => b.length - a.length);

/** An alias with a transform or with another style becomes an icon. All other aliases become additional names. */
export const resolveAliases = (set: IconifySet, splitName: NameSplitter) => {
  /** Parsers by full name. They throw a DrawingError for a malformed icon. */
  const drawn = new Map<string, () => IconifyIcon>();
  for (const [fullName, entry] of Object.entries(set.icons))
    if (!isHidden(entry)) drawn.set(fullName, () => readIcon(entry));
  /** Aliases without affixes, by the full name of the icon. */
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
      else otherNames.get(root)?.push(alias.name) ?? otherNames.set(root, [alias.name]);
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

/** Maximum number of aliases between a name and its icon. Published sets have one or two. */
const MAX_CHAIN_LENGTH = 10;

/** Follows an alias to its icon and returns all aliases on the way. Undefined if one is hidden, missing or circular. */
const aliasChain = ({ icons, aliases }: IconifySet, fullName: string) => {
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
  rotate: ((icon.rotate ?? 0) + (alias.rotate ?? 0)) % 4,
  hFlip: Boolean(icon.hFlip) !== Boolean(alias.hFlip),
  vFlip: Boolean(icon.vFlip) !== Boolean(alias.vFlip),
});
