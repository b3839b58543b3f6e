// A picture that is dropped or pasted anywhere on the page becomes the logo. The files of a site open the check.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import type { DroppedItem } from './site-files.ts';

const CheckSheet = lazy(async () => (await import('./site-checker.tsx')).CheckSheet);

export const SiteDrops = () => {
  const { logo, isChecking } = useStudio();
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const isDragging = useSignal(false);
  const open = (items: DataTransferItemList) => {
    const all = [...items];
    const entries = all.map(item => item.webkitGetAsEntry());
    const file = all.length === 1 && !entries[0]?.isDirectory ? all[0]?.getAsFile() : undefined;
    if (file && !SITE_FILE.test(file.name) && !isChecking.peek()) {
      void logo.use(file);
      return;
    }
    // Entries exist only during the event. Without entries, a browser has files, but no folders.
    dropped.value = all.flatMap((item, index) => entries[index] ?? item.getAsFile() ?? []);
    isChecking.value = true;
  };
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      // Otherwise, the browser would open the file instead of the page.
      event.preventDefault();
      isDragging.value = event.type !== 'drop';
      if (event.type === 'drop') open(dataTransfer.items);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (!clipboardData || target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]'))
        return;
      const text = clipboardData.getData('text/plain');
      const isSvg = /^\s*<(?:svg|\?xml|!)/i.test(text) && /<svg[\s>]/i.test(text);
      const picture =
        [...clipboardData.files].find(
          ({ name, type }) => type.startsWith('image/') && !SITE_FILE.test(name),
        ) ?? (isSvg ? text : undefined);
      if (picture === undefined) return;
      event.preventDefault();
      void logo.use(picture);
    };
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    addEventListener('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) isDragging.value = false;
    });
    addEventListener('paste', onPaste);
  }, []);
  return (
    <>
      {isDragging.value && <div class="drop-hint centered">{say('dropHint')}</div>}
      {isChecking.value && (
        <CheckSheet
          dropped={dropped}
          onClose={() => {
            isChecking.value = false;
          }}
        />
      )}
    </>
  );
};

/** Names of files of a site. Other files are logos. */
const SITE_FILE = /\.(?:zip|html?|ico|webmanifest|json|xml)$/i;
