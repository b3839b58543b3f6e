// Chromium for tests: the one on this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';
import { describeWithPrograms, findProgram } from '../programs.ts';

const Chromium =
  process.env.CHROMIUM_PATH ??
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
const Xvfb = findProgram('Xvfb');
const requiredBy = ['CI', 'REQUIRE_CHROMIUM'];

/** A suite that needs Chromium. */
export const describeInChromium = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium }, requiredBy, suite);

/** A suite that needs Chromium with windows, on a screen of its own. */
export const describeInWindows = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium, Xvfb }, requiredBy, suite);

const launch = (options: {
  readonly headless: boolean;
  readonly env?: Record<string, string>;
  readonly flags?: readonly string[];
}) =>
  chromium.launch({
    ...options,
    executablePath: Chromium as string,
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
    Xvfb as string,
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
