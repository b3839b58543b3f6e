// Starts Chromium for tests.
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { type Screen, Xvfb } from './screen.ts';

/** Path of the installed browser. Undefined if there is none. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/**
 * Path of the browser for pages without a window: the headless shell, which opens a page in a quarter of the processor
 * time, or Chromium itself.
 */
export const headlessPath =
  process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell') ?? chromiumPath;

/** Declares a suite that needs Chromium. */
export const describeInChromium = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium: headlessPath }, suite);

/** Declares a suite that needs headed Chromium on a virtual screen (Xvfb). */
export const describeInHeadedChromium = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { Chromium: chromiumPath, Xvfb }, suite);

const program = { executablePath: chromiumPath ?? '' };
const flags = ['--no-sandbox', '--disable-gpu'];

/** Starts a headless browser. */
export const launchHeadless = (path = headlessPath): Promise<Browser> =>
  chromium.launch({ executablePath: path ?? '', headless: true, args: flags });

/**
 * Starts a browser with a window, on a system with the given color scheme. `pixelRatio` is the number of device
 * pixels per CSS pixel.
 */
export const launchWindowed = (
  screen: Screen,
  { pixelRatio = 1, colorScheme = 'light' }: { pixelRatio?: number; colorScheme?: 'light' | 'dark' },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(screen.folder(), {
    ...program,
    headless: false,
    env: { ...(process.env as Record<string, string>), DISPLAY: screen.display },
    // An emulated viewport would have one device pixel per CSS pixel.
    viewport: null,
    // An emulated color scheme would not apply to the tab strip. The scheme of the system does.
    colorScheme: null,
    args: [
      ...flags,
      `--force-device-scale-factor=${pixelRatio}`,
      ...(colorScheme === 'dark' ? ['--force-dark-mode'] : []),
    ],
  });
