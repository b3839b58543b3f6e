// Installation of targets: icons and settings in projects of apps, extensions and editors.
import { dirname, join } from 'node:path/posix';
import { TARGET_NAMES, TARGETS, type Target } from '../../contract/export/field.ts';
import type { OutputFile, PackageFile } from '../../model/package-file.ts';
import { isObject } from '../../model/unknown-value.ts';
import { TARGET_GUIDES } from '../../package/install/target-guides.ts';
import { jsonText } from '../../package/targets/target-file.ts';
import { membersFile, TARGET_ROWS } from '../../package/targets/targets.ts';
import { CliError } from '../context.ts';
import { tryTo } from '../project-files.ts';
import { filesBelow, readJson, readText } from '../write-files.ts';
import { indentUnit, type ProjectChanges, type TextChange } from './install-plan.ts';
import { NO_SOURCE } from './project.ts';

/** Plans the files of the targets in a package. Throws a CliError if the project is not one of a target. */
export const planTargets = (
  folder: string,
  files: readonly PackageFile[],
): ProjectChanges & { readonly names: readonly string[] } => {
  const given = TARGETS.flatMap(target => {
    const own = files.flatMap(({ path, bytes }) =>
      path.startsWith(`${target}/`) ? [{ path: path.slice(target.length + 1), bytes }] : [],
    );
    return own.length > 0 ? [{ target, own }] : [];
  });
  const project = { folder, paths: given.length > 0 ? [...filesBelow(folder, '', NO_SOURCE)] : [] };
  const plans = given.map(({ target, own }) => planTarget(project, target, own));
  return {
    names: given.map(({ target }) => TARGET_NAMES[target]),
    files: plans.flatMap(plan => plan.files),
    changes: plans.flatMap(({ changes }) => changes),
    manual: plans.flatMap(({ manual }) => manual),
  };
};

interface Project {
  readonly folder: string;
  /** Paths of all files. */
  readonly paths: readonly string[];
}

const planTarget = (project: Project, target: Target, files: readonly OutputFile[]): ProjectChanges => {
  const { members } = TARGET_ROWS[target];
  const { base, file, findsIcons, usual, used } = placeOf(project, target);
  const pathOf = (path: string) =>
    join(base, path.startsWith(usual) ? join(used, path.slice(usual.length)) : path);
  const written = files
    .filter(({ path }) => !members || path !== membersFile(members.file))
    .map(({ path, bytes }) => ({ path: pathOf(path), bytes }));
  const merged =
    members && !findsIcons
      ? mergeMembers(project.folder, base + file, {
          members: jsonText(members.value).replaceAll(`${usual}/`, `${used}/`),
          isJson: file === members.file,
        })
      : {};
  const { stale } = TARGET_GUIDES[target];
  // Images that the platform would refuse or ignore beside the written ones.
  const deleted = project.paths.filter(
    path =>
      path.startsWith(base) &&
      stale?.test(path.slice(base.length)) &&
      !written.some(image => image.path === path),
  );
  return {
    files: written,
    changes: [...(merged.change ? [merged.change] : []), ...deleted.map(path => ({ path, before: '' }))],
    manual: merged.manual === undefined ? [] : [merged.manual],
  };
};

interface Place {
  /** The folder in which the paths of the target start: the uppermost one that has its file. */
  readonly base: string;
  readonly file: string;
  readonly findsIcons?: boolean;
  /** The folder `usual` of the target is `used` in this project. */
  readonly usual: string;
  readonly used: string;
}

/** Place of targets that have no usual one in a project. */
const ANYWHERE: Place = { base: 'icons/', file: '', usual: '', used: '' };

const placeOf = ({ folder, paths }: Project, target: Target): Place => {
  const { places } = TARGET_GUIDES[target];
  if (places.length === 0) return ANYWHERE;
  const [found] = places
    .flatMap(place =>
      paths
        .filter(path => path === place.file || path.endsWith(`/${place.file}`))
        .map(path => ({
          ...place,
          base: path.slice(0, -place.file.length),
          text: readText(join(folder, path)) ?? '',
        })),
    )
    .filter(({ text, marker }) => !marker || marker.test(text))
    .sort((one, other) => one.base.length - other.base.length);
  if (!found) {
    const files = places.map(
      ({ file, marker }) => file + (marker ? ` with ${marker.source.replace(/\W+/g, ' ').trim()}` : ''),
    );
    throw new CliError(
      `This is no project of the target ${target} (${TARGET_NAMES[target]}): it has no ${files.join(' or ')}.`,
    );
  }
  const { usual = '', used = usual, setting } = found.folder ?? {};
  const named = setting?.exec(found.text)?.[1];
  return { ...found, usual, used: named === undefined ? used : join(dirname(found.file), named) };
};

/** Merges members into a JSON file, or asks the user to write them into a file of another kind or with comments. */
const mergeMembers = (
  folder: string,
  path: string,
  { members, isJson }: { readonly members: string; readonly isJson: boolean },
): { readonly change?: TextChange; readonly manual?: string } => {
  const file = join(folder, path);
  const before = readText(file) ?? '';
  const json = isJson ? tryTo(() => readJson(file)) : undefined;
  if (!isObject(json)) {
    const icons = members.split('"').filter(part => /\.(?:png|svg)$/.test(part));
    const isDone = icons.every(icon => before.includes(icon));
    return isDone ? {} : { manual: `Write these members into \`${path}\`:\n\n${members}` };
  }
  const after = `${JSON.stringify(merge(json, JSON.parse(members)), null, indentUnit(before))}\n`;
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
