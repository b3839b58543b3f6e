let lastUrl = '';

export const saveFile = (file: Blob, fileName: string): void => {
  // Not directly after the click, because Safari asks the user before it reads the file.
  URL.revokeObjectURL(lastUrl);
  lastUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = lastUrl;
  link.download = fileName;
  link.click();
};
