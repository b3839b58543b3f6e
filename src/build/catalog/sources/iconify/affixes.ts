// Styles of an icon set, encoded as prefixes or suffixes of icon names.

/** Affix → style title, as in the set; the affix '' stands for names without affix. */
export interface Affixes {
  readonly prefixes?: Readonly<Record<string, string>>;
  readonly suffixes?: Readonly<Record<string, string>>;
}

export interface StyledName {
  readonly name: string;
  readonly style: string;
}

export type NameSplitter = (fullName: string) => StyledName;

/**
 * Splits `home-bold` into the name `home` and the style `bold`. Tries longer affixes first; never returns an empty
 * name.
 */
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

/**
 * The used styles, default style first. If the set has a title for names without affix, their style is the default. The
 * other styles are ordered by number of icons, then as in the set.
 */
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

const plainStyle = ({ prefixes = {}, suffixes = {} }: Affixes): string => {
  const words = (suffixes[''] ?? prefixes[''] ?? '').toLowerCase().match(/[a-z0-9]+/g);
  const style = words?.join('-') ?? 'default';
  return Object.hasOwn(suffixes, style) || Object.hasOwn(prefixes, style) ? 'default' : style;
};

const byLength = (affixes: Readonly<Record<string, string>>): string[] =>
  Object.keys(affixes)
    .filter(affix => affix !== '')
    .sort((a, b) => b.length - a.length);
