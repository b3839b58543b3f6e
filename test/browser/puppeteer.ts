// Starts Chromium and Firefox with the same interface, because Playwright cannot control an unmodified Firefox.
import puppeteer, { type Browser } from 'puppeteer-core';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { headlessPath } from './chromium.ts';

const BROWSERS = {
  // With webDriverBiDi, closing Chromium may leave a rejected promise.
  Chromium: {
    browser: 'chrome',
    protocol: 'cdp',
    path: headlessPath,
    args: ['--no-sandbox', '--disable-gpu'],
  },
  Firefox: {
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    path: process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox'),
    args: [],
  },
} as const;

/** Declares a suite for each browser. `launch` starts the browser without a window. */
export const describeInBrowsers = (name: string, suite: (launch: () => Promise<Browser>) => void): void => {
  for (const [title, { browser, protocol, path, args }] of Object.entries(BROWSERS))
    describeWithPrograms(`${name} in ${title}`, { [title]: path }, () =>
      suite(() =>
        puppeteer.launch({
          browser,
          executablePath: path ?? '',
          headless: browser === 'chrome' ? 'shell' : true,
          args: [...args],
          protocol,
        }),
      ),
    );
};
