// Files of a ZIP, decompressed one by one.
import { type UnzipFileFilter, unzipSync } from 'fflate';
import type { ReadFile } from '../../check/folder-site.ts';
import { topFolder } from './site-files.ts';

/** Larger archives would fill the memory of the page. */
const MAXIMUM_ZIP_BYTES = 200_000_000;

/** Throws an Error whose message is for the user. */
export const openZip = async (file: File, maximumFileBytes: number): Promise<ReadFile> => {
  if (file.size > MAXIMUM_ZIP_BYTES)
    throw new Error(`${file.name} is too large. Unpack it and drop the folder.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unzip = (filter: UnzipFileFilter) => {
    try {
      return unzipSync(bytes, { filter });
    } catch {
      throw new Error(`${file.name} is not a ZIP, or it is damaged.`);
    }
  };
  const sizes = new Map<string, number>();
  unzip(({ name, originalSize }) => {
    sizes.set(name, originalSize);
    return false;
  });
  const top = topFolder([...sizes.keys()].filter(name => !name.startsWith('__MACOSX/')));
  return async path => {
    const size = sizes.get(top + path);
    if (size === undefined) return undefined;
    if (size > maximumFileBytes) throw new Error(`${path} is too large to be checked.`);
    let isFound = false;
    return unzip(({ name, originalSize }) => {
      // A ZIP may list a name twice, with another size.
      const isWanted = !isFound && name === top + path && originalSize === size;
      isFound ||= isWanted;
      return isWanted;
    })[top + path];
  };
};
