// Text files of a package: one row per file.
import type { ThemeColor } from '../compose/theme-color.ts';
import { DESIGN_FILE, writeDesign } from '../contract/design.ts';
import type { ExportRequest, Setting } from '../contract/export/export-request.ts';
import type { IconSource } from '../model/icon.ts';
import { mediaTypeOf, type PackageFile } from '../model/package-file.ts';
import type { HeadElement } from './install/head-elements.ts';
import { webManifest } from './manifest.ts';
import { licenseFileName } from './plan.ts';
import { readme } from './readme.ts';
import type { Report } from './report.ts';

/** Input of the document renderers; `iconSource` is undefined for initials. */
export interface DocumentData {
  readonly request: ExportRequest;
  readonly settings: readonly Setting[];
  readonly iconSource: IconSource | undefined;
  readonly elements: readonly HeadElement[];
  /** The elements as HTML. */
  readonly head: string;
  readonly colors: readonly [ThemeColor, ...ThemeColor[]];
  readonly report: Report;
}

/** The documents of every package. */
const DOCUMENTS: readonly {
  readonly path: string;
  readonly render: (data: DocumentData) => string;
}[] = [
  {
    path: 'site.webmanifest',
    render: ({ request, colors }) => webManifest(request.siteName, colors),
  },
  { path: 'head.html', render: ({ head }) => head },
  { path: 'README.txt', render: readme },
  { path: 'report.json', render: ({ report }) => `${JSON.stringify(report, null, 2)}\n` },
  { path: DESIGN_FILE, render: ({ settings }) => writeDesign(settings) },
];

/** Renders the documents in table order, followed by the license of the icon's library. */
export const renderDocuments = (data: DocumentData): readonly PackageFile[] => [
  ...DOCUMENTS.map(({ path, render }) => textFile(path, render(data))),
  ...(data.iconSource
    ? [textFile(licenseFileName(data.iconSource.library), data.iconSource.library.licenseText)]
    : []),
];

const textFile = (path: string, text: string): PackageFile => ({
  path,
  mediaType: mediaTypeOf(path),
  bytes: new TextEncoder().encode(text),
});
