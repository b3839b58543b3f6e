// Images of the evidence page: the tab strips of all generators, one below the other.
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { STRIPS } from './tab-strip.mjs';

const LABEL_WIDTH = 130;
const ROWS_PER_STRIP = 2;
/**
 * Number of colors in the palette. A tab strip has few colors, so no dithering is needed. Dithering would blur the
 * pixels that the image shows.
 */
const COLORS = 160;

/**
 * Stacks screenshots with labels and returns a PNG with a palette.
 * @param {'chromium' | 'firefox'} browser
 * @param {readonly { label: string, screenshot: Buffer }[]} strips
 * @param {{ scale: number, scheme: 'light' | 'dark', count: number }} options
 */
export const stackStrips = async (browser, strips, { scale, scheme, count }) => {
  const { left, tab, height } = STRIPS[browser];
  const width = Math.round((count / ROWS_PER_STRIP) * tab);
  const rows = strips.flatMap(({ label, screenshot }) =>
    Array.from({ length: ROWS_PER_STRIP }, (_, row) => {
      const url = `data:image/png;base64,${screenshot.toString('base64')}`;
      const shift = `${-left - Math.round((row * count * tab) / ROWS_PER_STRIP)}px 0`;
      return `<div class="row${row === 0 ? ' first' : ''}"><b>${row === 0 ? label : ''}</b><i style="background-image:url(${url});background-position:${shift}"></i></div>`;
    }),
  );
  const [paper, text] = scheme === 'light' ? ['#ffffff', '#1f2328'] : ['#0d1117', '#e6edf3'];
  const styles = `body{margin:0;background:${paper};color:${text};font:13px/1.2 sans-serif}
    .row{display:flex;align-items:center;height:${height}px}.first{margin-top:8px}.first:first-child{margin-top:0}
    b{width:${LABEL_WIDTH}px;padding-left:8px;box-sizing:border-box}
    i{width:${width}px;height:${height}px;background-size:auto;zoom:1}`;
  const launched = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await launched.newPage({
      viewport: { width: LABEL_WIDTH + width, height: 100 },
      deviceScaleFactor: scale,
    });
    // One CSS pixel of the image consists of `scale` × `scale` pixels of the screenshot.
    const scaled = rows
      .join('')
      .replaceAll('style="', `style="background-size:${await widthOf(strips, scale)}px auto;`);
    await page.setContent(`<style>${styles}</style>${scaled}`);
    const png = await page.screenshot({ fullPage: true });
    return quantized(png);
  } finally {
    await launched.close();
  }
};

/** Width of the screenshots in CSS pixels (PNG, IHDR). */
const widthOf = (strips, scale) => strips[0].screenshot.readUInt32BE(16) / scale;

const quantized = png => {
  const options = ['png:-', '-dither', 'None', '-colors', String(COLORS), '-strip', 'PNG8:-'];
  const { status, stdout, stderr } = spawnSync('convert', options, { input: png, maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`convert (ImageMagick): ${stderr}`);
  return stdout;
};
