// Creates temporary projects for tests of the plugins.
import { build, createLogger, type InlineConfig } from 'vite';
import { folderWith } from '../at-end.ts';

/** Creates a project with these files and a folder node_modules. */
export const createProject = (files: Readonly<Record<string, string>>): string =>
  folderWith({ 'node_modules/.keep': '', ...files });

/** Builds a project with Vite. Returns the warnings, except Vite's about slow plugins. */
export const buildProject = async (root: string, config: InlineConfig): Promise<string[]> => {
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = message => void (message.includes('PLUGIN_TIMINGS') || warnings.push(message));
  await build({ root, configFile: false, customLogger, ...config });
  return warnings;
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
