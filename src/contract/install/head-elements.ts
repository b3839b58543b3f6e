// Head elements of a favicon: links and theme colors.
import type { ThemeColor } from '../../compose/theme-color.ts';

/** An element of the `<head>`. Attributes keep their order; `href` starts with `/`, the root of the site. */
export interface HeadElement {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Side lengths in favicon.ico. Windows uses 16, 32 and 48 px; Google Search requires at least 48 px. */
export const ICO_SIZES = [16, 32, 48] as const;

const largestIco = Math.max(...ICO_SIZES);

/**
 * The elements in the order that browsers need: of equally suitable icons they use the last one, so the SVG comes after
 * the ICO. The ICO states its largest size only: with all sizes or `any`, Chromium fetches the ICO in addition to the
 * SVG and may show it. (Decision 060) `title` names the icon on the home screen of iOS, which otherwise takes the title of
 * the page.
 */
export const headElements = (
  colors: readonly ThemeColor[],
  { title }: { readonly title?: string | undefined } = {},
): readonly HeadElement[] => [
  link({ rel: 'icon', href: '/favicon.ico', sizes: `${largestIco}x${largestIco}` }),
  link({ rel: 'icon', href: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/site.webmanifest' }),
  ...colors.map(({ hex, scheme }) =>
    meta({
      name: 'theme-color',
      content: hex,
      ...(scheme && { media: `(prefers-color-scheme: ${scheme})` }),
    }),
  ),
  ...(title === undefined ? [] : [meta({ name: 'apple-mobile-web-app-title', content: title })]),
];

const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });
const meta = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'meta', attributes });
