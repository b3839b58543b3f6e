// Head elements as HTML for bundlers without pages.
import { toHtml } from '../contract/install/head-markup.ts';
import type { PackageFile } from '../model/package-file.ts';
import type { Favicon } from './favicon.ts';
import { filesAt, headElementsAt } from './head-tags.ts';

/** Adds head.html to the files of a favicon, for bundlers that write no pages. */
export const filesWithHead = (favicon: Favicon, base: string): readonly PackageFile[] => [
  ...filesAt(favicon, base),
  {
    path: 'head.html',
    mediaType: 'text/html',
    bytes: new TextEncoder().encode(toHtml(headElementsAt(favicon, { base }))),
  },
];
