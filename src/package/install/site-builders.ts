// Site builders: which file to upload where, for sites without files of their own.

/** Upload of one or two images of the package in the settings of a site builder. Backticks enclose code words. */
export interface SiteBuilder {
  readonly name: string;
  readonly steps: string;
}

export const SITE_BUILDERS: readonly SiteBuilder[] = [
  {
    name: 'WordPress',
    steps: 'Settings > General > Site Icon: upload `android-chrome-512x512.png`.',
  },
  {
    name: 'Shopify',
    steps: 'Online Store > Themes > Customize > Theme settings > Logo > Favicon: upload `favicon-96x96.png`.',
  },
  {
    name: 'Wix',
    steps:
      'Settings > Website settings > Favicon: upload `favicon-96x96.png`. Wix asks for a site with its own domain.',
  },
  {
    name: 'Squarespace',
    steps: 'Settings > Favicon: upload `android-chrome-192x192.png`.',
  },
  {
    name: 'Webflow',
    steps:
      'Site settings > General > Icons: upload `favicon-96x96.png` as Favicon and `apple-touch-icon.png` as Webclip, then publish the site.',
  },
  {
    name: 'Ghost',
    steps: 'Settings > Design & branding > Brand > Publication icon: upload `android-chrome-192x192.png`.',
  },
];
