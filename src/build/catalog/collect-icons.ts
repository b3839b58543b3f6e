// The build: libraries as published in, the catalog's records in canonical order out.

import type { Icon } from '../../model/icon.ts';
import type { Library } from '../../model/library.ts';
import { serialize } from '../../svg/element.ts';
import { borrowTags } from './borrow-tags.ts';
import { assignIds } from './icon-id.ts';
import { normalizeDrawing } from './normalize.ts';
import { type LibrarySource, SourceError, type SourceIcon, type SourceLibrary } from './source.ts';
import { writeCatalogSections } from './write-catalog-sections.ts';

/** An icon with the words that search knows it by; `styleRank` is the place of its style in the library's list. */
export interface CatalogIcon extends Icon {
  readonly styleRank: number;
  readonly aliases: readonly string[];
  /** The library's own tags and categories, one by one, phrases kept whole. */
  readonly tagList: readonly string[];
  /** Tags and aliases of the same-named icons in other libraries. */
  readonly borrowedTags: readonly string[];
}

export interface BuiltCatalog {
  readonly libraries: readonly Library[];
  /** In canonical order: library, then name, then the library's order of styles. The place is the icon's position. */
  readonly icons: readonly CatalogIcon[];
  /** The sections that `openCatalog` reads. */
  readonly sections: ReadonlyMap<string, Uint8Array>;
}

/** Tells how far the build is: when a library begins (`done` 0), now and then, and when it is complete. */
export interface BuildProgress {
  readonly library: string;
  readonly done: number;
  readonly total: number;
  /** How many of the library's other icons were left out, by reason; told when it is complete. */
  readonly leftOut?: ReadonlyMap<string, number>;
}

export interface BuildOptions {
  readonly progress?: (step: BuildProgress) => void;
}

/** Reads every source and builds the catalog. Throws a SourceError that names the library, if something is amiss. */
export const buildCatalog = async (
  sources: readonly LibrarySource[],
  { progress = () => {} }: BuildOptions = {},
): Promise<BuiltCatalog> => {
  assertDistinctSlugs(sources);
  const drafts: Draft[] = [];
  const libraries: Library[] = [];
  for (const source of sources) {
    const { icons, leftOut, ...library } = await source.read();
    if (icons.length === 0 && source.optional) continue;
    if (icons.length === 0) throw new SourceError(`${source.slug}: there is no icon to take`);
    const report = (done: number) => progress({ library: library.name, done, total: icons.length });
    for (const draft of draftLibrary(library, icons, report)) drafts.push(draft);
    libraries.push({ ...library, iconCount: icons.length });
    progress({ library: library.name, done: icons.length, total: icons.length, ...(leftOut && { leftOut }) });
  }
  const icons = complete(drafts);
  return { libraries, icons, sections: writeCatalogSections(libraries, icons) };
};

const assertDistinctSlugs = (sources: readonly LibrarySource[]): void => {
  const seen = new Set<string>();
  for (const { slug } of sources) {
    if (seen.has(slug)) throw new SourceError(`${slug}: the catalog already has a library of that name`);
    seen.add(slug);
  }
};

type Draft = Omit<CatalogIcon, 'id' | 'borrowedTags'>;

type LibraryHead = Pick<SourceLibrary, 'slug' | 'styles'>;

const PROGRESS_STEP = 500;

const draftLibrary = (
  library: LibraryHead,
  icons: readonly SourceIcon[],
  report: (done: number) => void,
): readonly Draft[] => {
  const drafts = icons.map((icon, index) => {
    if (index % PROGRESS_STEP === 0) report(index);
    return draftIcon(library, icon);
  });
  drafts.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.styleRank - b.styleRank));
  assertDistinct(library.slug, drafts);
  return drafts;
};

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const draftIcon = (
  { slug, styles }: LibraryHead,
  { name, style, drawing, aliases, tags }: SourceIcon,
): Draft => {
  if (!NAME.test(name)) throw new SourceError(`${slug}: ${JSON.stringify(name)} is not an icon name`);
  const styleRank = styles.indexOf(style);
  if (styleRank < 0) throw new SourceError(`${slug}: ${name} has the unknown style ${style}`);
  const tagList = distinctWords(tags);
  return {
    library: slug,
    name,
    style,
    styleRank,
    aliases: aliases.filter(alias => NAME.test(alias)),
    tagList,
    tags: distinctWords([...tagList, ...aliases]).join(' '),
    svg: drawIcon(`${slug}: ${name} (${style})`, drawing),
  };
};

const drawIcon = (label: string, drawing: SourceIcon['drawing']): string => {
  try {
    return serialize(normalizeDrawing(drawing));
  } catch (cause) {
    throw new SourceError(`${label}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};

/** Each tag once, in the order given, with single spaces inside. */
const distinctWords = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(tag => tag.trim().replace(/\s+/g, ' ')).filter(tag => tag !== '')),
];

const assertDistinct = (slug: string, sorted: readonly Draft[]): void => {
  sorted.forEach(({ name, style }, index) => {
    const next = sorted[index + 1];
    if (next?.name === name && next.style === style)
      throw new SourceError(`${slug}: two icons ${name} (${style})`);
  });
};

const complete = (drafts: readonly Draft[]): CatalogIcon[] => {
  const ids = assignIds(drafts.map(({ library, name, style }) => `${library}/${name}/${style}`));
  const borrowed = borrowTags(drafts);
  return drafts.map((draft, position) => ({
    ...draft,
    id: ids[position] as number,
    borrowedTags: borrowed[position] as readonly string[],
  }));
};
