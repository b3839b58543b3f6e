// Saves a file through the browser's download.

let lastUrl = '';

export const saveFile = (file: Blob, fileName: string): void => {
  // Revokes the URL at the next download, because Safari asks the user before it reads the file.
  URL.revokeObjectURL(lastUrl);
  lastUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = lastUrl;
  link.download = fileName;
  link.click();
};
