// Emoji file: drawings and names of emoji in a compressed catalog file. (Decision 055)
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { EmojiItem } from '../client/api-types.ts';
import { emojiName } from '../contract/export/emoji.ts';
import type { IconSource } from '../model/icon.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogFile, CatalogFileError, decodeCatalogFile } from './catalog-file.ts';

/** Name of the file in the data folder. */
export const EMOJI_FILE = 'emoji.bin';

const decompress = promisify(brotliDecompress);

/** Reads and checks the file. Throws a CatalogFileError if it cannot be used. */
export const readEmojiFile = async (path: string): Promise<CatalogFile> => {
  let bytes: Buffer;
  try {
    bytes = await decompress(await readFile(path));
  } catch (cause) {
    throw new CatalogFileError(`cannot read ${path}`, { cause });
  }
  return decodeCatalogFile(bytes);
};

/** Finds the drawing of an emoji; undefined if there is none. */
export const findEmoji = (catalog: Catalog, emoji: string): IconSource | undefined => {
  for (const library of catalog.libraries) {
    const position = catalog.findPosition({ library: library.slug, name: emojiName(emoji) });
    if (position === undefined) continue;
    const { name, tags, svg }: EmojiItem = JSON.parse(Buffer.from(catalog.itemJson(position)).toString());
    return { icon: { id: 0, library: library.slug, name, style: '', tags, svg }, library };
  }
  return undefined;
};
