// Framework table: installation of a favicon package per framework. (Decision 120)
import type { Detection, Framework } from './framework.ts';
import { GENERAL_FRAMEWORKS } from './general-frameworks.ts';
import { JAVASCRIPT_FRAMEWORKS } from './javascript-frameworks.ts';
import { SERVER_FRAMEWORKS } from './server-frameworks.ts';

/** In display order: the most general first. */
export const FRAMEWORKS: readonly Framework[] = [
  ...GENERAL_FRAMEWORKS,
  ...JAVASCRIPT_FRAMEWORKS,
  ...SERVER_FRAMEWORKS,
];

/** Files of projects that contain the elements of the head as markup. */
export const HEAD_TEMPLATES: readonly string[] = FRAMEWORKS.flatMap(({ edits: [{ files, placement }] }) =>
  placement.kind === 'before' ? files : [],
);

/** Facts about a project for `detectFramework`. */
export interface Project {
  /** Names of the packages in `dependencies` and `devDependencies` of package.json. */
  readonly packages: ReadonlySet<string>;
  /** Whether a file or folder exists; `path` is relative to the folder of the project. */
  hasFile(path: string): boolean;
}

/** Detects the framework of a project. Most frameworks use Vite, so Vite itself comes near the end. */
export const detectFramework = ({ packages, hasFile }: Project): Framework | undefined => {
  const matches = ({ packages: names, files }: Detection) =>
    (names?.some(name => packages.has(name)) ?? true) && (files?.some(path => hasFile(path)) ?? true);
  return DETECTION_ORDER.find(({ detection }) => matches(detection));
};

const DETECTION_ORDER = [...SERVER_FRAMEWORKS, ...JAVASCRIPT_FRAMEWORKS, ...GENERAL_FRAMEWORKS.toReversed()];
