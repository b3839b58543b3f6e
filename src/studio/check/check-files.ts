// Check of dropped files with the rules of the command line. (Decision 078)
import { checkSite } from '../../check/check-site.ts';
import type { Finding } from '../../check/finding.ts';
import { openFolderSite } from '../../check/folder-site.ts';
import { parseHeadTags } from './parse-head.ts';
import { type DroppedItem, openSiteFiles } from './site-files.ts';

export interface CheckedFiles {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Throws an Error whose message is for the user. */
export const checkFiles = async (items: readonly DroppedItem[]): Promise<CheckedFiles> => {
  const { name, readFile } = await openSiteFiles(items);
  return { name, findings: await checkSite(await openFolderSite(readFile, { parseTags: parseHeadTags })) };
};
