// Starts Firefox with a window, for tests.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { type Screen, Xvfb } from './screen.ts';

const firefoxPath = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

/** Declares a suite that needs Firefox on a virtual screen (Xvfb). */
export const describeInFirefox = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Firefox: firefoxPath, Xvfb }, suite);

/**
 * Opens `url` in a window, on a system with the given color scheme. `pixelRatio` is the number of device pixels
 * per CSS pixel. Returns a function that ends the browser.
 */
export const openFirefox = (
  screen: Screen,
  url: string,
  {
    pixelRatio = 1,
    colorScheme = 'light',
  }: { readonly pixelRatio?: number; readonly colorScheme?: 'light' | 'dark' } = {},
): (() => Promise<void>) => {
  const profile = screen.folder();
  const preferences = {
    'layout.css.devPixelsPerPx': String(pixelRatio),
    'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(firefoxPath as string, ['--no-remote', '--profile', profile, url], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return async () => {
    child.kill();
    await ended;
  };
};
