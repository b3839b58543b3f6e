// Chromium for tests: the one on this machine. Without one the tests are skipped aloud, or fail where it is required.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe, test } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = (process.env.PATH ?? '').split(delimiter);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not for us: either way another one has to be found.
    return false;
  }
};

const onPath = (...programs: readonly string[]): string | undefined =>
  programs.flatMap(program => folders.map(folder => join(folder, program))).find(isExecutable);

const chromiumPath = process.env.CHROMIUM_PATH ?? onPath(...names);
const framebufferPath = onPath('Xvfb');
const isRequired = Boolean(process.env.CI || process.env.REQUIRE_CHROMIUM);

const describeWith = (program: string, path: string | undefined, name: string, suite: () => void): void => {
  if (path) return void describe(name, suite);
  if (isRequired)
    return void test(name, () => {
      throw new Error(`${program} is required here and was not found`);
    });
  console.warn(`SKIPPED, since ${program} was not found (REQUIRE_CHROMIUM=1 makes that an error): ${name}`);
  describe.skip(name, suite);
};

/** A suite that needs Chromium. */
export const describeInChromium = (name: string, suite: () => void): void =>
  describeWith('Chromium', chromiumPath, name, suite);

/** A suite that needs Chromium with windows, on a screen of its own. */
export const describeInWindows = (name: string, suite: () => void): void =>
  describeWith('Xvfb', chromiumPath && framebufferPath, name, suite);

const launch = (options: {
  readonly headless: boolean;
  readonly env?: Record<string, string>;
  readonly flags?: readonly string[];
}) =>
  chromium.launch({
    ...options,
    executablePath: chromiumPath as string,
    args: ['--no-sandbox', '--disable-gpu', ...(options.flags ?? [])],
  });

/** A browser without windows. */
export const launchHeadless = (): Promise<Browser> => launch({ headless: true });

/** A browser with windows, at `pixelRatio` device pixels to the CSS pixel. */
export const launchWindowed = ({ display }: Screen, pixelRatio: number): Promise<Browser> =>
  launch({
    headless: false,
    env: { ...(process.env as Record<string, string>), DISPLAY: display },
    flags: [`--force-device-scale-factor=${pixelRatio}`],
  });

/** A screen in memory. */
export interface Screen {
  readonly display: string;
  readonly server: ChildProcess;
}

export const openScreen = async (): Promise<Screen> => {
  const server = spawn(
    framebufferPath as string,
    ['-displayfd', '3', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', data => resolve(String(data).trim()));
  });
  return { display: `:${number}`, server };
};
