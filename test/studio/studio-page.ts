// Fixture: the built studio in a browser, with the app as its server.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AppConfig } from '../../src/http/app.ts';
import { describeInChromium, launchHeadless } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';

/** Time limit in milliseconds. It is long, because test machines may be slow. */
const TIMEOUT = 30_000;

export const studioRoot = join(import.meta.dirname, '..', '..', 'dist', 'studio');

export interface StudioServer {
  /** URL of the page, with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the studio. With `path`, serves it below the path, as behind a proxy that keeps the path. */
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

/** Starts a proxy that serves `target` below `path`. `target` is a URL with a trailing slash. */
export const startPathProxy = async (path: string, target: string): Promise<StudioServer> => {
  const server = createServer((incoming, outgoing) => {
    const inner = incoming.url?.startsWith(`${path}/`) ? incoming.url.slice(path.length + 1) : undefined;
    if (inner === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const forwarded = forward(new URL(inner, target), { method, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export interface OpenStudio {
  readonly page: Page;
  /** Console errors, including uncaught exceptions and violations of the Content-Security-Policy. */
  readonly errors: string[];
  /** Requested URLs of other origins. */
  readonly foreignUrls: string[];
}

export interface Visit extends BrowserContextOptions {
  /** URL of the studio. The default is that of the suite's server. */
  readonly url?: string;
  /** The default is the initial design in the studio. */
  readonly query?: string;
  /** The default waits for all scripts. */
  readonly waitUntil?: 'commit';
  /** Runs before navigation, for example to intercept requests. */
  prepare?(page: Page): Promise<unknown>;
}

/** Interface for the tests of a suite. */
export interface Studio {
  /** URL of the suite's server. Only available while tests run. */
  url(): string;
  /** Runs `steps` with the studio in a new browser context. Closes the context afterwards. */
  visit(visit: Visit, steps: Steps): Promise<void>;
  /** Like `visit`, after the studio has drawn the design. */
  open(visit: Visit, steps: Steps): Promise<void>;
}

type Steps = (studio: OpenStudio) => Promise<void>;

/** Declares a suite. All its tests share one browser and one server. */
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
      visit: (visit, steps) => runVisit(browser, { url: server.url, ...visit }, steps),
      open: (visit, steps) =>
        runVisit(browser, { url: server.url, ...visit }, async studio => {
          await drawn(studio.page);
          await steps(studio);
        }),
    });
  });

/** Query of the design that opens from the first page without words. */
export const STUDIO_QUERY = '?library=lucide&name=flame';

const runVisit = async (
  browser: Browser,
  { url, query = STUDIO_QUERY, waitUntil, prepare, ...options }: Visit & { readonly url: string },
  steps: Steps,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Playwright does not intercept requests of service workers.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    const foreignUrls: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    page.on('request', request => {
      if (!request.url().startsWith(new URL(url).origin) && request.url().startsWith('http'))
        foreignUrls.push(request.url());
    });
    await prepare?.(page);
    await page.goto(url + query, waitUntil && { waitUntil });
    await steps({ page, errors, foreignUrls });
  } finally {
    await context.close();
  }
};

/** Holds the responses to requests that match `pattern`. Returns a function that releases them. */
export const hold = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(pattern, async route => {
    await released;
    // This fails if the page has cancelled the request in the meantime.
    await route.continue().catch(() => undefined);
  });
  return release;
};

/** Prepares a page whose clock a test can advance with `page.clock`. Otherwise, its time runs as usual. */
export const withClock = (page: Page) => page.clock.install();

/** Polls a value until the expectation is met. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: TIMEOUT });

/** A phone with a touch screen. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Query parameter in the URL of the page. */
export const parameter = (page: Page, name: string): string | null =>
  new URL(page.url()).searchParams.get(name);

/** Waits until the large preview shows the design. */
export const drawn = (page: Page) => page.locator('.hero .favicon-image > *').first().waitFor();

/** Opens a row of the style, if it is closed. */
export const openRow = async (page: Page, name: 'Color' | 'Shape' | 'Size' | 'Dark'): Promise<void> => {
  const head = page.locator(`#row-${name.toLowerCase()}`);
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await page.locator(':is(.row-body, .sheet-body) > .settings > *').first().waitFor();
};

/** Opens the panel of a source, if it is closed. */
export const chooseSource = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('navigation', { name: 'Source' }).getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
};

/** Chooses an item of the menu of the studio. */
export const chooseAction = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#more-actions').getByRole('button', { name }).click();
};

/** Keeps the design. */
export const keep = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.locator('.toast', { hasText: 'kept' }).waitFor();
};

/** Opens the board of kept designs. Returns its pictures, of which each design has three. */
export const openBoard = async (page: Page): Promise<Locator> => {
  await chooseAction(page, /^Board/);
  await page.getByRole('heading', { name: 'Board' }).waitFor();
  return page.locator('.board img');
};

/** Whether each picture is loaded. */
export const areLoaded = (pictures: Locator): Promise<readonly boolean[]> =>
  pictures.evaluateAll(all => all.map(image => (image as HTMLImageElement).naturalWidth > 0));

/** Search results. With `name`, only those whose label matches. */
export const icons = (page: Page, name?: RegExp): Locator =>
  page
    .getByRole('listbox', { name: 'Icons' })
    .getByRole('option', name ? { name } : {})
    .filter({ has: page.locator('svg') });

/** Searches for icons. Waits until the first results begin with the text. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await icons(page, new RegExp(`^${text}`))
    .first()
    .waitFor();
};

/** The favicon of the page, as SVG text. */
export const pageIcon = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]')?.href ?? '';
    return decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  });

/** Chooses an item of the Copy menu. */
export const copyItem = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: label, exact: true }).click();
};

export interface DownloadedPackage {
  readonly fileName: string;
  readonly files: Readonly<Record<string, string>>;
  readonly bytes: Readonly<Record<string, Uint8Array>>;
}

/** Files of the next download as text. `start` triggers the download. */
export const downloaded = async (page: Page, start: () => Promise<unknown>): Promise<DownloadedPackage> => {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const bytes = unzipSync(Buffer.concat(chunks));
  const files = Object.entries(bytes).map(([path, content]) => [path, new TextDecoder().decode(content)]);
  return { fileName: download.suggestedFilename(), files: Object.fromEntries(files), bytes };
};
