// Types of the framework table, and the installation guide for a framework.
import type { FrameworkId } from '../../contract/export/package-fields.ts';
import { MANIFEST_FILE } from '../../model/package-file.ts';
import { type HeadElement, toHtml } from './head-elements.ts';
import { folderOf, isOtherHost, sitePathOf } from './place.ts';

/**
 * One of `packages` is in package.json or the Python requirements, and one of `files` exists. A missing list always
 * matches.
 */
export interface Detection {
  readonly packages?: readonly string[];
  readonly files?: readonly string[];
}

/**
 * Where the code goes in a project file. `before`: before the first `marker`. `append`: at the end. `after`: below the
 * first line that matches `line`. `next-metadata` and `config`: merged into the exported objects. `new-file`: the code
 * is a file of its own.
 */
type Placement =
  | { readonly kind: 'before'; readonly marker: string }
  | { readonly kind: 'after'; readonly line: RegExp }
  | { readonly kind: 'next-metadata' | 'config' | 'append' | 'new-file' };

export interface Edit {
  /** Candidate paths of the file. The first existing file is used. */
  readonly files: readonly [string, ...string[]];
  /** Imperative sentences with backticks around code. `{elements}` stands for the name of the code below. */
  readonly instruction: string;
  /** Start of URLs in templates whose framework computes it. */
  readonly root?: string;
  /** Omits `root` if the file of another edit matches: the framework then adds the base path to all URLs. */
  readonly rootUnless?: RegExp;
  readonly placement: Placement;
  readonly isJsx?: boolean;
  readonly code: (elements: readonly HeadElement[]) => string;
  /** Returns the content of a new file with `code`, for projects that have none of `files`. */
  readonly newFile?: (code: string) => string;
}

/** An edit that adds the elements to markup. */
export const markupEdit = (files: Edit['files'], instruction: string, marker = '</head>'): Edit => ({
  files,
  instruction,
  placement: { kind: 'before', marker },
  code: elements => toHtml(elements),
});

/** A file that the framework links because of its name. With `isCode`, it is a program that computes the icon or manifest. */
export interface LinkedFile {
  readonly path: string;
  readonly rel: 'icon' | 'apple-touch-icon' | 'manifest';
  readonly isCode?: boolean;
}

/** Configuration files of a framework. With `needs`, only projects with that file use the framework. */
export interface Configuration {
  /** Names without extensions. */
  readonly names: readonly string[];
  /** Member that contains the base path. Undefined if the framework adds the base path itself. */
  readonly base?: string;
  readonly needs?: string;
}

/** A setting of a project that replaces a path of its framework. */
export interface PathSetting {
  /** Configuration files without extensions. Default: those of `configuration`. */
  readonly names?: readonly string[];
  /** Member of the configuration, such as `kit.files.assets`. `*` stands for each member of an object or a list. */
  readonly member: string;
  /** The replaced path, with everything below it. Empty: all paths of the framework. */
  readonly replaces: string;
  /** Path that replaces it. Default: the value of the member. */
  readonly by?: (value: string) => string;
  /** Matches a command in the scripts of package.json whose first group is the value, too. */
  readonly script?: RegExp;
}

/** A manual step for projects in which a file matches. */
export interface Requirement {
  readonly files: readonly string[];
  readonly matches: RegExp;
  readonly instruction: string;
}

