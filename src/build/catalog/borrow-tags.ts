// Tags from the neighbours: an icon without words of its own is found by those of its namesakes.

interface TaggedIcon {
  readonly library: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tagList: readonly string[];
}

/**
 * For each icon, the tags and aliases that icons of the same name in other libraries have and it has not, sorted.
 * A counter at the end of a name (`rocket-01`) and a brand marker (`brand-github`, `github-logo`) do not matter.
 */
export const borrowTags = (icons: readonly TaggedIcon[]): readonly (readonly string[])[] => {
  const lenders = groupByName(icons);
  return icons.map(({ library, name, aliases, tagList }) => {
    const own = new Set([name, ...aliases, ...tagList]);
    const borrowed = new Set<string>();
    for (const [lender, words] of lenders.get(plainName(name)) ?? []) {
      if (lender !== library) for (const word of words) if (!own.has(word)) borrowed.add(word);
    }
    return [...borrowed].sort();
  });
};

/** Plain name → library → every tag and alias there. */
const groupByName = (
  icons: readonly TaggedIcon[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> => {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const { library, name, aliases, tagList } of icons) {
    const group = getOrAdd(groups, plainName(name), () => new Map<string, Set<string>>());
    const words = getOrAdd(group, library, () => new Set<string>());
    for (const word of [...tagList, ...aliases]) words.add(word);
  }
  return groups;
};

const plainName = (name: string): string => name.replace(/^brand-(?=.)|-logo$|-\d+$/g, '');

const getOrAdd = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const present = map.get(key);
  if (present !== undefined) return present;
  const made = make();
  map.set(key, made);
  return made;
};
