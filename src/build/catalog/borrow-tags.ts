// Borrowed tags: tags and aliases of icons with the same name in other libraries. (Decision 012)

interface TaggedIcon {
  readonly library: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tagList: readonly string[];
}

/**
 * Returns for each icon, sorted, the tags and aliases of icons with the same name in other libraries that the icon
 * itself lacks. The comparison of names ignores trailing numbers (`rocket-01`) and brand affixes (`brand-github`,
 * `github-logo`).
 */
export const borrowTags = (icons: readonly TaggedIcon[]): readonly (readonly string[])[] => {
  const wordsByName = groupByName(icons);
  return icons.map(({ library, name, aliases, tagList }) => {
    const own = new Set([name, ...aliases, ...tagList]);
    const borrowed = new Set<string>();
    for (const [otherLibrary, words] of wordsByName.get(baseName(name)) ?? []) {
      if (otherLibrary !== library) for (const word of words) if (!own.has(word)) borrowed.add(word);
    }
    return [...borrowed].sort();
  });
};

/** Base name → library → tags and aliases. */
const groupByName = (
  icons: readonly TaggedIcon[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> => {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const { library, name, aliases, tagList } of icons) {
    const group = getOrAdd(groups, baseName(name), () => new Map<string, Set<string>>());
    const words = getOrAdd(group, library, () => new Set<string>());
    for (const word of [...tagList, ...aliases]) words.add(word);
  }
  return groups;
};

const baseName = (name: string): string => name.replace(/^brand-(?=.)|-logo$|-\d+$/g, '');

const getOrAdd = <Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value => {
  const present = map.get(key);
  if (present !== undefined) return present;
  const added = create();
  map.set(key, added);
  return added;
};