/** How to install a favicon package in projects of a framework. Paths are relative to the project folder. */
export interface Framework {
  readonly id: FrameworkId;
  readonly name: string;
  readonly detection: Detection;
  readonly configuration?: Configuration;
  /** Settings that replace paths of this row, in this order. */
  readonly paths?: readonly PathSetting[];
  /** Files with a separate `<head>`. The first edit also applies to them. */
  readonly pages?: { readonly folder: string; readonly suffix: string };
  /** Folder that the framework serves at the site root. Empty if that is the project folder. */
  readonly publicFolder: string;
  /** URL of that folder below the site root, with a trailing slash, if it is not the root. */
  readonly servedAt?: string;
  /** Folder of the built pages. Undefined if a build writes none, or not always. */
  readonly output?: string;
  /** Instruction for copying the files, if naming the folder is not enough. */
  readonly copy?: string;
  /** Files that the framework links because of their names. They must be deleted, those with `isCode` by the user. */
  readonly linkedByName?: readonly LinkedFile[];
  /** Files of project templates whose icon links must be deleted. */
  readonly otherIconLinks?: readonly string[];
  readonly edits: readonly [Edit, ...Edit[]];
  readonly requirements?: readonly Requirement[];
  /** Members of the configuration, or of the metadata of Next.js, with the title of the site. */
  readonly titles?: readonly string[];
  /** Where paths in template helpers start that lead to `publicFolder`. Default: at the name of the file. */
  readonly helperRoot?: string;
  /** Project files that build the favicon at build time, as an alternative to the edits. */
  readonly integration?: readonly { readonly file: string; readonly code: string }[];
  readonly note?: string;
  /** Command of the development server and URL of the home page. Undefined if the site is already running. */
  readonly run?: { readonly command: string; readonly url: string };
}

export interface InstallStep {
  readonly text: string;
  readonly code?: string;
}

export interface InstallGuide {
  /** The last step is to look at the favicon in a browser. */
  readonly steps: readonly InstallStep[];
  readonly note: string | undefined;
}

/**
 * How to install the files and head elements of an unpacked package. The reader has the code of `known` elsewhere: the
 * steps contain its name instead of the code.
 */
export const installGuide = (
  { publicFolder, copy, linkedByName = [], otherIconLinks = [], edits, note, run }: Framework,
  elements: readonly HeadElement[],
  { known }: { readonly known?: { readonly code: string; readonly name: string } } = {},
): InstallGuide => {
  const editStep = ({ instruction, code, root }: Edit): InstallStep => {
    const text = code(elements);
    if (known && root !== undefined)
      return {
        text: `${instruction.replace('{elements}', known.name)} Start each \`href\` with \`${root}\` instead of \`/\`.`,
      };
    return text === known?.code
      ? { text: instruction.replace('{elements}', known.name) }
      : { text: instruction.replace('{elements}', 'these elements'), code: text };
  };
  const steps = [
    { text: copyText(copy ?? `Copy ${FILES} to \`${publicFolder}/\`.`, elements) },
    ...linkedByName
      .slice(0, 1)
      .map(({ path }) => ({ text: `Delete \`${path}\` if it exists. It adds its own icon link.` })),
    ...otherIconLinks
      .slice(0, 1)
      .map(path => ({ text: `Delete the icon link in \`${path}\` if there is one.` })),
    ...edits.map(editStep),
    {
      text: `${run ? `Run \`${run.command}\` and open ${run.url}.` : 'Open your site.'} The browser tab shows the favicon.`,
    },
  ];
  return { steps, note };
};

/** What the instructions for copying name. */
const FILES = `the images and \`${MANIFEST_FILE}\``;

/** The instruction for copying the files that the elements link, to the folder to which they lead. */
const copyText = (text: string, elements: readonly HeadElement[]): string => {
  const folder = folderOf(elements);
  const below = sitePathOf('', folder);
  const names = elements.map(({ attributes: { href = '' } }) => href.split('?', 1)[0]?.split('/').at(-1));
  const hasManifest = names.includes(MANIFEST_FILE);
  const images = hasManifest ? FILES : 'the images';
  if (isOtherHost(folder)) {
    const atRoot = ['favicon.ico', MANIFEST_FILE]
      .filter(name => names.includes(name))
      .map(name => `\`${name}\``);
    const root = atRoot.length > 0 ? text.replace(FILES, atRoot.join(' and ')) : '';
    return `${root} Copy the other images to where \`${folder}\` serves them.`.trim();
  }
  const all = text.replace(FILES, images);
  if (below === '') return all;
  const others = folder.startsWith('/') && names.includes('favicon.ico') ? 'all but `favicon.ico`' : 'them';
  return `${all} There, put ${others} into \`${below}\`.`;
};
