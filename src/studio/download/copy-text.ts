// Copies text to the clipboard.

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
