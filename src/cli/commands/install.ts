import { join, posix, relative, resolve, sep } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { checkSite } from '../../check/check-site.ts';
import { DESIGN_FILE, shellQuote } from '../../contract/design.ts';
import { MANIFEST_FILE, type PackageFile } from '../../model/package-file.ts';
import type { Framework } from '../../package/install/framework.ts';
import type { Report } from '../../package/report.ts';
import { folderSite } from '../check/open-site.ts';
import { CliError, type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { givenArguments, type OptionValues, readDesign } from '../design-options.ts';
import { type ExistingSite, projectName, readSite, withSiteName } from '../install/existing-site.ts';
import {
  type ProjectChanges,
  planInstall,
  type SitePlan,
  type TextChange,
  withPublicFolder,
} from '../install/install-plan.ts';
import { moveArtwork, recordedArtwork, replacedArtwork } from '../install/kept-artwork.ts';
import { isServedAsIs } from '../install/link-form.ts';
import { frameworkOf, locate, unknownFramework } from '../install/project.ts';
import { planTargets } from '../install/target-plan.ts';
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
  readonly public?: string;
  readonly base?: string;
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
  // With targets, the site is only installed if the design also names parts of it.
  const framework =
    design.targets && !design.parts
      ? undefined
      : await projectFramework(context, flags, { icon, wanted: design.framework });
  const site = framework && {
    framework,
    base: basePath(flags),
    ...readSite(folder, framework, { path: design.path }),
  };
  const name = site ? site.name : projectName(folder);
  const service = await openService(flags.server);
  const draw = async (drawn: ReadDesign): Promise<Drawn> => {
    const rendered = await withProgress(context, 'Rendering', () =>
      service.exportPackage(withSiteName(drawn.fields, name)),
    );
    return { read: drawn, report: rendered.report, plan: planProject(folder, rendered, site) };
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
      framework: framework?.id,
      files: files.map(({ path, bytes, state }) => ({ path, size: bytes.length, state })),
      changes: plan.changes.map(change => ({ path: change.path, diff: diffOf(change) })),
      manual: plan.manual,
    });
  else {
    if (hasWork(plan, files) || plan.manual.length > 0) showManual(context, plan);
    if (isApplied && plan.manual.length === 0) {
      printLine(context, `\nDone. Next: ${await nextStep(folder, plan, flags.project)}.`);
    }
  }
  return plan.manual.length > 0 ? EXIT.failed : EXIT.ok;
};

interface InstallPlan extends ProjectChanges {
  /** Names of the framework and the targets. */
  readonly name: string;
  /** Undefined if only targets are installed. */
  readonly site?: SitePlan;
}

const planProject = (
  folder: string,
  { files, head }: { readonly files: readonly PackageFile[]; readonly head: string },
  existing: (ExistingSite & { readonly framework: Framework; readonly base: string | undefined }) | undefined,
): InstallPlan => {
  const { names, ...targets } = planTargets(folder, files);
  const site = existing && planInstall(folder, existing.framework, { files, head }, existing);
  const own = site ?? { files: files.filter(isAboutDesign), changes: [], manual: [] };
  return {
    name: [...(site ? [site.framework.name] : []), ...names].join(', '),
    ...(site && { site }),
    files: [...own.files, ...targets.files],
    changes: [...own.changes, ...targets.changes],
    manual: [...own.manual, ...targets.manual],
  };
};

/** Whether a project without a site needs a file besides those of its targets: the design or a license. */
const isAboutDesign = ({ path }: PackageFile): boolean =>
  path === DESIGN_FILE || /^LICENSE-[^/]*$/.test(path);

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

