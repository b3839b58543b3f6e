// head.html: link and meta elements of the favicon.
import { ICO_SIZES } from './plan.ts';
import type { ThemeColor } from './theme-color.ts';

const largestIco = Math.max(...ICO_SIZES);

/**
 * The `sizes` attribute of favicon.ico: its largest size only. With all sizes or `any`, Chromium fetches the ICO in
 * addition to the SVG and may show it. (Decision 060)
 */
export const icoSizesAttribute = `${largestIco}x${largestIco}`;

/** The elements, one per line. Of equally suitable icons browsers use the last one, so the SVG comes after the ICO. */
export const headSnippet = (colors: readonly ThemeColor[]): string =>
  [
    `<link rel="icon" href="/favicon.ico" sizes="${icoSizesAttribute}">`,
    '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...colors.map(
      ({ hex, scheme }) =>
        `<meta name="theme-color" content="${hex}"${scheme ? ` media="(prefers-color-scheme: ${scheme})"` : ''}>`,
    ),
    '',
  ].join('\n');
