// The text files of a favicon package: one row per file.
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { PackageFile } from '../../model/package-file.ts';
import type { IconSource } from '../icon-source.ts';
import { licensePath } from './license.ts';
import { webManifest } from './manifest.ts';
import { mediaTypeOf } from './media-type.ts';
import { readme } from './readme.ts';
import type { Report } from './report.ts';
import type { ThemeColor } from './theme-color.ts';

/** What the text files are written from; `iconSource` is there for icons. */
export interface PackageContent {
  readonly request: ExportRequest;
  readonly iconSource: IconSource | undefined;
  readonly head: string;
  readonly colors: readonly [ThemeColor, ...ThemeColor[]];
  readonly report: Report;
}

/** The files that every package has. */
const documents: readonly {
  readonly path: string;
  readonly write: (content: PackageContent) => string;
}[] = [
  {
    path: 'site.webmanifest',
    write: ({ request, colors }) => webManifest(request.siteName, colors),
  },
  { path: 'head.html', write: ({ head }) => head },
  { path: 'README.txt', write: readme },
  { path: 'report.json', write: ({ report }) => `${JSON.stringify(report, null, 2)}\n` },
];

/** The text files of a package, in the table's order, and at last the license of the icon's library. */
export const writeDocuments = (content: PackageContent): readonly PackageFile[] => [
  ...documents.map(({ path, write }) => textFile(path, write(content))),
  ...(content.iconSource
    ? [textFile(licensePath(content.iconSource.library), content.iconSource.library.licenseText)]
    : []),
];

const textFile = (path: string, text: string): PackageFile => ({
  path,
  mediaType: mediaTypeOf(path),
  bytes: new TextEncoder().encode(text),
});
