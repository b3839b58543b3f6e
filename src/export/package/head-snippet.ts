// head.html: the elements that a page needs, in the order that browsers need.
import { icoSizes } from './plan.ts';
import type { ThemeColor } from './theme-color.ts';

const largestIco = Math.max(...icoSizes);

/**
 * The `sizes` of favicon.ico: its largest alone. With all of them, or with `any`, Chromium fetches the ICO as well as
 * the SVG and may show it; with one it asks for the SVG alone, at every pixel density.
 */
export const icoSizesValue = `${largestIco}x${largestIco}`;

/**
 * The link and meta elements, one a line. Of icons that suit a browser equally the later one wins, hence ICO before SVG.
 */
export const headSnippet = (colors: readonly ThemeColor[]): string =>
  [
    `<link rel="icon" href="/favicon.ico" sizes="${icoSizesValue}">`,
    '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...colors.map(
      ({ hex, scheme }) =>
        `<meta name="theme-color" content="${hex}"${scheme ? ` media="(prefers-color-scheme: ${scheme})"` : ''}>`,
    ),
    '',
  ].join('\n');
