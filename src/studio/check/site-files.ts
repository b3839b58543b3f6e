// Files of a site that the user drops or chooses: a folder, single files, or a ZIP.
import { type UnzipFileFilter, unzipSync } from 'fflate';
import type { ReadFile } from '../../check/folder-site.ts';

export type DroppedItem = FileSystemEntry | File;

export interface SiteFiles {
  /** Name of the folder or ZIP, for messages. */
  readonly name: string;
  readonly readFile: ReadFile;
}

/** Larger archives would fill the memory of the page. */
const MAXIMUM_ZIP_BYTES = 200_000_000;
/** No file that a check reads has as many bytes. */
const MAXIMUM_FILE_BYTES = 20_000_000;

/** Reads nothing but the names yet. Throws an Error whose message is for the user. */
export const openSiteFiles = async (items: readonly DroppedItem[]): Promise<SiteFiles> => {
  const { files, folders } = await sortItems(items);
  const [folder, file] = [folders[0], files[0]];
  if (items.length === 1 && folder) return { name: folder.name, readFile: path => readEntry(folder, path) };
  if (items.length === 1 && file && /\.zip$/i.test(file.name)) return openZip(file);
  return openFiles(files, folders);
};

const sortItems = async (items: readonly DroppedItem[]) => {
  const files: File[] = [];
  const folders: FileSystemDirectoryEntry[] = [];
  for (const item of items) {
    if (item instanceof File) files.push(item);
    else if (item.isDirectory) folders.push(item as FileSystemDirectoryEntry);
    else files.push(await fileOf(item as FileSystemFileEntry));
  }
  return { files, folders };
};

const openFiles = (files: readonly File[], folders: readonly FileSystemDirectoryEntry[]): SiteFiles => {
  const paths = files.map(({ webkitRelativePath, name }) => webkitRelativePath || name);
  const top = topFolder(paths);
  const byPath = new Map(files.map((file, place) => [paths[place]?.slice(top.length), file]));
  return {
    name: top.slice(0, -1) || (files.length === 1 ? (files[0]?.name ?? '') : 'the files'),
    readFile: async path => {
      const file = byPath.get(path);
      if (file) return bytesOf(file);
      const folder = folders.find(({ name }) => path.startsWith(`${name}/`));
      return folder && readEntry(folder, path.slice(folder.name.length + 1));
    },
  };
};

const openZip = async (file: File): Promise<SiteFiles> => {
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
  const names: string[] = [];
  unzip(({ name }) => {
    names.push(name);
    return false;
  });
  const top = topFolder(names.filter(name => !name.startsWith('__MACOSX/')));
  return {
    name: file.name,
    readFile: async path =>
      unzip(({ name, originalSize }) => name === top + path && originalSize <= MAXIMUM_FILE_BYTES)[
        top + path
      ],
  };
};

/** The folder that contains all files, with a slash at the end; empty if there is none. */
const topFolder = ([first = '', ...others]: readonly string[]): string => {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return others.every(path => path.startsWith(folder)) ? folder : '';
};

const readEntry = (folder: FileSystemDirectoryEntry, path: string): Promise<Uint8Array | undefined> =>
  new Promise(resolve => {
    folder.getFile(
      path,
      {},
      entry => resolve(fileOf(entry as FileSystemFileEntry).then(bytesOf)),
      () => resolve(undefined),
    );
  });

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
