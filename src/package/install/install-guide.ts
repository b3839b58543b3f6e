// Installation guide of a framework, for README.txt, documentation and studio.
import type { CodeLanguage, Edit, Framework } from './framework.ts';
import type { HeadElement } from './head-elements.ts';

/** One step. In `text`, backticks enclose code words. */
export interface InstallStep {
  readonly text: string;
  readonly code?: { readonly language: CodeLanguage; readonly text: string };
}

export interface InstallGuide {
  /** The last step shows the favicon in a browser. */
  readonly steps: readonly InstallStep[];
  readonly note: string | undefined;
}

export interface GuideOptions {
  /** Code shown elsewhere, with its name. Steps refer to it instead of repeating it. */
  readonly known?: { readonly code: string; readonly name: string };
}

/** How to install the files of an unpacked package and its head elements. */
export const installGuide = (
  { publicFolder, copy, conflicts = [], otherIconLinks = [], edits, note, run }: Framework,
  elements: readonly HeadElement[],
  { known }: GuideOptions = {},
): InstallGuide => {
  const editStep = ({ instruction, language, code }: Edit): InstallStep => {
    const text = code(elements);
    return text === known?.code
      ? { text: instruction.replace('{elements}', known.name) }
      : { text: instruction.replace('{elements}', 'these elements'), code: { language, text } };
  };
  const steps = [
    { text: copy ?? `Copy the images and \`site.webmanifest\` to \`${publicFolder}/\`.` },
    ...conflicts
      .slice(0, 1)
      .map(path => ({ text: `Delete \`${path}\` if it exists. It adds its own icon link.` })),
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
