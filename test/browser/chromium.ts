// Chromium for tests: the one on this machine.
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { type Screen, Xvfb } from './screen.ts';

const Chromium =
  process.env.CHROMIUM_PATH ??
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** A suite that needs Chromium. */
export const describeInChromium = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium }, suite);

/** A suite that needs Chromium with windows, on a screen in memory. */
export const describeInWindows = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium, Xvfb }, suite);

const program = { executablePath: Chromium ?? '' };
const flags = ['--no-sandbox', '--disable-gpu'];

/** A browser without windows. */
export const launchHeadless = (): Promise<Browser> =>
  chromium.launch({ ...program, headless: true, args: flags });

/** A browser with a window, at `pixelRatio` device pixels to the CSS pixel, as on a system in that colour scheme. */
export const launchWindowed = (
  screen: Screen,
  { pixelRatio = 1, colorScheme = 'light' }: { pixelRatio?: number; colorScheme?: 'light' | 'dark' },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(screen.folder(), {
    ...program,
    headless: false,
    env: { ...(process.env as Record<string, string>), DISPLAY: screen.display },
    // The scheme is the system's alone: emulated ones stop at the page, and do not reach the tab strip.
    colorScheme: null,
    args: [
      ...flags,
      `--force-device-scale-factor=${pixelRatio}`,
      ...(colorScheme === 'dark' ? ['--force-dark-mode'] : []),
    ],
  });
