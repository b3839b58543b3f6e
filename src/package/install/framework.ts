// Types of the framework table, and the installation guide of a framework.
import type { FrameworkId } from '../../contract/export/export-fields.ts';
import { type HeadElement, toHtml } from './head-elements.ts';

/** One of `packages` is in package.json or requirements of Python, and one of `files` exists. A missing list is always met. */
export interface Detection {
  readonly packages?: readonly string[];
  readonly files?: readonly string[];
}

/**
 * Insertion point of the code in a file of the project. `before`: before the first `marker`. `append`: at the end.
 * `after`: below the first line that matches `line`. `next-metadata`, `nuxt-config` and `config`: merged into the
 * exported objects. `new-file`: the code is a file of its own.
 */
type Placement =
  | { readonly kind: 'before'; readonly marker: string }
  | { readonly kind: 'after'; readonly line: RegExp }
  | { readonly kind: 'next-metadata' | 'nuxt-config' | 'config' | 'append' | 'new-file' };

export interface Edit {
  /** Candidate paths of the file; the first existing one applies. */
  readonly files: readonly [string, ...string[]];
  /** Sentences in the imperative with backticks around code; `{elements}` names the code below. */
  readonly instruction: string;
  /** Start of URLs in templates, if the framework computes it. */
  readonly root?: string;
  /** A file of another edit that matches adds the base path to all URLs: they then start with `/`. */
  readonly rootUnless?: RegExp;
  readonly placement: Placement;
  readonly isJsx?: boolean;
  readonly code: (elements: readonly HeadElement[]) => string;
  /** Returns the whole content of a new file that contains `code`. Used if the project has none of `files`. */
  readonly newFile?: (code: string) => string;
}

/** An edit that adds the elements as HTML. */
export const markupEdit = (files: Edit['files'], instruction: string, marker = '</head>'): Edit => ({
  files,
  instruction,
  placement: { kind: 'before', marker },
  code: elements => toHtml(elements),
});

/** A file that the framework links by its name. With `isCode`, it is a program that computes icon or manifest. */
export interface LinkedFile {
  readonly path: string;
  readonly rel: 'icon' | 'apple-touch-icon' | 'manifest';
  readonly isCode?: boolean;
}

/** How to install a favicon package in projects of one framework. Paths are relative to the folder of the project. */
export interface Framework {
  readonly id: FrameworkId;
  readonly name: string;
  readonly detection: Detection;
  /** Files with a `<head>` of their own, to which the first edit applies too. */
  readonly pages?: { readonly folder: string; readonly suffix: string };
  /** Folder that the framework serves at the root of the site. Empty if the project folder itself is served. */
  readonly publicFolder: string;
  /** Instruction for copying the files, if the name of the folder does not suffice. */
  readonly copy?: string;
  /** Files that the framework links by their names. They must be deleted, code by hand. */
  readonly linkedByName?: readonly LinkedFile[];
  /** Files of project templates that contain further icon links, which must be deleted. */
  readonly otherIconLinks?: readonly string[];
  readonly edits: readonly [Edit, ...Edit[]];
  /** Alternative to the edits: project files that build the favicon at build time. */
  readonly integration?: readonly { readonly file: string; readonly code: string }[];
  readonly note?: string;
  /** Command of the development server and URL of its home page; absent if the site already runs. */
  readonly run?: { readonly command: string; readonly url: string };
}

export interface InstallStep {
  readonly text: string;
  readonly code?: string;
}

export interface InstallGuide {
  /** The last step shows the favicon in a browser. */
  readonly steps: readonly InstallStep[];
  readonly note: string | undefined;
}

interface GuideOptions {
  /** Code that is shown elsewhere, and its name. Steps mention the name instead of repeating the code. */
  readonly known?: { readonly code: string; readonly name: string };
}

/** How to install the files of an unpacked package and its head elements. */
export const installGuide = (
  { publicFolder, copy, linkedByName = [], otherIconLinks = [], edits, note, run }: Framework,
  elements: readonly HeadElement[],
  { known }: GuideOptions = {},
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
    { text: copy ?? `Copy the images and \`site.webmanifest\` to \`${publicFolder}/\`.` },
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
