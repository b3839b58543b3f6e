import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSite } from '../../check/check-site.ts';
import { countsText } from '../../check/site.ts';
import { withoutUserInfo } from '../../contract/printable.ts';
import { folderSite, webSite } from '../check/open-site.ts';
import { CliError, type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { withProgress } from '../output.ts';

export const runCheck = async (
  context: Context,
  target: string,
  { json, errorsOnly }: { readonly json?: boolean; readonly errorsOnly?: boolean },
): Promise<number> => {
  const name = withoutUserInfo(target);
  const findings = await withProgress(context, 'Checking', async () =>
    checkSite(await openSite(context, target)),
  );
  if (json) printJson(context, { target: name, findings });
  else {
    for (const { level, subject, message, fix } of findings) {
      const head = `${styled(context, STYLES[level], level.padEnd(7))}  ${styled(context, 'bold', subject)}`;
      printLine(context, `${head}: ${message}\n         ${fix}`);
    }
    printLine(context, `${name}: ${findings.length === 0 ? 'no defects found' : countsText(findings)}.`);
  }
  const passing = errorsOnly ? ['info', 'warning'] : ['info'];
  return findings.every(({ level }) => passing.includes(level)) ? EXIT.ok : EXIT.failed;
};

const openSite = async ({ folder }: Context, target: string) => {
  if (target === '') throw usageError('The folder or URL must not be empty.');
  if (existsSync(resolve(folder, target))) return folderSite(resolve(folder, target));
  const url = isHost(target) ? `http://${target}` : target;
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(url)) {
    const isDomain = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(target) && !/\.html?$/i.test(target);
    const advice = isDomain ? ` For a site, write https://${target}.` : '';
    throw new CliError(`There is no folder ${target}.${advice}`);
  }
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    throw usageError(`Check a folder or an http or https URL, got "${target}".`);
  return webSite(url);
};

/** Whether a target is a host of this computer or has a port: `localhost:3000/app`. */
const isHost = (target: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)|^[\w.-]+:\d{1,5}(?:\/|$)/i.test(target);

const STYLES = { error: 'red', warning: 'yellow', info: 'dim' } as const;
