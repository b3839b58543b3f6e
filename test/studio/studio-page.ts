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
import { describeInChromium, headlessPath, launchHeadless } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';
import { readIco } from '../raster/read-ico.ts';

/** Test machines may be slow. */
const TIMEOUT = 30_000;

export const studioRoot = join(import.meta.dirname, '..', '..', 'dist', 'studio');

export interface StudioServer {
  /** URL of the page, with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the studio, with `path` below this path, as behind a proxy that keeps the path. */
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

/** Starts a proxy that serves `target`, a URL with a trailing slash, below `path`. */
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
  /** URL of the studio. Default: the server of the suite. */
  readonly url?: string;
  /** Default: the initial design. */
  readonly query?: string;
  /** Default: waits for all scripts. */
  readonly waitUntil?: 'commit';
  /** Runs before navigation, for example to intercept requests. */
  prepare?(page: Page): Promise<unknown>;
}

export interface Studio {
  /** URL of the server. It only exists while tests run. */
  url(): string;
  /** Runs `steps` with the studio in a new browser context. Closes the context afterwards. */
  visit(visit: Visit, steps: Steps): Promise<void>;
  /** Like `visit`, after the studio has drawn the design. */
  open(visit: Visit, steps: Steps): Promise<void>;
}

type Steps = (studio: OpenStudio) => Promise<void>;

/** Declares a suite. All its tests share one browser, the program at `path`, and one server. */
export const describeStudio = (name: string, suite: (studio: Studio) => void, path = headlessPath): void =>
  describeInChromium(name, () => {
    let browser: Browser;
    let server: StudioServer;
    beforeAll(async () => {
      [browser, server] = await Promise.all([launchHeadless(path), startServer()]);
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

/** Query of the initial design. */
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

/** Waits until a list has this number of pictures, all of them loaded. */
export const haveLoaded = (pictures: Locator, count: number) =>
  eventually(() =>
    pictures.evaluateAll(all => all.map(image => (image as HTMLImageElement).naturalWidth > 0)),
  ).toEqual(Array.from({ length: count }, () => true));

/** Search results. With `name`, only those whose label matches. */
export const icons = (page: Page, name?: RegExp): Locator =>
  page
    .getByRole('listbox', { name: 'Icons' })
    .getByRole('option', name ? { name } : {})
    .filter({ has: page.locator('svg') });

/** Waits for an icon whose label begins with the text. */
export const found = (page: Page, text: string): Promise<void> =>
  icons(page, new RegExp(`^${text}`))
    .first()
    .waitFor();

/** Searches for icons, and waits for a result whose label begins with the text. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await found(page, text);
};

/** Waits until the caption of the preview names the source of the design. */
export const shows = (page: Page, source: string | RegExp): Promise<void> =>
  page.locator('.large-preview figcaption', { hasText: source }).waitFor();

/** An input file with a logo in two colors. */
export const LOGO = {
  name: 'Acme logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>.a{fill:#1d4ed8}</style><circle class="a" cx="20" cy="20" r="16"/><rect x="16" y="8" width="8" height="24" fill="#f59e0b"/></svg>',
  ),
};

/** Chooses a file in the panel for logos. */
export const chooseLogo = async (page: Page, file: typeof LOGO = LOGO): Promise<void> => {
  await chooseSource(page, 'Logo');
  await page.getByLabel('Choose a file').setInputFiles(file);
};

/** The box of an element in view. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Sends the events of an input method, as for Japanese, that composes a word. Safari reports its Enter as key 229. */
export const compose = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    for (const enter of [{ isComposing: true }, { keyCode: 229 }])
      input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter', ...enter }));
  }, text);

/** Ends the word that an input method composes. */
export const endComposing = (field: Locator): Promise<void> =>
  field.evaluate(input => {
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });

/** Drags files of the system over the page, and drops them. */
export const dropFiles = async (page: Page, ...files: string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 700, y: 400, data });
};

/** Pastes a text, or a PNG in base64. */
export const paste = (page: Page, pasted: { readonly text?: string; readonly png?: string }): Promise<void> =>
  page.evaluate(({ text, png }) => {
    const clipboardData = new DataTransfer();
    if (text !== undefined) clipboardData.setData('text/plain', text);
    if (png !== undefined) {
      const bytes = Uint8Array.from(atob(png), character => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    }
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, pasted);

/** Opens a favsmith.json on the board. */
export const openDesign = (page: Page, name: string, content: Uint8Array | string): Promise<void> =>
  page
    .getByLabel('Open a saved design')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** Prepares a page that records the elements that move without an input of the user. */
export const recordMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver(list => {
      type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node }[] };
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (!hadRecentInput && value >= 0.001)
            moved.push((node as Partial<Element> | null)?.outerHTML?.slice(0, 80) ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const movedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);

/** Goes back from the install page, and waits until the pixels of the preview are those of a favicon.ico at 16 pixels. */
export const hasPixels = async (page: Page, ico: Uint8Array = new Uint8Array()): Promise<void> => {
  await page.getByRole('button', { name: 'Back to the design' }).click();
  const packaged = [...(readIco(ico).find(({ size }) => size === 16)?.rgba ?? [])];
  expect(packaged).toHaveLength(16 * 16 * 4);
  const view = page.locator('.pixel-view').first();
  const difference = async () => {
    const pixels = await view.evaluate(element => [
      ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 16, 16).data ?? []),
    ]);
    // A canvas stores premultiplied colors, which rounds the colors of translucent pixels.
    const alphaOf = (index: number) => (index % 4 === 3 ? 255 : (packaged[index | 3] ?? 0));
    return Math.max(
      ...packaged.map((value, index) => (Math.abs(value - (pixels[index] ?? 0)) * alphaOf(index)) / 255),
    );
  };
  await eventually(difference).toBeLessThanOrEqual(1);
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

/** The file that `start` saves. */
export const saved = async (page: Page, start: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { fileName: download.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(chunks)) };
};

export type DownloadedPackage = Awaited<ReturnType<typeof downloaded>>;

/** The files of the package that `start` downloads, as text and as bytes. Default: the button of the studio. */
export const downloaded = async (page: Page, start = () => page.locator('#download').first().click()) => {
  const { fileName, bytes: zip } = await saved(page, start);
  const bytes = unzipSync(zip);
  const files = Object.entries(bytes).map(([path, content]) => [path, new TextDecoder().decode(content)]);
  return { fileName, files: Object.fromEntries(files) as Readonly<Record<string, string>>, bytes };
};
