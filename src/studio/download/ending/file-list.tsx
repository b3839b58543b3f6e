// Files of the package with their sizes, each to save on its own.
import { UiIcon } from '../../shell/ui-icon.tsx';
import { saveFile } from '../save-file.ts';
import { formatBytes, type PackageFile } from './package-files.ts';

export const FileList = ({ files }: { readonly files: readonly PackageFile[] }) => (
  <ul class="ending-files">
    {files.map(({ path, content }) => (
      <li key={path}>
        <span class="ending-file-name">{path}</span>
        <span class="hint">{formatBytes(content.size)}</span>
        <button
          type="button"
          class="icon-button icon-button-small"
          aria-label={`Save ${path}`}
          title="Save this file"
          onClick={() => saveFile(content, path.slice(path.lastIndexOf('/') + 1))}
        >
          <UiIcon name="download" />
        </button>
      </li>
    ))}
  </ul>
);
