// Copying to the clipboard, with messages, and the buttons that copy the export.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { EXPORT_FIELDS, isExportField } from '../../contract/export/export-fields.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, hasLogos, subjectTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const exportCommand = (exportUrl: string, design: Design): string =>
  hasLogos(design) ? formCommand(exportUrl, design) : jsonCommand(exportUrl, design);

/** A form, whose logos are files: they are too long for a command. */
const formCommand = (exportUrl: string, design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(exportUrl)}`,
    ...Object.entries(design).map(([field, value]) => {
      const isFile = isExportField(field) && EXPORT_FIELDS[field].type === 'artwork';
      const content = isFile ? `@${subjectTitle({ artwork: String(value) })}.svg` : String(value);
      return `  ${isFile ? '-F' : '--form-string'} ${shellQuote(`${field}=${content}`)}`;
    }),
  ].join(' \\\n');

const jsonCommand = (exportUrl: string, design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(exportUrl)}`,
    "  -H 'Content-Type: application/json'",
    `  -d ${shellQuote(JSON.stringify(design))}`,
  ].join(' \\\n');

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Throws if the browser denies access to the clipboard. */
export const copyText = async (text: string | Promise<string>): Promise<void> => {
  if (navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    // A promise keeps the user activation of the click while the text is loading.
    const blob = Promise.resolve(text).then(ready => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  copyBySelection(await text);
};

/** Fallback for plain HTTP, where navigator.clipboard does not exist. */
const copyBySelection = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('the browser denied the copy command');
};

export interface Copying {
  /** What was copied a moment ago; empty otherwise. */
  readonly copied: ReadonlySignal<string>;
  /** Waits for `writing`, which copies `content`. `what` names the content in messages. */
  copy(what: string, content: unknown, writing: Promise<void>): Promise<void>;
  copyText(what: string, text: string | Promise<string>): Promise<void>;
}

const COPIED_MS = 2000;

export const useCopy = (): Copying => {
  const { announcer } = useStudio();
  const copied = useSignal('');

  const copy: Copying['copy'] = async (what, content, writing) => {
    try {
      await writing;
      copied.value = what;
      announcer.announce(`${what} copied.`, { visible: true });
      setTimeout(() => {
        copied.value = '';
      }, COPIED_MS);
    } catch {
      announcer.announce(`Could not copy ${what}. ${await failureReason(content)}`, { visible: true });
    }
  };

  return { copied, copy, copyText: (what, text) => copy(what, text, copyText(text)) };
};

/** Why the content is not available, or why the browser did not copy it. */
const failureReason = async (content: unknown): Promise<string> => {
  try {
    await content;
    return 'The browser denied access to the clipboard.';
  } catch (error) {
    return error instanceof ApiFailure ? failureText(error) : '';
  }
};

export const CopyButtons = () => {
  const { packageExport, api, design } = useStudio();
  const { copied, copyText } = useCopy();

  const items = [
    {
      what: 'HTML',
      title: 'Copy the HTML for the head of your page',
      text: () => packageExport.headSnippet(),
    },
    {
      what: 'curl',
      title: 'Copy a curl command that downloads this package',
      text: () => exportCommand(api.exportUrl, design.peek()),
    },
    { what: 'JSON', title: 'Copy the design as JSON for the API', text: () => packageExport.jsonBody() },
  ];
  return (
    <>
      {items.map(({ what, title, text }) => (
        <button
          key={what}
          type="button"
          class="button button-quiet"
          // The toolbar has one tab stop, which the download has at first.
          tabIndex={-1}
          title={title}
          onClick={() => void copyText(what, text())}
        >
          <UiIcon name={copied.value === what ? 'check' : 'copy'} />
          {what}
        </button>
      ))}
    </>
  );
};
