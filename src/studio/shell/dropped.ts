// Dropped or pasted pictures and sites.
import type { DroppedItem } from '../check/site-files.ts';

export interface DropActions {
  /** Receives a picture, or the text of an SVG document. */
  onPicture(picture: File | string): void;
  onSite(items: readonly DroppedItem[]): void;
  /** Whether the check of a site is open: it then receives dropped pictures too. */
  takesSites(): boolean;
}

/** Handles drops and pastes anywhere on the page. */
export const listenForDrops = ({ onPicture, onSite, takesSites }: DropActions): void => {
  const onDrag = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // Otherwise, the browser would open the file in place of this page.
    event.preventDefault();
    if (event.type !== 'drop') return;
    const items = [...dataTransfer.items];
    const entries = items.map(item => item.webkitGetAsEntry());
    const [file] = dataTransfer.files;
    if (file && isPicture(file) && items.length === 1 && !entries[0]?.isDirectory && !takesSites())
      onPicture(file);
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
  addEventListener('paste', onPaste);
};

/** Whether a file is a picture for a logo. An ICO is not: it is the favicon of a site. */
const isPicture = ({ name, type }: File): boolean =>
  (type.startsWith('image/') && !type.includes('icon')) || /\.(?:svg|avif|hei[cf])$/i.test(name);

const isSvgText = (text: string): boolean => /^\s*<(?:svg|\?xml|!)/i.test(text) && /<svg[\s>]/i.test(text);
