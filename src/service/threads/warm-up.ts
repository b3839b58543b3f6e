// Jobs that make V8 compile the code of packages before the first request.
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { Icon, Library } from '../../model/icon.ts';
import type { Job } from './job.ts';

/** The part of the catalog that the samples come from. */
export interface SampleCatalog {
  readonly iconCount: number;
  readonly libraries: readonly Library[];
  icon(position: number): Icon;
}

/** One package each. With six, the first exports take clearly less CPU time than with three; more gain little. */
const DESIGNS = [
  {},
  { bg_mode: 'linear' },
  {},
  { include_dark_mode: true },
  { shape: 'circle' },
  { bg_mode: 'linear' },
];

/** Packages of icons spread over the catalog. */
export const warmUpJobs = ({ iconCount, libraries, icon: iconAt }: SampleCatalog): readonly Job[] =>
  DESIGNS.flatMap((design, number) => {
    const icon = iconAt(Math.floor((number * iconCount) / DESIGNS.length));
    const library = libraries.find(({ slug }) => slug === icon.library);
    const body = { library: icon.library, name: icon.name, ...design };
    return library
      ? [{ request: parseExportBody(body), iconSource: { icon, library }, form: 'zip' as const }]
      : [];
  });
