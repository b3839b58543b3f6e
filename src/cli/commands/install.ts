// favsmith install: adds files and head elements to a project.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Context, printJson, printLine, styled } from '../context.ts';
import { DESIGN_FILE, readDesignFile } from '../design/design-file.ts';
import { type OptionValues, readDesignOptions } from '../design/design-options.ts';
import { EXIT, usageError } from '../failure.ts';
import { assertNotForeign, type PlannedFile, planFiles, writeFiles } from '../files/write-files.ts';
import { type InstallPlan, planInstall, type TextChange } from '../install/install-plan.ts';
import { frameworkOf } from '../install/project.ts';
import { coloredDiff, diffOf } from '../install/text-diff.ts';
import { withProgress } from '../output/progress.ts';
import { openService } from '../service/service.ts';
import { printFiles, printReport } from './export.ts';

export interface InstallFlags extends OptionValues {
  readonly framework?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly force?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

export const runInstall = async (
  context: Context,
  icon: string | undefined,
  flags: InstallFlags,
): Promise<number> => {
  const { folder } = context;
  const given = readDesignOptions(icon, flags);
  const body = { ...(icon === undefined && flags.text === undefined && readDesignFile(context)), ...given };
  const framework = frameworkOf(folder, flags.framework);
  const service = await openService(flags.server);
  const exported = await withProgress(context, 'Rendering', () => service.exportPackage(body));
  const plan = planInstall(folder, framework, exported);
  const isOwn = flags.force === true || existsSync(join(folder, DESIGN_FILE));
  const files = planFiles(folder, plan.files, { isOwn });
  assertNotForeign('.', files);
  const isApplied = !flags.dryRun && hasWork(plan, files);
  // JSON output is one document: no prompt and no error may follow the plan.
  if (isApplied && flags.json && !flags.yes) throw notConfirmed();
  if (flags.json) printJson(context, describe(plan, files));
  else {
    showPlan(context, plan, files);
    printReport(context, exported.report);
  }
  if (isApplied) {
    await confirm(context, flags);
    apply(folder, plan, files);
  }
  if (!flags.json && hasWork(plan, files)) showManual(context, plan);
  return plan.manual.length > 0 ? EXIT.failed : EXIT.ok;
};

const describe = ({ framework, changes, manual }: InstallPlan, files: readonly PlannedFile[]) => ({
  framework: framework.id,
  files: files.map(({ path, bytes, state }) => ({ path, size: bytes.length, state })),
  changes: changes.map(change => ({ path: change.path, diff: diffOf(change) })),
  manual,
});

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
  if (!hasWork(plan, files)) return 'everything is in place.';
  const written = files.filter(({ state }) => state !== 'unchanged').length;
  return `${written} files to write, ${plan.changes.length} to change.`;
};

const notConfirmed = () =>
  usageError('Nothing was changed: add --yes to apply the changes, or --dry-run to show them.');

const confirm = async (context: Context, { yes }: InstallFlags): Promise<void> => {
  if (yes) return;
  if (!context.isInteractive) throw notConfirmed();
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question('Apply these changes? [Y/n] ').finally(() => prompt.close());
  if (!/^(y|yes)?$/i.test(answer.trim())) throw usageError('Nothing was changed.');
};

/** Writes files and changed texts atomically, then deletes conflicts. */
const apply = (folder: string, { changes }: InstallPlan, files: readonly PlannedFile[]): void => {
  const texts = changes.flatMap(({ path, after }: TextChange): readonly PlannedFile[] =>
    after === undefined ? [] : [{ path, bytes: Buffer.from(after), state: 'changed' }],
  );
  writeFiles(folder, [...files, ...texts]);
  for (const { path, after } of changes) if (after === undefined) rmSync(join(folder, path));
};

const showManual = (context: Context, { framework, manual }: InstallPlan): void => {
  for (const text of manual) printLine(context, `\n${styled(context, 'yellow', 'Manual step:')} ${text}`);
  if (framework.note !== undefined) printLine(context, `\n${framework.note}`);
};
