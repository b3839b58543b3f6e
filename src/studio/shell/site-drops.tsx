// Files that are dropped or pasted anywhere on the page, and the dialog that checks a site.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DroppedItem } from '../check/site-files.ts';
import { useStudio } from '../state/studio.ts';
import { lazy } from './lazy.tsx';

const CheckSheet = lazy(async () => (await import('../check/site-checker.tsx')).CheckSheet);

/** A dropped picture becomes the logo, a dropped site opens the check. */
export const SiteDrops = () => {
  const { logo, isChecking } = useStudio();
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const isDragging = useSignal(false);
  // There is no cleanup, because the component exists as long as the page.
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
  /** Receives a picture, or the text of an SVG document. */
  onPicture(picture: File | string): void;
  onSite(items: readonly DroppedItem[]): void;
  /** Called when files enter the page, and when they leave it or are dropped. */
  onDragging(isDragging: boolean): void;
  /** Whether the check of a site is open: it then receives dropped pictures too. */
  takesSites(): boolean;
}

/** Handles drops and pastes anywhere on the page. */
const listenForDrops = ({ onPicture, onSite, onDragging, takesSites }: DropActions): void => {
  const onDrag = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // Otherwise, the browser would open the file in place of this page.
    event.preventDefault();
    onDragging(event.type !== 'drop');
    if (event.type !== 'drop') return;
    const items = [...dataTransfer.items];
    const entries = items.map(item => item.webkitGetAsEntry());
    const [file] = dataTransfer.files;
    const isLogo = items.length === 1 && !entries[0]?.isDirectory && file && !SITE_FILE.test(file.name);
    if (isLogo && !takesSites()) onPicture(file);
    // Entries exist only during the event, so they are read here. Browsers without entries return files, but no
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

/** Single files of a site, which are checked. Every other file is a logo, or is refused with advice. */
const SITE_FILE = /\.(?:zip|html?|ico|webmanifest|json|xml)$/i;

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') && !SITE_FILE.test(name);

const isSvgText = (text: string): boolean => /^\s*<(?:svg|\?xml|!)/i.test(text) && /<svg[\s>]/i.test(text);
