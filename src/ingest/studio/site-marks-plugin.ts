// Vite plugin that provides logos of frameworks and site builders for the page after a download.
import { type DrawingSet, documentOf } from '../emoji-sets.ts';
import { readPackageJson } from '../emojibase.ts';

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

const ID = 'virtual:site-marks';

export const siteMarksPlugin = () => ({
  name: 'site-marks',
  resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
  load: (id: string) => (id === `\0${ID}` ? `export default ${JSON.stringify(readMarks())};` : undefined),
});

/** SVG documents by framework or site builder. */
const readMarks = (): Readonly<Record<string, string>> => {
  const set = readPackageJson<DrawingSet>('@iconify-json/logos/icons.json');
  return Object.fromEntries(
    Object.entries(MARKS).map(([place, { icon, crop }]) => {
      const svg = documentOf(set, icon, crop);
      if (svg === undefined) throw new Error(`@iconify-json/logos has no icon ${icon}`);
      return [place, svg];
    }),
  );
};
