// Files of a downloaded package.
import { unzipSync } from 'fflate';
import { mediaTypeOf } from '../../../model/package-file.ts';

export interface PackageFile {
  readonly path: string;
  readonly content: Blob;
}

/** Unpacks a ZIP in its own order. */
export const readPackage = async (zip: Blob): Promise<readonly PackageFile[]> =>
  Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([path, bytes]) => ({
    path,
    content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeOf(path) }),
  }));

/** Bytes below 1 KB, otherwise KB with one decimal. */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
