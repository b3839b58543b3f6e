import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { join } from 'node:path/posix';
import { DESIGN_FILE } from '../../contract/design.ts';
import type { Report } from '../../package/report.ts';
import { zipFiles } from '../../package/zip.ts';
import { type Context, EXIT, printJson, printLine, styled } from '../context.ts';
import { type OptionValues, readDesign } from '../design-options.ts';
import { inFlags, withProgress } from '../output.ts';
import { artworkSources, withArtworkPaths } from '../project-files.ts';
import { openService } from '../service.ts';
import {
  assertNotForeign,
  type FileState,
  isFolder,
  type PlannedFile,
  planFiles,
  readIfPresent,
  writeFiles,
} from '../write-files.ts';

interface ExportFlags extends OptionValues {
  readonly out: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

export const runExport = async (
  context: Context,
  icon: string | undefined,
  flags: ExportFlags,
): Promise<number> => {
  const design = readDesign(context, icon, flags);
  const service = await openService(flags.server);
  const { files, head, report } = await withProgress(context, 'Rendering', () =>
    service.exportPackage(design.fields),
  );
  const target = resolve(context.folder, flags.out);
  const isArchive = /\.zip$/i.test(target) && !isFolder(target);
  const folder = isArchive ? dirname(target) : target;
  const written = isArchive
    ? [{ path: basename(target), bytes: zipFiles(files) }]
    : withArtworkPaths(files, folder, design);
  // Every package contains favsmith.json.
  const isOwn = isArchive
    ? readIfPresent(target)?.includes(DESIGN_FILE) === true
    : [folder, context.folder].some(path => existsSync(join(path, DESIGN_FILE)));
  const planned = planFiles(folder, written, {
    isOwn: flags.force === true || isOwn,
    sources: artworkSources(design),
  });
  const name = relative(context.folder, folder).replaceAll(sep, '/') || '.';
  assertNotForeign(name, planned);
  if (!flags.dryRun) writeFiles(folder, planned);
  if (flags.json) {
    const states = planned.map(({ path, bytes, state }) => ({ path, size: bytes.length, state }));
    printJson(context, { folder: name, files: states, head, report });
  } else {
    printFiles(context, name, planned);
    printReport(context, report);
    if (!flags.dryRun) printLine(context, isArchive ? ARCHIVE_STEP : nextStep(name, planned));
  }
  return EXIT.ok;
};

const ARCHIVE_STEP = 'Done. Next: unpack the archive; its README.txt has the steps.';

const nextStep = (folder: string, files: readonly PlannedFile[]): string =>
  files.every(({ state }) => state === 'unchanged')
    ? 'Nothing has changed.'
    : `Done. Next: put the elements of ${join(folder, 'head.html')} into the <head> of every page; ${join(folder, 'README.txt')} has the steps.\n` +
      'The site does not need README.txt, report.json, head.html and favsmith.json: a folder that is published should not keep them.';

const MARKS: Readonly<Record<FileState, readonly [mark: string, style: 'green' | 'yellow' | 'dim']>> = {
  new: ['+', 'green'],
  changed: ['~', 'yellow'],
  foreign: ['~', 'yellow'],
  unchanged: ['=', 'dim'],
};

/** Prints a line per file: `+` new, `~` changed, `=` unchanged. */
export const printFiles = (context: Context, folder: string, files: readonly PlannedFile[]): void => {
  for (const { path, bytes, state } of files) {
    const [mark, style] = MARKS[state];
    const size = `${bytes.length.toLocaleString('en')} B`.padStart(9);
    printLine(context, styled(context, style, `${mark} ${size}  ${join(folder, path)}`));
  }
};

export const printReport = (context: Context, { findings }: Report): void => {
  for (const { level, look, message } of findings.filter(({ level }) => level !== 'ok'))
    printLine(
      context,
      `${styled(context, level === 'warning' ? 'yellow' : 'dim', level)}${look ? ` (${look} look)` : ''}: ${inFlags(message)}`,
    );
};