/** The framework of the project, with its paths. Asks for the public folder if the configuration computes it. */
const projectFramework = async (
  context: Context,
  flags: InstallFlags,
  { icon, wanted }: { readonly icon: string | undefined; readonly wanted: unknown },
): Promise<Framework> => {
  const { folder } = context;
  const named = flags.public && posix.join(flags.public.replaceAll(sep, '/'), '.').replace(/^\.$/, '');
  const framework = frameworkOf(folder, { wanted, publicFolder: named });
  if (!framework) throw unknownFramework(folder, commandOf(icon, flags));
  const { framework: located, computed } = locate(folder, framework);
  // A configuration must not lead to files outside of the project.
  for (const path of [located.pages?.folder ?? '', ...located.edits.flatMap(({ files }) => files)])
    if (path !== '') writeTarget(folder, path);
  const publicFolder =
    named ?? (computed && (await askForFolder(context, flags, located.publicFolder, computed)));
  const placed = publicFolder === undefined ? located : withPublicFolder(located, publicFolder);
  // Rejects a public folder that is a link, before anything in it is read.
  writeTarget(folder, posix.join(placed.publicFolder, MANIFEST_FILE));
  return placed;
};

const commandOf = (icon: string | undefined, flags: InstallFlags): string => {
  const project = flags.project === '.' ? [] : ['--project', flags.project];
  const server = flags.server === undefined ? [] : ['--server', flags.server];
  return ['favsmith', 'install', ...givenArguments(icon, flags), ...project, ...server]
    .map(shellQuote)
    .join(' ');
};

const askForFolder = async (
  context: Context,
  { yes, json }: InstallFlags,
  usual: string,
  computed: string,
): Promise<string> => {
  if (!context.isInteractive || yes || json)
    throw usageError(
      `${computed} is not a literal: add --public with the folder that the site serves at its root.`,
    );
  const answer = await context.ask(
    `${computed} is not a literal. Which folder does the site serve at its root? [${usual}] `,
  );
  if (answer === undefined) throw new CliError('Nothing was changed.');
  return answer.trim() || usual;
};

/** The path of the site with slashes around it. */
const basePath = ({ base }: InstallFlags): string | undefined => {
  if (base === undefined) return undefined;
  const path = `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
  if (/^\/(?:[\w.~-]+\/)*$/.test(path)) return path;
  throw usageError(`--base must be the path of the site, such as /shop/, got "${base}".`);
};

/** Whether the folder of the project is the site itself, and a check finds no error in it. */
const isRight = async (folder: string, framework: Framework): Promise<boolean> => {
  if (!isServedAsIs(framework)) return false;
  const findings = await folderSite(folder).then(checkSite, () => undefined);
  return findings?.every(({ level }) => level !== 'error') ?? false;
};

const nextStep = async (folder: string, { site }: InstallPlan, project: string): Promise<string> => {
  if (!site) return 'build the app';
  const { framework, basePath } = site;
  if (await isRight(folder, framework)) return 'open your site; the tab shows the favicon';
  const { run, output } = framework;
  if (output !== undefined) return `build, then run \`favsmith check ${posix.join(project, output)}\``;
  const url = run?.url.replace(/\/$/, basePath);
  if (run === undefined)
    return 'build or start your site, then run `favsmith check` with the folder of the build or the URL';
  const target = url?.startsWith('http') ? `\`favsmith check ${url}\`` : `\`favsmith check\` with ${url}`;
  return `run \`${run.command}\`, then ${target}`;
};

const hasWork = ({ changes }: InstallPlan, files: readonly PlannedFile[]): boolean =>
  changes.length > 0 || files.some(({ state }) => state !== 'unchanged');

const showPlan = (context: Context, plan: InstallPlan, files: readonly PlannedFile[]): void => {
  const { name, changes } = plan;
  printLine(context, `${styled(context, 'bold', name)}: ${planSummary(plan, files)}`);
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

const showManual = (context: Context, { manual, site }: InstallPlan): void => {
  for (const text of manual) printLine(context, `\n${styled(context, 'yellow', 'Manual step:')} ${text}`);
  if (!site) return;
  const { framework, basePath, headless } = site;
  const note = basePath === '/' ? framework.note : `All URLs start with the base path ${basePath}.`;
  if (note !== undefined) printLine(context, `\n${note}`);
  if (headless.length > 0)
    printLine(context, `\nThese pages have no tag <head> and stay as they are: ${headless.join(', ')}.`);
};
