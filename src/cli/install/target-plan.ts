// Installation of targets: icons and settings in projects of apps, extensions and editors.
import { join } from 'node:path/posix';
import { DESIGN_FILE } from '../../contract/design.ts';
import { TARGETS, type Target } from '../../contract/export/field.ts';
import type { OutputFile, PackageFile } from '../../model/package-file.ts';
import { isObject } from '../../model/unknown-value.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import { jsonText } from '../../package/targets/target-file.ts';
import { membersFile, TARGET_ROWS } from '../../package/targets/targets.ts';
import { CliError } from '../context.ts';
import { tryTo } from '../project-files.ts';
import { filesBelow, readJson, readText } from '../write-files.ts';
import { type InstallPlan, indentUnit, type TextChange } from './install-plan.ts';
import { NO_SOURCE } from './project.ts';

/** Folder of targets that have no usual place in a project. */
const USUAL_FOLDER = 'icons/';

/** Plans the files of the targets in a package. Throws a CliError if the project is not one of a target. */
export const planTargets = (folder: string, files: readonly PackageFile[]): InstallPlan => {
  const paths = [...filesBelow(folder, '', NO_SOURCE)];
  const plans = TARGETS.flatMap(target => {
    const own = files.flatMap(({ path, bytes }) =>
      path.startsWith(`${target}/`) ? [{ path: path.slice(target.length + 1), bytes }] : [],
    );
    return own.length > 0 ? [{ target, ...planTarget({ folder, paths }, target, own) }] : [];
  });
  const names = plans.map(({ target }) => TARGET_ROWS[target].name);
  const { note: _, ...framework } = FRAMEWORKS[0];
  return {
    framework: { ...framework, name: names.join(', ') },
    basePath: '/',
    headless: [],
    files: [
      ...plans.flatMap(plan => plan.files),
      ...files.filter(({ path }) => path === DESIGN_FILE || /^LICENSE-[^/]*$/.test(path)),
    ],
    changes: plans.flatMap(({ changes }) => changes),
    manual: plans.flatMap(({ manual }) => manual),
  };
};

interface ProjectPaths {
  readonly folder: string;
  /** Paths of all files. */
  readonly paths: readonly string[];
}

const planTarget = (
  project: ProjectPaths,
  target: Target,
  files: readonly OutputFile[],
): Pick<InstallPlan, 'files' | 'changes' | 'manual'> => {
  const { members } = TARGET_ROWS[target];
  const base = placeOf(project, target);
  const written = files
    .filter(({ path }) => !members || path !== membersFile(members.file))
    .map(({ path, bytes }) => ({ path: base + path, bytes }));
  const merged = members && mergeMembers(project.folder, base + members.file, members.value);
  return {
    files: written,
    changes: [...(merged?.change ? [merged.change] : []), ...sameNames(project, written)],
    manual: merged?.manual === undefined ? [] : [merged.manual],
  };
};

/** The folder in which the paths of a target start: the uppermost one that has its file. */
const placeOf = ({ folder, paths }: ProjectPaths, target: Target): string => {
  const { name, places, marker } = TARGET_ROWS[target];
  if (places.length === 0) return USUAL_FOLDER;
  const found = places
    .flatMap(place => {
      const ends = paths.filter(path => path === place || path.endsWith(`/${place}`));
      return ends.map(path => ({ path, base: path.slice(0, path.length - place.length) }));
    })
    .sort((one, other) => one.base.length - other.base.length)
    .find(({ path }) => !marker || marker.test(readText(join(folder, path)) ?? ''));
  if (found) return found.base;
  throw new CliError(
    `This is no project of the target ${target} (${name}): it has no ${places.join(' or ')}${marker ? ` with ${marker.source.replace(/\W+/g, ' ').trim()}` : ''}.`,
  );
};

/** Images of the same name in another format, which Android refuses beside each other. */
const sameNames = ({ paths }: ProjectPaths, written: readonly OutputFile[]): readonly TextChange[] => {
  const stems = new Set(
    written.flatMap(({ path }) => path.match(/^.*\/mipmap-[^/]*\/[^/]*(?=\.png$)/g) ?? []),
  );
  return paths
    .filter(path => path.endsWith('.webp') && stems.has(path.slice(0, -'.webp'.length)))
    .map(path => ({ path, before: '' }));
};

const mergeMembers = (
  folder: string,
  path: string,
  members: object,
): { readonly change?: TextChange; readonly manual?: string } => {
  const file = join(folder, path);
  const json = tryTo(() => readJson(file));
  // A file with comments would lose them.
  if (!isObject(json)) return { manual: `Write these members into \`${path}\`:\n\n${jsonText(members)}` };
  const before = readText(file) ?? '';
  const after = `${JSON.stringify(merge(json, members), null, indentUnit(before))}\n`;
  return JSON.stringify(JSON.parse(after)) === JSON.stringify(json)
    ? {}
    : { change: { path, before, after } };
};

const merge = (json: object, members: object): object => ({
  ...json,
  ...Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      const own: unknown = Object.hasOwn(json, name) ? json[name as keyof typeof json] : undefined;
      return [name, isObject(own) && isObject(value) ? merge(own, value) : value];
    }),
  ),
});
