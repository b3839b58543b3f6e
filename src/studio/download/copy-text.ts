// Puts text on the clipboard, also text that is still on its way, and also without HTTPS.

/** Throws where the browser does not let the page write to the clipboard. */
export const copyText = async (text: string | Promise<string>): Promise<void> => {
  if (navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    // Handing over the promise keeps the click's permission while the text is being fetched.
    const blob = Promise.resolve(text).then(ready => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  copyBySelection(await text);
};

/** Self-hosted services are often reached over plain HTTP, where the clipboard interface does not exist. */
const copyBySelection = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('the browser did not copy');
};
