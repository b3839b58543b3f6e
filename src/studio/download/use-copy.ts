// Copying to the clipboard with a message about the result.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { ApiFailure, failureText } from '../api/failure.ts';
import { useStudio } from '../state/studio.ts';
import { copyPicture, copyText } from './copy-text.ts';

/** `what` names the content in messages. */
export interface Copying {
  /** What was copied a moment ago; empty otherwise. */
  readonly copied: ReadonlySignal<string>;
  copy(what: string, text: string | Promise<string>): Promise<void>;
  copyPng(what: string, png: Promise<Blob>): Promise<void>;
}

const COPIED_MS = 2000;

export const useCopy = (): Copying => {
  const { announcer } = useStudio();
  const copied = useSignal('');

  const report = async (what: string, content: unknown, writing: Promise<void>) => {
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

  return {
    copied,
    copy: (what, text) => report(what, text, copyText(text)),
    copyPng: (what, png) => report(what, png, copyPicture(png)),
  };
};

/** Why the content is not available, or why the browser did not copy it. */
const failureReason = async (content: unknown): Promise<string> => {
  try {
    await content;
  } catch (error) {
    return error instanceof ApiFailure ? failureText(error) : '';
  }
  return isSecureContext
    ? 'The browser denied access to the clipboard.'
    : 'The browser allows it only on pages with https.';
};
