// Copying to the clipboard with a message about the result.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { ApiFailure, failureText } from '../api/failure.ts';
import { useStudio } from '../state/studio.ts';
import { copyText } from './copy-text.ts';

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
