// Screenshots of the tab strips of real browser windows on a virtual screen.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { chromium } from 'playwright-core';

/**
 * A page in a tab: its head, and the files that the head links.
 * @typedef {{ head: string, files: readonly { path: string, mediaType: string, bytes: Uint8Array }[] }} Site
 * @typedef {{ scale: number, scheme: 'light' | 'dark' }} Display
 */

/**
 * Width of a tab and of the rest of the window in CSS pixels. Browsers derive the width of tabs from the width of
 * the window.
 */
const TAB_WIDTH = 50;
const MARGIN = 260;
const WINDOW_HEIGHT = 320;
/**
 * Tab strip of a window of this size, in CSS pixels: left edge of the first tab, distance between tabs, and
 * height.
 */
export const STRIPS = {
  chromium: { left: 42, tab: 53.5, height: 41 },
  firefox: { left: 47, tab: 55.6, height: 44 },
};

/** Time in which a browser shows a fetched icon, in milliseconds. */
const SETTLE_MS = 2500;
const DEADLINE_MS = 240_000;

/**
 * Opens each site in a tab of one window. Returns the PNG of the screen.
 * @param {'chromium' | 'firefox'} browser
 * @param {readonly Site[]} sites
 * @param {Display} display
 */
export const photographTabs = async (browser, sites, display) => {
  const folder = mkdtempSync(join(tmpdir(), 'tabs-'));
  const width = sites.length * TAB_WIDTH + MARGIN;
  const server = await serveSites(sites);
  const screen = await openScreen(width * display.scale, WINDOW_HEIGHT * display.scale);
  try {
    const close = await BROWSERS[browser]({ ...display, folder, width, screen, urls: server.urls });
    try {
      await server.settled(DEADLINE_MS);
      const end = performance.now() + DEADLINE_MS;
      for (;;) {
        await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
        const png = screen.capture();
        const blank = blankTabs(png, { ...STRIPS[browser], count: sites.length, scale: display.scale });
        if (blank.length === 0) return png;
        // On a busy machine, a browser shows an icon long after it has fetched it.
        if (performance.now() > end) throw new Error(`${browser} shows no icon in tab ${blank.join()}`);
      }
    } finally {
      await close();
    }
  } finally {
    screen.close();
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
};

/** Left edge and width of the icon in a tab, in CSS pixels. */
const ICON = { left: 6, width: 20 };
const FEWEST_COLORS = 3;

/**
 * Indices of tabs without an icon. Such a tab has fewer than FEWEST_COLORS colors in the middle row of the icon's
 * place.
 */
const blankTabs = (png, { left, tab, height, count, scale }) => {
  const { width, channels, data } = decode(png);
  const y = Math.round((height / 2) * scale);
  return Array.from({ length: count }, (_, index) => index).filter(index => {
    const from = Math.round((left + index * tab + ICON.left) * scale);
    const colors = new Set(
      Array.from({ length: ICON.width * scale }, (_, x) => {
        const at = (y * width + from + x) * channels;
        return data.slice(at, at + channels).join();
      }),
    );
    return colors.size < FEWEST_COLORS;
  });
};

const openChromium = async ({ folder, width, scale, scheme, screen, urls }) => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: false,
    env: { ...process.env, DISPLAY: screen.display },
    // An emulated color scheme would not affect the tab strip, so the scheme of the system is used.
    colorScheme: null,
    viewport: null,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--force-device-scale-factor=${scale}`,
      `--window-size=${width},${WINDOW_HEIGHT}`,
      '--window-position=0,0',
      ...(scheme === 'dark' ? ['--force-dark-mode'] : []),
    ],
  });
  await context.pages()[0]?.goto(urls[0]);
  for (const url of urls.slice(1)) await (await context.newPage()).goto(url);
  // A new tab takes the foreground: there, a narrow tab shows a close button instead of its icon.
  await context.newPage();
  return () => context.close();
};

const openFirefox = async ({ folder, width, scale, scheme, screen, urls }) => {
  const preferences = {
    'layout.css.devPixelsPerPx': String(scale),
    'browser.tabs.tabMinWidth': TAB_WIDTH,
    'browser.tabs.firefox-view': false,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.activeThemeID': `firefox-compact-${scheme}@mozilla.org`,
    'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const size = ['--width', String(width), '--height', String(WINDOW_HEIGHT)];
  const child = spawn('firefox-esr', ['--no-remote', '--profile', folder, ...size, ...urls], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  return async () => {
    child.kill();
    await ended;
  };
};

const BROWSERS = { chromium: openChromium, firefox: openFirefox };

/** Serves each site on a host of its own, because browsers store one favicon per page. */
const serveSites = async sites => {
  const servers = [];
  let lastRequest = Date.now();
  const pending = new Set(sites.keys());
  for (const [index, { head, files }] of sites.entries()) {
    const page = `<!doctype html><meta charset="utf-8"><title>${String.fromCharCode(65 + (index % 26))}</title>${head}`;
    const server = createServer((request, response) => {
      lastRequest = Date.now();
      if (request.url === '/') return response.setHeader('content-type', 'text/html').end(page);
      const file = files.find(({ path }) => `/${path}` === request.url);
      if (!file) return response.writeHead(404).end();
      pending.delete(index);
      return response.setHeader('content-type', file.mediaType).end(file.bytes);
    });
    await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    servers.push(server);
  }
  const portOf = server => /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    urls: servers.map(server => `http://127.0.0.1:${portOf(server)}/`),
    /** Waits until an icon of every site was requested, and until a second has passed without a request. */
    settled: async deadline => {
      const end = Date.now() + deadline;
      while (Date.now() < end && (pending.size > 0 || Date.now() - lastRequest < 1000))
        await new Promise(resolve => setTimeout(resolve, 200));
      if (pending.size > 0)
        throw new Error(`no icon requested from ${pending.size} of ${sites.length} sites`);
    },
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

const openScreen = async (width, height) => {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', data => resolve(String(data).trim()));
  });
  const display = `:${number}`;
  return {
    display,
    capture: () => {
      const { status, stdout, stderr } = spawnSync(
        'import',
        ['-display', display, '-window', 'root', 'png:-'],
        {
          maxBuffer: 1 << 28,
        },
      );
      if (status !== 0) throw new Error(`import (ImageMagick): ${stderr}`);
      return stdout;
    },
    close: () => server.kill(),
  };
};
