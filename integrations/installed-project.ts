// Projects with a favicon of `favsmith install`.
import { join } from 'node:path';
import { packageOf } from '../test/package/packages.ts';
import { PLATE } from './browser.ts';
import { createProject, runNode } from './project.ts';

const CLI = join(import.meta.dirname, '..', 'dist', 'cli', 'main.js');

/** Contains the delimiters of template languages. */
const SITE_NAME = `It's {{7*7}} "here" @if <%= 7 %>`;

/** The package that `installFavicon` installs. */
export const installedPackage = () =>
  packageOf({
    library: 'lucide',
    name: 'minus',
    bg: PLATE,
    dark_bg: PLATE,
    include_dark_mode: true,
    site_name: SITE_NAME,
  });

/** Copies the project of a framework and runs `favsmith install` in it; returns its folder. */
export const installedProject = async (id: string): Promise<string> => {
  const folder = createProject(id);
  await installFavicon(folder);
  return folder;
};

/** The second run in a project must change nothing. */
export const installFavicon = (folder: string): Promise<string> => {
  const design = ['--bg', PLATE, '--dark', '--dark-bg', PLATE, '--site-name', SITE_NAME];
  return runNode(folder, [CLI, 'install', 'lucide/minus', ...design, '--yes']);
};
