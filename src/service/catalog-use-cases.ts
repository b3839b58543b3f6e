// Use cases that read the catalog: search, one icon, libraries, emoji.
import { type Catalog, findEmoji, openCatalog } from '../catalog/catalog.ts';
import { type CatalogFile, readEmojiFile } from '../catalog/catalog-file.ts';
import { libraryItem, requirePosition } from '../catalog/similar-names.ts';
import type { IconKey } from '../contract/export/export-request.ts';
import { ProblemError, quote } from '../contract/problems.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import type { IconSource } from '../model/icon.ts';
import { loadOnce } from '../model/load-once.ts';
import { openSearch, type SearchEngine } from '../search/search.ts';

export interface CatalogIndex {
  readonly catalog: Catalog;
  readonly search: SearchEngine;
}

/** Opens catalog and search index. Throws a CatalogFileError if a section is missing. */
export const openCatalogIndex = (file: CatalogFile): CatalogIndex => {
  const catalog = openCatalog(file);
  return { catalog, search: openSearch(catalog, file) };
};

export interface IndexPort {
  index(): CatalogIndex | undefined;
}

/** Returns the current index. Throws a ProblemError `index_unavailable` if no index is open. */
export const requireIndex = ({ index }: IndexPort): CatalogIndex => {
  const open = index();
  if (!open) throw unavailable('The icon index is');
  return open;
};

/** The catalog with the icon, and its position. Throws a ProblemError `icon_not_found`. */
export const requireIcon = (port: IndexPort, key: IconKey) => {
  const { catalog } = requireIndex(port);
  return { catalog, position: requirePosition(catalog, key) };
};

export const listLibraries = (port: IndexPort): readonly ReturnType<typeof libraryItem>[] =>
  requireIndex(port).catalog.libraries.map(libraryItem);

/** Access to the emoji, which load on first use. `emoji` rejects with a ProblemError `index_unavailable`. */
export interface EmojiPort {
  emoji(): Promise<CatalogIndex>;
}

/** The problem of a file that is missing or cannot be read. */
export const unavailable = (subject: string, cause?: unknown): ProblemError =>
  Object.assign(new ProblemError('index_unavailable', `${subject} missing or cannot be read.`), { cause });

/** Returns a function that opens the emoji file on first use. After a failure, the next call tries again. */
export const openEmoji = (path: string): EmojiPort['emoji'] =>
  loadOnce(async () => {
    try {
      const file = await readEmojiFile(path);
      const catalog = openCatalog(file);
      return { catalog, search: openSearch(catalog, file, 'emoji') };
    } catch (cause) {
      throw unavailable('The emoji are', cause);
    }
  });

/** The parameters of a search that apply to emoji. */
export const emojiQuery = ({ q, limit, offset }: SearchQuery): SearchQuery => ({ q, limit, offset });

/** Returns the drawing of an emoji. Throws a ProblemError `invalid_emoji`. */
export const emojiSource = async (port: EmojiPort, emoji: string): Promise<IconSource> => {
  const source = findEmoji((await port.emoji()).catalog, emoji);
  if (source) return source;
  throw new ProblemError('invalid_emoji', `emoji must be one that has a drawing, got ${quote(emoji)}.`);
};
