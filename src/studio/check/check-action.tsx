// The check of a site; the whole page is its drop target.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLazyDialog } from '../shell/use-lazy-dialog.ts';
import type { DroppedItem } from './site-files.ts';

const loadDialog = async () => (await import('./check-dialog.tsx')).CheckDialog;

/** Opens the dialog, also for files dropped on the page. */
export const useSiteCheck = (): { readonly dialog: JSX.Element | undefined; open(): void } => {
  const { Dialog, isOpen, open } = useLazyDialog(loadDialog, 'the check');
  const dropped = useSignal<readonly DroppedItem[]>([]);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser opens the file instead of this page.
      event.preventDefault();
      if (event.type !== 'drop') return;
      dropped.value = droppedItems(event.dataTransfer);
      void open();
    };
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, []);
  return { dialog: Dialog && <Dialog isOpen={isOpen} dropped={dropped} />, open: () => void open() };
};

/** Entries can be read only during the event. Browsers without entries return files, but no folders. */
const droppedItems = ({ items }: DataTransfer): readonly DroppedItem[] =>
  [...items].flatMap(item => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
