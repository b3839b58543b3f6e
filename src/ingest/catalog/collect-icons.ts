// Catalog builder: reads, normalizes and sorts the icons of all libraries.
import { fnv1a } from '../../model/bytes.ts';
import type { Icon, Library } from '../../model/icon.ts';
import { serialize } from '../../svg/element.ts';
import { normalizeDrawing } from './normalize.ts';
import { assertLibrary, isLine, isSlug, quotePrintable } from './sanitize.ts';
import {
  DrawingError,
  type LibrarySource,
  SourceError,
  type SourceIcon,
  type SourceLibrary,
} from './source.ts';
import { writeCatalogSections } from './write-catalog-file.ts';

/** An icon with words for search. `styleRank` is the index of its style in the `styles` of the library. */
export interface CatalogIcon extends Icon {
  readonly styleRank: number;
  readonly aliases: readonly string[];
  /** Tags and categories of the library. A tag can have several words. */
  readonly tagList: readonly string[];
  /** Tags and aliases of icons with the same name in other libraries. */
  readonly borrowedTags: readonly string[];
}

export type BuiltCatalog = Awaited<ReturnType<typeof buildCatalog>>;

/** Progress after a library. `leftOut` counts the unsupported icons by reason. */
export interface BuildProgress extends Pick<Library, 'name' | 'iconCount'>, Pick<SourceLibrary, 'leftOut'> {}

/** Builds the icons in canonical order: by library, then by name, then by style rank. */
export const buildCatalog = async (
  sources: readonly LibrarySource[],
  {
    progress = () => {},
    skipped = () => {},
  }: { progress?: (step: BuildProgress) => void; skipped?: (reason: string) => void } = {},
) => {
  assertDistinctSlugs(sources);
  const drafts: Draft[] = [];
  const libraries: Library[] = [];
  for (const source of sources) {
    try {
      const { icons, leftOut, ...library } = await source.read();
      if (icons.length === 0) throw new SourceError(`${source.slug}: it contains no icon that can be used`);
      assertLibrary(library);
      for (const draft of draftLibrary(library, icons)) drafts.push(draft);
      libraries.push({ ...library, iconCount: icons.length });
      progress({ name: library.name, iconCount: icons.length, ...(leftOut && { leftOut }) });
    } catch (error) {
      if (!(source.optional && error instanceof SourceError)) throw error;
      skipped(error.message);
    }
  }
  const icons = complete(drafts);
  return { libraries, icons, sections: writeCatalogSections(libraries, icons) };
};

const assertDistinctSlugs = (sources: readonly LibrarySource[]): void => {
  const seen = new Set<string>();
  for (const { slug } of sources) {
    if (seen.has(slug)) throw new SourceError(`${slug}: the catalog already has a library with this slug`);
    seen.add(slug);
  }
};

type Draft = Omit<CatalogIcon, 'id' | 'borrowedTags'>;

const draftLibrary = (
  library: Pick<SourceLibrary, 'slug' | 'styles'>,
  icons: readonly SourceIcon[],
): readonly Draft[] => {
  const drafts = icons.map(icon => draftIcon(library, icon));
  drafts.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.styleRank - b.styleRank));
  assertDistinctIcons(library.slug, drafts);
  return drafts;
};

const draftIcon = (
  { slug, styles }: Pick<SourceLibrary, 'slug' | 'styles'>,
  { name, style, drawing, aliases, tags }: SourceIcon,
): Draft => {
  if (!isSlug(name)) throw new SourceError(`${slug}: ${quotePrintable(name)} is not an icon name`);
  const styleRank = styles.indexOf(style);
  if (styleRank < 0) throw new SourceError(`${slug}: ${name} has the unknown style ${quotePrintable(style)}`);
  const tagList = distinctTags(tags);
  return {
    library: slug,
    name,
    style,
    styleRank,
    aliases: aliases.filter(isSlug),
    tagList,
    tags: distinctTags([...tagList, ...aliases]).join(' '),
    svg: drawIcon(`${slug}: ${name} (${style})`, drawing),
  };
};

const drawIcon = (label: string, drawing: SourceIcon['drawing']): string => {
  try {
    return serialize(normalizeDrawing(drawing));
  } catch (cause) {
    if (cause instanceof DrawingError) throw new SourceError(`${label} ${cause.message}`, { cause });
    throw cause;
  }
};

const distinctTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(tag => tag.trim().replace(/\s+/g, ' ')).filter(isLine)),
];

const assertDistinctIcons = (slug: string, sorted: readonly Draft[]): void => {
  sorted.forEach(({ name, style }, index) => {
    const next = sorted[index + 1];
    if (next?.name === name && next.style === style)
      throw new SourceError(`${slug}: two icons have the name ${name} and the style ${style}`);
  });
};

const complete = (drafts: readonly Draft[]): CatalogIcon[] => {
  const assignId = createIdAssigner();
  const borrowTags = createTagBorrower(drafts);
  return drafts.map(draft => ({
    ...draft,
    id: assignId(`${draft.library}/${draft.name}/${draft.style}`),
    borrowedTags: borrowTags(draft),
  }));
};

const LARGEST_ID = 0x7fffffff;

/** Returns a function that assigns ids: a positive 31-bit FNV-1a hash of the key or, after a collision, the next free id. */
const createIdAssigner = (): ((key: string) => number) => {
  const taken = new Set<number>();
  return key => {
    const hash = fnv1a(key);
    let id = (hash ^ (hash >>> 31)) & LARGEST_ID || 1;
    while (taken.has(id)) id = id === LARGEST_ID ? 1 : id + 1;
    taken.add(id);
    return id;
  };
};

type TaggedIcon = Pick<CatalogIcon, 'library' | 'name' | 'aliases' | 'tagList'>;

/**
 * Returns a function that finds the tags and aliases of icons with the same name in other libraries. Names are compared
 * without numbers at the end (`rocket-01`), `brand-` and `-logo`. (Decision 012)
 */
const createTagBorrower = (icons: readonly TaggedIcon[]): ((icon: TaggedIcon) => readonly string[]) => {
  const wordsByName = groupByName(icons);
  return ({ library, name, aliases, tagList }) => {
    const own = new Set([name, ...aliases, ...tagList]);
    const borrowed = new Set<string>();
    for (const [otherLibrary, words] of wordsByName.get(baseName(name)) ?? []) {
      if (otherLibrary !== library) for (const word of words) if (!own.has(word)) borrowed.add(word);
    }
    return [...borrowed].sort();
  };
};

const groupByName = (icons: readonly TaggedIcon[]) => {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const { library, name, aliases, tagList } of icons) {
    const key = baseName(name);
    const group = groups.get(key) ?? new Map<string, Set<string>>();
    const words = group.get(library) ?? new Set<string>();
    groups.set(key, group.set(library, words));
    for (const word of [...tagList, ...aliases]) words.add(word);
  }
  return groups;
};

const baseName = (name: string): string => name.replace(/^brand-(?=.)|-logo$|-\d+$/g, '');
