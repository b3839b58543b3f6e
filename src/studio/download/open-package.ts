import { unzipSync } from 'fflate';
import { mediaTypeOf } from '../../model/package-file.ts';
import type { MadePackage } from '../state/package-export.ts';

export type OpenPackage = Awaited<ReturnType<typeof openPackage>>;

/** Unpacks a package. `head` is the content of head.html. */
export const openPackage = async (made: MadePackage) => {
  const entries = Object.entries(unzipSync(new Uint8Array(await made.zip.arrayBuffer())));
  const files = entries.map(([path, bytes]) => ({
    path,
    content: new Blob([bytes as BlobPart], { type: mediaTypeOf(path) }),
  }));
  const head = (await files.find(({ path }) => path === 'head.html')?.content.text()) ?? '';
  return { made, files, head };
};
