// Files of a downloaded package.
import { unzipSync } from 'fflate';
import { mediaTypeOf } from '../../model/package-file.ts';
import { saveFile } from '../download/save-file.ts';
import { IconButton } from '../shell/buttons.tsx';

export interface UnpackedFile {
  readonly path: string;
  readonly content: Blob;
}

/** Unpacks a ZIP. The files have the order of its entries. */
export const readPackage = async (zip: Blob): Promise<readonly UnpackedFile[]> =>
  Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([path, bytes]) => ({
    path,
    content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeOf(path) }),
  }));

/** Formats a size: in bytes below 1 KB, otherwise in KB with one decimal. */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;

export const FileList = ({ files }: { readonly files: readonly UnpackedFile[] }) => (
  <ul class="package-files">
    {files.map(({ path, content }) => (
      <li key={path}>
        {path}
        <span class="hint">{formatBytes(content.size)}</span>
        <IconButton
          icon="download"
          label={`Save ${path}`}
          title="Save this file"
          isSmall
          act={() => saveFile(content, path.slice(path.lastIndexOf('/') + 1))}
        />
      </li>
    ))}
  </ul>
);
