import { join, posix, relative, resolve, sep } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { checkSite } from '../../check/check-site.ts';
import type { Report } from '../../package/report.ts';
import { folderSite } from '../check/open-site.ts';
import { CliError, type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { type OptionValues, readDesign } from '../design-options.ts';
import { MANIFEST_FILE, readSite, withSiteName } from '../install/existing-site.ts';
import { type InstallPlan, planInstall, type TextChange } from '../install/install-plan.ts';
import { moveArtwork, recordedArtwork, replacedArtwork } from '../install/kept-artwork.ts';
import { frameworkOf, unknownFramework } from '../install/project.ts';
import { withProgress } from '../output.ts';
import {
  artworkSources,
  assertNoSource,
  isSameFile,
  readArtworkFiles,
  withArtworkPaths,
  writeTarget,
} from '../project-files.ts';
import { openService } from '../service.ts';
import { bytesLikeFile, isFolder, type PlannedFile, planFiles, writeFiles } from '../write-files.ts';
import { printFiles, printReport } from './export.ts';

const diffOf = ({ path, before, after }: TextChange): string => {
  if (after === undefined) return `--- ${path}\n+++ deleted\n`;
  const oldName = before === undefined ? 'new file' : path;
  const options = { context: 2, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(oldName, path, before ?? '', after, undefined, undefined, options);
};

const LINE_STYLES: Readonly<Record<string, 'green' | 'red' | 'cyan'>> = {
  '+': 'green',
  '-': 'red',
  '@': 'cyan',
};

const coloredDiff = (context: Context, change: TextChange): string =>
  diffOf(change)
    .split('\n')
    .map(line => {
      const style = LINE_STYLES[line[0] ?? ''];
      return style ? styled(context, style, line) : line;
    })
    .join('\n');

interface InstallFlags extends OptionValues {
  readonly project: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

export const runInstall = async (
  { folder: start, ...streams }: Context,
  icon: string | undefined,
  flags: InstallFlags,
): Promise<number> => {
  const folder = resolve(start, flags.project);
  if (!isFolder(folder)) throw new CliError(`There is no folder ${flags.project}.`);
  const context = { ...streams, folder };
  const read = readDesign({ ...context, start }, icon, flags);
  const design = read.fields;
  const framework = frameworkOf(folder, design.framework);
  if (!framework) {
    const { framework: _, ...fields } = design;
    const { head } = await (await openService(flags.server)).exportPackage(fields);
    throw unknownFramework(folder, icon, head);
  }
  // Rejects a public folder that is a link, before anything in it is read.
  writeTarget(folder, posix.join(framework.publicFolder, MANIFEST_FILE));
  const site = readSite(folder, framework);
  const service = await openService(flags.server);
  const draw = async (drawn: ReadDesign): Promise<Drawn> => {
    const rendered = await withProgress(context, 'Rendering', () =>
      service.exportPackage(withSiteName(drawn.fields, site.name)),
    );
    return {
      read: drawn,
      report: rendered.report,
      plan: planInstall(folder, framework, rendered, site),
    };
  };
  const { plan, files, report } = keepArtwork(folder, await drawnFromArtwork(folder, await draw(read), draw));
  const isApplied = !flags.dryRun && hasWork(plan, files);
  // The output with --json is one document, so no prompt or error may follow the plan.
  if (isApplied && flags.json && !flags.yes) throw notConfirmed();
  if (!flags.json) {
    showPlan(context, plan, files);
    printReport(context, report);
  }
  if (isApplied) {
    await confirm(context, flags);
    apply(folder, plan, files);
  }
  if (flags.json)
    printJson(context, {
      framework: framework.id,
      files: files.map(({ path, bytes, state }) => ({ path, size: bytes.length, state })),
      changes: plan.changes.map(change => ({ path: change.path, diff: diffOf(change) })),
      manual: plan.manual,
    });
  else {
    if (hasWork(plan, files) || plan.manual.length > 0) showManual(context, plan);
    if (isApplied && plan.manual.length === 0) printLine(context, nextStep(plan, await isRight(folder)));
  }
  return plan.manual.length > 0 ? EXIT.failed : EXIT.ok;
};

type ReadDesign = ReturnType<typeof readDesign>;

/** An installation, drawn from a design. */
interface Drawn {
  readonly read: ReadDesign;
  readonly report: Report;
  readonly plan: InstallPlan;
}

const replacedPaths = ({ files, changes }: InstallPlan): readonly string[] =>
  [...files, ...changes].map(({ path }) => path);

/**
 * Draws again from the artwork that favsmith.json records, if the user names a file that an earlier installation has
 * drawn. Throws a CliError if the files would change then: that file could also be a new logo.
 */
const drawnFromArtwork = async (
  folder: string,
  drawn: Drawn,
  draw: (read: ReadDesign) => Promise<Drawn>,
): Promise<Drawn> => {
  const { read, plan } = drawn;
  const paths = plan.files.map(({ path }) => path);
  const fields = replacedArtwork(folder, paths, read);
  const recorded = recordedArtwork(folder, fields);
  if (
    fields.length === 0 ||
    !recorded ||
    replacedArtwork(folder, paths, { fields: {}, paths: recorded }).length > 0
  )
    return drawn;
  const { fields: contents } = readArtworkFiles(recorded, folder);
  const again = await draw({
    ...read,
    fields: { ...read.fields, ...contents },
    paths: { ...read.paths, ...recorded },
  });
  const given = fields.map(field => read.paths[field] ?? '');
  const changed = planFiles(folder, again.plan.files, { isOwn: true, sources: [] }).find(
    ({ path, state }) => state !== 'unchanged' && given.some(name => isSameFile(join(folder, path), name)),
  );
  if (!changed) return again;
  const names = Object.values(recorded).map(path => relative(folder, path).replaceAll(sep, '/'));
  throw new CliError(
    `${changed.path} would be replaced, and may be the favicon drawn from ${names.join(' and ')}: name that file or none, or move a new logo to another path.`,
  );
};

/** Plans the files of an installation. Artwork at the path of one of them moves. */
const keepArtwork = (folder: string, { read, report, plan }: Drawn) => {
  // A variant is not written to favsmith.json, which therefore cannot record a moved file.
  const fields = read.file?.isVariant ? [] : replacedArtwork(folder, replacedPaths(plan), read);
  const { copies, paths } = moveArtwork(folder, fields, read);
  const design = { ...read, paths: { ...read.paths, ...paths } };
  const unmoved = Object.entries(read.paths).filter(([field]) => !fields.includes(field));
  const sources = artworkSources({ ...read, paths: Object.fromEntries(unmoved) });
  assertNoSource(
    folder,
    plan.changes.map(({ path }) => path),
    sources,
  );
  // Other existing files may be overwritten, because the plan lists them and the user confirms the plan.
  const planned = [...copies, ...withArtworkPaths(plan.files, folder, design)];
  return { plan, report, files: planFiles(folder, planned, { isOwn: true, sources }) };
};

const isRight = async (folder: string): Promise<boolean> => {
  const findings = await folderSite(folder).then(checkSite, () => undefined);
  return findings?.every(({ level }) => level !== 'error') ?? false;
};

const nextStep = ({ framework: { run }, basePath }: InstallPlan, isRight: boolean): string => {
  const url = run?.url.replace(/\/$/, basePath);
  const first = run ? `run ${run.command} and open ${url}` : 'open your site';
  return `\nDone. Next: ${first}; ${isRight ? 'the tab shows the favicon' : `check it: favsmith check ${url ?? 'with its URL'}`}.`;
};

const hasWork = ({ changes }: InstallPlan, files: readonly PlannedFile[]): boolean =>
  changes.length > 0 || files.some(({ state }) => state !== 'unchanged');

const showPlan = (context: Context, plan: InstallPlan, files: readonly PlannedFile[]): void => {
  const { framework, changes } = plan;
  printLine(context, `${styled(context, 'bold', framework.name)}: ${planSummary(plan, files)}`);
  printFiles(
    context,
    '',
    files.filter(({ state }) => state !== 'unchanged'),
  );
  for (const change of changes) printLine(context, `\n${coloredDiff(context, change).trimEnd()}`);
};

const planSummary = (plan: InstallPlan, files: readonly PlannedFile[]): string => {
  if (!hasWork(plan, files))
    return plan.manual.length > 0 ? 'the files are in place.' : 'everything is in place.';
  const written = files.filter(({ state }) => state !== 'unchanged').length;
  return `${written} files to write, ${plan.changes.length} to change.`;
};

const notConfirmed = () =>
  usageError('Nothing was changed: add --yes to apply the changes, or --dry-run to show them.');

const confirm = async (context: Context, { yes }: InstallFlags): Promise<void> => {
  if (yes) return;
  if (!context.isInteractive) throw notConfirmed();
  const answer = await context.ask('Apply these changes? [Y/n] ');
  if (answer === undefined || !/^(y|yes)?$/i.test(answer.trim())) throw new CliError('Nothing was changed.');
};

/** Writes files and changed texts. Deletes files that would conflict with the new icon links. */
const apply = (folder: string, { changes }: InstallPlan, files: readonly PlannedFile[]): void => {
  const texts = changes.flatMap(({ path, after }: TextChange): readonly PlannedFile[] =>
    after === undefined ? [] : [{ path, bytes: bytesLikeFile(after, join(folder, path)), state: 'changed' }],
  );
  const deleted = changes.flatMap(({ path, after }) => (after === undefined ? [path] : []));
  writeFiles(folder, [...files, ...texts], { deleted });
};

const showManual = (context: Context, { framework, basePath, manual }: InstallPlan): void => {
  for (const text of manual) printLine(context, `\n${styled(context, 'yellow', 'Manual step:')} ${text}`);
  const note = basePath === '/' ? framework.note : `All URLs start with the base path ${basePath}.`;
  if (note !== undefined) printLine(context, `\n${note}`);
};
