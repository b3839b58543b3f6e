// Steps for site builders, which take a picture in their settings, and for generators of static sites.
import type { InstallStep } from './framework.ts';

export interface SiteBuilder {
  readonly id: string;
  readonly name: string;
  /** In the texts, backticks enclose names of files. */
  readonly steps: readonly InstallStep[];
}

const LARGE = '`android-chrome-512x512.png`';
const OPEN = { text: 'Open your site. Reload it without the cache if the tab shows the former icon.' };

const builder = (id: string, name: string, ...texts: readonly string[]): SiteBuilder => ({
  id,
  name,
  steps: [...texts.map(text => ({ text })), OPEN],
});

const HEAD = 'replace the icon links with the HTML for the head shown here.';

export const SITE_BUILDERS: readonly SiteBuilder[] = [
  builder(
    'hugo',
    'Hugo',
    'Copy the images and `site.webmanifest` to `static/`.',
    `In the template that contains \`<head>\`, such as \`layouts/baseof.html\`, ${HEAD}`,
  ),
  builder(
    'jekyll',
    'Jekyll',
    'Copy the images and `site.webmanifest` to the folder that contains `_config.yml`.',
    `In the file that contains \`<head>\`, such as \`_includes/head.html\`, ${HEAD}`,
  ),
  builder(
    'wordpress-dashboard',
    'WordPress, in the dashboard',
    'Open Settings, then General.',
    `Choose ${LARGE} as the Site Icon, which must be a square of at least 512 pixels, and save.`,
  ),
  builder(
    'shopify',
    'Shopify',
    'In the theme editor of your online store, open the theme settings and find Favicon.',
    'Upload `favicon-96x96.png` and save. Themes show it at 32 pixels.',
  ),
  builder(
    'wix',
    'Wix',
    'In the dashboard of your site, open the website settings and find Favicon.',
    'Upload `favicon-96x96.png` and save.',
  ),
  builder(
    'squarespace',
    'Squarespace',
    'In the settings of your site, find Browser icon (favicon).',
    'Upload `android-chrome-192x192.png` and save.',
  ),
  builder(
    'webflow',
    'Webflow',
    'In the settings of your site, find the icons: Favicon and Webclip.',
    'Save a PNG of 32 pixels (PNG of any size) and upload it as the Favicon.',
    'Save a PNG of 256 pixels, upload it as the Webclip, and publish the site.',
  ),
  builder(
    'ghost',
    'Ghost',
    'Open Settings, then Design & branding, and choose Customize.',
    `Upload ${LARGE} as the Publication icon, and save.`,
  ),
];
