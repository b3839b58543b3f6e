// Web worker that checks the files of a site with the rules of the command line. (Decision 078)
import { type UnzipFileFilter, unzipSync } from 'fflate';
import { checkSite } from '../../check/check-site.ts';
import { openFolderSite, type ReadFile } from '../../check/folder-site.ts';
import { MAXIMUM_FILE_BYTES, type SiteFinding, tooLarge } from '../../check/site.ts';
import { toError } from '../../model/unknown-value.ts';
import { PROJECT_SOURCES } from '../../package/install/frameworks.ts';
import { topFolder } from './site-files.ts';

// Safari before version 17 does not have URL.canParse.
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

/** The worker holds the whole ZIP in memory. */
const MAXIMUM_ZIP_BYTES = 200_000_000;

/** The errors have messages for the user. */
const openZip = async (file: File): Promise<ReadFile> => {
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
    if (size > MAXIMUM_FILE_BYTES) return tooLarge(MAXIMUM_FILE_BYTES);
    let isFound = false;
    return unzip(({ name, originalSize }) => {
      // A ZIP may contain a name twice, with different sizes.
      const isWanted = !isFound && name === top + path && originalSize === size;
      isFound ||= isWanted;
      return isWanted;
    })[top + path];
  };
};

/** Messages to the worker: the ZIP to check, or undefined if the page reads the files, and then each requested file. */
export type ToChecker =
  | { readonly zip: File | undefined }
  | { readonly id: number; readonly file: File | undefined };

/** Messages from the worker: the path of a file to read, the findings, or an error message. */
export type FromChecker =
  | { readonly id: number; readonly path: string }
  | { readonly findings: readonly SiteFinding[] }
  | { readonly message: string };

/** Limits of all files. Favicons need far less. */
const MAXIMUM_BYTES = 100_000_000;
const MAXIMUM_FILES = 200;

const waiting: ((file: File | undefined) => void)[] = [];
const send = (message: FromChecker): void => postMessage(message);

const readFromPage: ReadFile = async path => {
  const file = await new Promise<File | undefined>(resolve => {
    send({ id: waiting.push(resolve) - 1, path });
  });
  if (file && file.size > MAXIMUM_FILE_BYTES) return tooLarge(MAXIMUM_FILE_BYTES);
  return file && new Uint8Array(await file.arrayBuffer());
};

/** Applies the limits of all files. */
const limited = (readFile: ReadFile): ReadFile => {
  let [files, bytes] = [0, 0];
  return async path => {
    const content = await readFile(path);
    if (content) {
      files += 1;
      bytes += 'length' in content ? content.length : 0;
    }
    if (files > MAXIMUM_FILES || bytes > MAXIMUM_BYTES)
      throw new Error('The page and its manifest link too many or too large files to be checked.');
    return content;
  };
};

const check = async (zip: File | undefined): Promise<void> => {
  try {
    const readFile = limited(zip ? await openZip(zip) : readFromPage);
    const site = await openFolderSite(readFile, { sources: PROJECT_SOURCES });
    send({ findings: await checkSite(site) });
  } catch (error) {
    send({ message: toError(error).message });
  }
};

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  if ('zip' in data) void check(data.zip);
  else waiting[data.id]?.(data.file);
});
