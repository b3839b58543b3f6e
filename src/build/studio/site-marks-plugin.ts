// Vite plugin that provides logos of frameworks and site builders for the page after a download.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Icons of @iconify-json/logos by framework or site builder. `crop` is the view box without the lettering. */
const MARKS: Readonly<Record<string, { readonly icon: string; readonly crop?: string }>> = {
  'wordpress-dashboard': { icon: 'wordpress-icon' },
  shopify: { icon: 'shopify' },
  wix: { icon: 'wix' },
  squarespace: { icon: 'squarespace' },
  webflow: { icon: 'webflow', crop: '0 26 96 78' },
  'next-app': { icon: 'nextjs-icon' },
  html: { icon: 'html-5' },
};

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const ID = 'virtual:site-marks';

export const siteMarksPlugin = () => ({
  name: 'site-marks',
  resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
  load: (id: string) => (id === `\0${ID}` ? `export default ${JSON.stringify(readMarks())};` : undefined),
});

/** SVG documents by framework or site builder. */
const readMarks = (): Readonly<Record<string, string>> => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/logos/icons.json');
  const {
    icons,
    width: usual = 16,
    height: usualHeight = usual,
  }: IconSet = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    Object.entries(MARKS).map(([place, { icon, crop }]) => {
      const found = icons[icon];
      if (!found) throw new Error(`@iconify-json/logos has no icon ${icon}`);
      const { body, width = usual, height = usualHeight } = found;
      const viewBox = crop ?? `0 0 ${width} ${height}`;
      return [place, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`];
    }),
  );
};
