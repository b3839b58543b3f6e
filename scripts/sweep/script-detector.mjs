// Detects scripts and requests of SVG documents in Chromium. Also converts SVG documents to pictures.
import { launchChromium } from '../chromium.mjs';

const SITE = 'http://favicons.test';

const ACTIVE =
  'script,foreignObject,iframe,object,embed,animate,set,animateTransform,animateMotion,link,meta,base,img,audio,video,form,a';

/**
 * Opens documents in pages of a site, both as a file and inside a page. An effect is a parsed script (also of a
 * handler or a URL), a dialog, a request, or an element or attribute that could cause one of them.
 * @param {string} [executablePath]
 */
export const openScriptDetector = async executablePath => {
  const browser = await launchChromium(executablePath);
  return {
    /**
     * The effects, each with its document if known.
     * @type {(documents: readonly string[]) => Promise<{ effect: string, document?: string }[]>}
     */
    effectsOf: async documents => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const effects = [];
      const documentOf = url => documents[Number(/\/(\d+)\.svg$/.exec(url)?.[1])];
      const add = (effect, url) => effects.push({ effect, document: documentOf(url) });
      const client = await context.newCDPSession(page);
      await client.send('Debugger.enable');
      client.on('Debugger.scriptParsed', ({ url }) => {
        if (url.startsWith(SITE)) add('a script', url);
      });
      page.on('dialog', dialog => {
        add('a dialog', '');
        dialog.dismiss();
      });
      await page.route('**', (route, request) => {
        const { origin, pathname } = new URL(request.url());
        const svg = origin === SITE ? documentOf(pathname) : undefined;
        if (svg !== undefined) return route.fulfill({ contentType: 'image/svg+xml', body: svg });
        if (origin === SITE && pathname === '/')
          return route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: [
              ...documents.map((_, index) => `<iframe src="/${index}.svg"></iframe>`),
              ...documents,
            ].join('\n'),
          });
        if (!pathname.startsWith('/favicon')) add(`a request of ${request.url()}`, request.frame().url());
        return route.abort();
      });
      await page.goto(SITE);
      for (const frame of page.frames()) {
        const found = await frame.evaluate(active => {
          const isFrame = window !== window.top;
          const elements = [...document.querySelectorAll('*')].filter(
            element => isFrame || !element.matches('html,head,body,body > iframe'),
          );
          return elements.flatMap(element => [
            ...(element.matches(active) ? [element.localName] : []),
            ...[...element.attributes]
              .filter(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|https?|file):/i.test(value))
              .filter(({ name }) => !name.startsWith('xmlns'))
              .map(({ name, value }) => `${name}="${value.slice(0, 40)}"`),
          ]);
        }, ACTIVE);
        for (const each of found) add(each, frame.url());
      }
      await context.close();
      return effects;
    },
    /**
     * Draws each document in a square. Returns a file of each type for each document.
     * @type {(documents: readonly string[], types: readonly string[], pixels: number) => Promise<Buffer[]>}
     */
    convert: async (documents, types, pixels) => {
      const page = await browser.newPage();
      const urls = await page.evaluate(
        async ([documents, types, pixels]) => {
          const urls = [];
          for (const svg of documents) {
            const image = new Image(pixels, pixels);
            image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = pixels;
            canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
            for (const type of types) urls.push(canvas.toDataURL(type, 0.8));
          }
          return urls;
        },
        /** @type {const} */ ([documents, types, pixels]),
      );
      await page.close();
      return urls.map(url => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    },
    close: () => browser.close(),
  };
};
