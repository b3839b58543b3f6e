// The built studio in a real browser, served by the real app.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AppConfig } from '../../src/http/app.ts';
import { describeInChromium, launchHeadless } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';

/** Milliseconds. A slow machine is no failure. */
const PATIENCE = 30_000;

export const studioRoot = join(import.meta.dirname, '..', '..', 'dist', 'studio');

export interface StudioServer {
  /** The page's address, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the studio; below `path`, if there is one, as behind a proxy that passes the whole path on. */
export const startServer = async (path = ''): Promise<StudioServer> => {
  if (!existsSync(join(studioRoot, 'index.html'))) throw new Error('the studio is not built: npm run build');
  const config: AppConfig = path ? { publicUrl: `http://studio.example${path}` } : {};
  const app = realApp({ studioRoot }, config);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}/`,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
};

export interface OpenStudio {
  readonly page: Page;
  /** What the console complained of, uncaught errors and violations of the Content-Security-Policy included. */
  readonly complaints: string[];
  /** Addresses asked for on any other server. */
  readonly strangers: string[];
}

export interface Visit extends BrowserContextOptions {
  /** The studio's address, that of the suite's own server by default. */
  readonly url?: string;
  readonly query?: string;
  /** Runs before the page is asked for: the place to make requests fail. */
  prepare?(page: Page): Promise<unknown>;
}

/** What a suite has of the studio it is about. */
export interface Studio {
  /** The address of the suite's server, known as soon as its tests run. */
  url(): string;
  /** Opens the studio in a private window and runs `deed` there; the window is closed in any case. */
  visit(visit: Visit, deed: (studio: OpenStudio) => Promise<void>): Promise<void>;
}

/** A suite about the studio in a browser, with one browser and one server for all its tests. */
export const describeStudio = (name: string, suite: (studio: Studio) => void): void =>
  describeInChromium(name, () => {
    let browser: Browser;
    let server: StudioServer;
    beforeAll(async () => {
      [browser, server] = await Promise.all([launchHeadless(), startServer()]);
    });
    afterAll(async () => {
      await browser.close();
      await server.close();
    });
    suite({
      url: () => server.url,
      visit: (visit, deed) => open(browser, { url: server.url, ...visit }, deed),
    });
  });

const open = async (
  browser: Browser,
  { url, query = '', prepare, ...options }: Visit & { readonly url: string },
  deed: (studio: OpenStudio) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(String(error)));
    page.on('request', request => {
      if (!request.url().startsWith(new URL(url).origin) && request.url().startsWith('http'))
        strangers.push(request.url());
    });
    await prepare?.(page);
    await page.goto(url + query);
    await deed({ page, complaints, strangers });
  } finally {
    await context.close();
  }
};

/** Expects of a value what it will be before long. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: PATIENCE });

/** Waits until the design is drawn. */
export const drawn = (page: Page) => page.locator('.hero svg').first().waitFor();

/** The icons found, or those whose label matches. */
export const icons = (page: Page, name?: RegExp): Locator =>
  page
    .getByRole('listbox', { name: 'Icons' })
    .getByRole('option', name ? { name } : {})
    .filter({ has: page.locator('svg') });

/** The page's own favicon as SVG text. */
export const pageIcon = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
    return decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  });

export interface DownloadedPackage {
  readonly fileName: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What the next download holds, as text; `start` is what leads to it. */
export const downloaded = async (page: Page, start: () => Promise<unknown>): Promise<DownloadedPackage> => {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const files = Object.entries(unzipSync(Buffer.concat(chunks))).map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ]);
  return { fileName: download.suggestedFilename(), files: Object.fromEntries(files) };
};
