// Creates temporary projects for tests of the plugins.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../at-end.ts';

/**
 * Writes files to a new folder with an empty node_modules. Returns the path of the folder, which is deleted after
 * the test.
 */
export const createProject = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** A page with an icon that the plugin must replace. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" type="image/svg+xml" href="/vite.svg" />
    <meta name="theme-color" content="#123456">
    <title>Site</title>
  </head>
  <body>Site</body>
</html>
`;
