// The aliases of an Iconify set: some are other names, some are icons themselves.
import type { NameSplitter } from './affixes.ts';
import type { IconifyAlias, IconifyIcon, IconifySet, Turn } from './iconify-set.ts';

export interface ResolvedIcons {
  /** Every icon to draw by its full name, turned aliases among them. */
  readonly drawn: ReadonlyMap<string, IconifyIcon>;
  /** Full name → the other names of that icon. */
  readonly otherNames: ReadonlyMap<string, readonly string[]>;
}

/**
 * An alias is another name for an icon, unless it turns it or puts it into another style: then it is an icon itself.
 * Icons that their makers have withdrawn are gone, and so are their aliases.
 */
export const resolveAliases = (set: IconifySet, splitName: NameSplitter): ResolvedIcons => {
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
