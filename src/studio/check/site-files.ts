// Files of a site that the user drops or chooses: a folder, single files or a ZIP.
export type DroppedItem = FileSystemEntry | File;

interface SiteFiles {
  /** Name of the folder or ZIP, for messages. */
  readonly name: string;
  readonly zip?: File;
  /** Always undefined for a ZIP, which the worker reads. */
  fileAt(path: string): Promise<File | undefined>;
}

/** Reads only the names of files. */
export const openSiteFiles = async (items: readonly DroppedItem[]): Promise<SiteFiles> => {
  const folders = items.filter(isFolder);
  const others = items.filter(item => !isFolder(item));
  const files = await Promise.all(others.map(fileOf));
  const [folder, file] = [folders[0], files[0]];
  if (items.length === 1 && folder) return { name: folder.name, fileAt: path => entryAt(folder, path) };
  if (items.length === 1 && file && /\.zip$/i.test(file.name))
    return { name: file.name, zip: file, fileAt: async () => undefined };
  const paths = files.map(({ webkitRelativePath, name }) => webkitRelativePath || name);
  const top = topFolder(paths);
  const byPath = new Map(files.map((file, place) => [paths[place]?.slice(top.length), file]));
  return {
    name: top.slice(0, -1) || (files.length === 1 ? (file?.name ?? '') : 'the files'),
    fileAt: async path => {
      const folder = folders.find(({ name }) => path.startsWith(`${name}/`));
      return byPath.get(path) ?? (folder && entryAt(folder, path.slice(folder.name.length + 1)));
    },
  };
};

const isFolder = (item: DroppedItem): item is FileSystemDirectoryEntry =>
  !(item instanceof File) && item.isDirectory;

/** The first folder of all paths, with a trailing slash. Empty if they differ. */
export const topFolder = ([first = '', ...others]: readonly string[]): string => {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return others.every(path => path.startsWith(folder)) ? folder : '';
};

const entryAt = (folder: FileSystemDirectoryEntry, path: string): Promise<File | undefined> =>
  new Promise((resolve, reject) => {
    folder.getFile(
      path,
      {},
      entry => fileOf(entry).then(resolve, reject),
      () => resolve(undefined),
    );
  });

const fileOf = async (item: DroppedItem): Promise<File> =>
  item instanceof File
    ? item
    : new Promise((resolve, reject) => (item as FileSystemFileEntry).file(resolve, reject));
