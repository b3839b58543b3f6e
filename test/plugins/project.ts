// Creates temporary projects for tests of the plugins.
import { folderWith } from '../at-end.ts';

/** Creates a project with these files and a folder node_modules. */
export const createProject = (files: Readonly<Record<string, string>>): string =>
  folderWith({ 'node_modules/.keep': '', ...files });

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
