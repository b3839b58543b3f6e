// SVG renderers of the sweep: resvg and Chromium.
import { Resvg } from '@resvg/resvg-js';
import { decode } from 'fast-png';
import { launchChromium } from '../chromium.mjs';
import { premultiplied } from './compare-pixels.mjs';

/**
 * A renderer converts SVG documents to images of `pixels` per side in premultiplied RGBA, in the same order. Media
 * queries apply for a width of `cssPixels` and the color scheme.
 * @typedef {{
 * render(svgs: readonly string[], options: { pixels: number, cssPixels?: number, scheme: 'light' | 'dark' }):
 * Promise<Uint8Array[]>,
 * close(): Promise<void>,
 * }} Renderer
 */

/** Number of images per row, because Chromium renders many icons as one large image. */
const COLUMNS = 16;

/** @type {() => Promise<Renderer>} */
const openResvg = async () => ({
  render: async (svgs, { pixels, cssPixels = pixels, scheme }) =>
    svgs.map(
      svg =>
        new Resvg(withMediaApplied(svg, { pixels: cssPixels, scheme }), {
          fitTo: { mode: 'width', value: pixels },
          font: { loadSystemFonts: false },
        }).render().pixels,
    ),
  close: async () => {},
});

/** @type {() => Promise<Renderer>} */
export const openChromium = async () => {
  const browser = await launchChromium();
  return {
    render: async (svgs, { pixels, cssPixels = pixels, scheme }) => {
      const [width, height] = sheetSize(svgs.length, cssPixels);
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: pixels / cssPixels,
        colorScheme: scheme,
      });
      const images = placed(svgs, cssPixels).map(
        ({ svg, x, y }) =>
          `<img width="${cssPixels}" height="${cssPixels}" style="position:absolute;left:${x}px;top:${y}px" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
      );
      await page.setContent(`<body style="margin:0;background:transparent">${images.join('')}</body>`);
      const png = await page.screenshot({ omitBackground: true });
      await page.close();
      return cutSheet(png, svgs.length, pixels);
    },
    close: () => browser.close(),
  };
};

export const RENDERERS = { resvg: openResvg, chromium: openChromium };

const sheetSize = (count, pixels) => [COLUMNS * pixels, Math.ceil(count / COLUMNS) * pixels];

const placed = (svgs, pixels) =>
  svgs.map((svg, index) => ({
    svg,
    x: (index % COLUMNS) * pixels,
    y: Math.floor(index / COLUMNS) * pixels,
  }));

const cutSheet = (png, count, pixels) => {
  const { width, data, channels } = decode(png);
  if (channels !== 4) throw new Error(`the sheet has ${channels} channels, not 4`);
  const sheet = premultiplied(/** @type {Uint8Array} */ (data));
  return Array.from({ length: count }, (_, index) => {
    const [left, top] = [(index % COLUMNS) * pixels, Math.floor(index / COLUMNS) * pixels];
    const image = new Uint8Array(4 * pixels * pixels);
    for (let y = 0; y < pixels; y++) {
      const from = 4 * ((top + y) * width + left);
      image.set(sheet.subarray(from, from + 4 * pixels), 4 * pixels * y);
    }
    return image;
  });
};

/**
 * Applies the media queries of a document that match `pixels` CSS pixels and a color scheme: their declarations become
 * attributes, because resvg does not know media queries.
 * @param {string} svg
 * @param {{ pixels: number, scheme: 'light' | 'dark' }} reader
 */
const withMediaApplied = (svg, { pixels, scheme }) => {
  const declarations = new Map(
    [...svg.matchAll(/@media\(([^)]*)\)\{((?:\.\w+\{[^}]*\})*)\}/g)].flatMap(([, query, rules]) =>
      matches(query, pixels, scheme)
        ? [...rules.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(
            ([, name, text]) => /** @type {const} */ ([name, text]),
          )
        : [],
    ),
  );
  return svg.replace(/<(\w+) class="([^"]*)"([^>]*?)(\/?)>/g, (_, name, classes, attributes, end) => {
    const rules = classes.split(' ').flatMap(one => declarations.get(one)?.split(';') ?? []);
    const changed = rules.reduce((text, rule) => {
      const [property, value] = rule.split(':');
      return `${text.replace(new RegExp(` ${property}="[^"]*"`), '')} ${property}="${value}"`;
    }, attributes);
    return `<${name}${changed}${end}>`;
  });
};

const matches = (query, pixels, scheme) => {
  const [feature, value] = query.split(':');
  if (feature === 'max-width') return pixels <= Number.parseFloat(value);
  if (feature === 'prefers-color-scheme') return value === scheme;
  throw new Error(`the sweep does not know the media query ${query}`);
};
