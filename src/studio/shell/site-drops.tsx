// Handles files that are dropped or pasted anywhere on the page, and opens the site check.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DroppedItem } from '../check/site-files.ts';
import { useStudio } from '../state/studio.ts';
import { lazy } from './lazy.tsx';

const CheckSheet = lazy(async () => (await import('../check/site-checker.tsx')).CheckSheet);

/** Makes a dropped picture the logo. Opens the check for a dropped site. */
export const SiteDrops = () => {
  const { logo, isChecking } = useStudio();
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const isDragging = useSignal(false);
  // Needs no cleanup, because the component exists as long as the page.
  useEffect(() => {
    const actions: DropActions = {
      onPicture: picture => void logo.use(picture),
      onSite: items => {
        dropped.value = items;
        isChecking.value = true;
      },
      onDragging: is => {
        isDragging.value = is;
      },
      takesSites: () => isChecking.peek(),
    };
    listenForDrops(actions);
  }, []);
  return (
    <>
      {isDragging.value && <div class="drop-hint">Drop your logo, or the folder of your site</div>}
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

interface DropActions {
  /** Receives a picture, or SVG source. */
  onPicture(picture: File | string): void;
  onSite(items: readonly DroppedItem[]): void;
  /** Called with true when files enter the page, and with false when they leave or are dropped. */
  onDragging(isDragging: boolean): void;
  /** Whether the site check is open. It then also receives dropped pictures. */
  takesSites(): boolean;
}

/** Handles drops and pastes anywhere on the page. */
const listenForDrops = ({ onPicture, onSite, onDragging, takesSites }: DropActions): void => {
  const onDrag = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // Prevents the browser from opening the file instead of the page.
    event.preventDefault();
    onDragging(event.type !== 'drop');
    if (event.type !== 'drop') return;
    const items = [...dataTransfer.items];
    const entries = items.map(item => item.webkitGetAsEntry());
    const [file] = dataTransfer.files;
    const isLogo = items.length === 1 && !entries[0]?.isDirectory && file && !SITE_FILE.test(file.name);
    if (isLogo && !takesSites()) onPicture(file);
    // Reads entries now, because they exist only during the event. Browsers without entries return files, but no
    // folders.
    else onSite(items.flatMap((item, index) => entries[index] ?? item.getAsFile() ?? []));
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (!clipboardData || target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]'))
      return;
    const text = clipboardData.getData('text/plain');
    const picture = [...clipboardData.files].find(isPicture) ?? (isSvgText(text) ? text : undefined);
    if (picture === undefined) return;
    event.preventDefault();
    onPicture(picture);
  };
  addEventListener('dragover', onDrag);
  addEventListener('drop', onDrag);
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && onDragging(false));
  addEventListener('paste', onPaste);
};

/** Names of files to check. All other files are treated as logos. */
const SITE_FILE = /\.(?:zip|html?|ico|webmanifest|json|xml)$/i;

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') && !SITE_FILE.test(name);

const isSvgText = (text: string): boolean => /^\s*<(?:svg|\?xml|!)/i.test(text) && /<svg[\s>]/i.test(text);
