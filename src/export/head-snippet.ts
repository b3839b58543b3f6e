// head.html: the elements that a page needs, in the order that browsers need.
import { icoSizes } from './plan.ts';
import type { ThemeColor } from './theme-color.ts';

/** The sizes inside favicon.ico as an HTML `sizes` value. */
export const icoSizesValue: string = icoSizes.map(size => `${size}x${size}`).join(' ');

/**
 * The link and meta elements, one a line. The ICO states its real sizes: with `sizes="any"` Chromium takes it before
 * the SVG. Of equally good icons the later one wins, hence ICO before SVG.
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
