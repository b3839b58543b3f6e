import { useSignal } from '@preact/signals';
import { failureText, toFailure } from '../api/failure.ts';
import { useStudio } from '../state/studio.ts';

/** Throws if the browser does not allow it. */
const copyText = async (text: string | Promise<string>): Promise<void> => {
  if (navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    // A promise, because a page may only copy shortly after a click, and the text may load for longer.
    const blob = Promise.resolve(text).then(ready => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  copyBySelection(await text);
};

/** For pages without https, where navigator.clipboard does not exist. */
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

const COPIED_MS = 2000;

export const useCopy = () => {
  const { announcer } = useStudio();
  /** What was copied in the last two seconds, or empty. */
  const copied = useSignal('');
  return {
    copied,
    /** `what` names the text in messages. */
    copyText: async (what: string, text: string | Promise<string>): Promise<void> => {
      try {
        await copyText(text);
        copied.value = what;
        announcer.announce(`${what} copied.`, { visible: true });
        setTimeout(() => {
          copied.value = '';
        }, COPIED_MS);
      } catch {
        announcer.announce(`Could not copy ${what}. ${await failureReason(text)}`, { visible: true });
      }
    },
  };
};

const failureReason = async (content: string | Promise<string>): Promise<string> => {
  try {
    await content;
    return 'The browser denied access to the clipboard.';
  } catch (error) {
    return failureText(toFailure(error));
  }
};
