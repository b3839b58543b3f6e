// Files that are dropped or pasted anywhere on the page, and the dialog that checks a site.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DroppedItem } from '../check/site-files.ts';
import { useStudio } from '../state/studio.ts';
import type { DropActions } from './dropped.ts';
import { useLazyDialog } from './lazy.tsx';

const loadDialog = async () => (await import('../check/site-checker.tsx')).CheckDialog;

/** A dropped picture becomes the logo, a dropped site opens the check. */
export const SiteDrops = () => {
  const { logo, isChecking } = useStudio();
  const { Dialog, isOpen, open } = useLazyDialog(loadDialog, 'the check');
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const isDragging = useSignal(false);
  // There is no cleanup, because the component exists as long as the page.
  useEffect(() => {
    const actions: DropActions = {
      onPicture: picture => void logo.use(picture),
      onSite: items => {
        dropped.value = items;
        void open();
      },
      onDragging: is => {
        isDragging.value = is;
      },
      takesSites: () => isOpen.peek(),
    };
    import('./dropped.ts').then(
      ({ listenForDrops }) => listenForDrops(actions),
      () => undefined,
    );
    isChecking.subscribe(is => {
      if (!is) return;
      isChecking.value = false;
      void open();
    });
  }, []);
  return (
    <>
      {isDragging.value && <div class="drop-hint">Drop your logo, or the folder of your site</div>}
      {Dialog && <Dialog isOpen={isOpen} dropped={dropped} />}
    </>
  );
};
