// Site in a folder of the file system.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderSite } from '../../check/folder-site.ts';
import type { Site } from '../../check/site.ts';
import { CliError } from '../failure.ts';
import { readIfPresent } from '../files/write-files.ts';
import { headTags } from '../install/head-links.ts';

export const folderSite = async (folder: string): Promise<Site> => {
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new CliError(`${folder} is a file, not a folder.`);
  const readFile = async (path: string) => {
    const file = join(folder, path);
    return existsSync(file) && statSync(file).isFile() ? readIfPresent(file) : undefined;
  };
  return openFolderSite(readFile, { parseTags: headTags });
};
