// Framework table: server frameworks. Also the installation steps for site builders.
import { type Framework, type InstallStep, markupEdit } from './framework.ts';
import { type HeadElement, toHtml } from './head-elements.ts';
import { folderOf, sitePathOf } from './place.ts';

export const SERVER_FRAMEWORKS: readonly Framework[] = [
  {
    id: 'rails',
    name: 'Ruby on Rails',
    detection: { files: ['bin/rails'] },
    pages: { folder: 'app/views/layouts', suffix: '.html.erb' },
    publicFolder: 'public',
    // Paths with a slash lead to public/, others to the asset pipeline.
    helperRoot: '/',
    edits: [
      markupEdit(
        ['app/views/layouts/application.html.erb'],
        'In `app/views/layouts/application.html.erb`, replace the icon links in `<head>` with {elements}.',
      ),
    ],
    run: { command: 'bin/rails server', url: 'http://localhost:3000/' },
  },
  {
    id: 'django',
    name: 'Django',
    detection: { files: ['manage.py'] },
    pages: { folder: '', suffix: '.html' },
    publicFolder: 'public',
    copy: 'Copy the images and `site.webmanifest` to the folder `public/` beside `manage.py`.',
    edits: [
      markupEdit(
        ['templates/base.html'],
        'In your base template, replace the icon links in `<head>` with {elements}.',
      ),
      {
        files: ['urls.py'],
        instruction:
          'Django serves no files at `/` by itself. Add these lines to the end of `urls.py`. If you use WhiteNoise, set `WHITENOISE_ROOT = BASE_DIR / "public"` instead.',
        placement: { kind: 'append' },
        code: elements => djangoUrls(sitePathOf('', folderOf(elements))),
      },
    ],
    run: { command: 'python manage.py runserver', url: 'http://localhost:8000/' },
  },
  {
    id: 'laravel',
    name: 'Laravel',
    detection: { files: ['artisan'] },
    pages: { folder: 'resources/views', suffix: '.blade.php' },
    publicFolder: 'public',
    edits: [
      markupEdit(
        [
          'resources/views/partials/head.blade.php',
          'resources/views/app.blade.php',
          'resources/views/layouts/app.blade.php',
          'resources/views/components/layouts/app.blade.php',
          'resources/views/welcome.blade.php',
        ],
        'In the Blade view that contains `<head>`, such as `resources/views/layouts/app.blade.php`, replace the icon links with {elements}.',
      ),
    ],
    run: { command: 'php artisan serve', url: 'http://localhost:8000/' },
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    detection: { files: ['wp-load.php'] },
    publicFolder: '',
    copy: 'Copy the images and `site.webmanifest` to the folder that contains `wp-config.php`.',
    edits: [
      {
        files: ['wp-content/mu-plugins/favicon.php'],
        instruction:
          'Create the file `wp-content/mu-plugins/favicon.php`. It works with every theme and replaces the site icon of the settings.',
        placement: { kind: 'new-file' },
        code: elements => wordPressPlugin(elements),
      },
    ],
    note: 'If WordPress is below a path such as `/blog/`, start each `href` with that path.',
  },
];

/** `folder` is the folder of the files below `public/`, with a trailing slash. */
const djangoUrls = (folder: string): string => {
  const [open, close] = folder ? [`(?:${folder.replaceAll('.', '\\.')})?(?:`, ')'] : ['', ''];
  return `from django.conf import settings
from django.urls import re_path
from django.views.static import serve

FAVICON_FILES = r"^(?P<path>${open}(?:favicon|apple-touch-icon|android-chrome)[-\\w]*\\.(?:ico|svg|png)|site\\.webmanifest${close})$"
urlpatterns += [re_path(FAVICON_FILES, serve, {"document_root": settings.BASE_DIR / "public"})]
`;
};

/** WordPress writes no icon links of its own if the URL of the site icon is empty. */
const wordPressPlugin = (elements: readonly HeadElement[]): string => `<?php
/* Plugin Name: Favicon */
add_filter( 'get_site_icon_url', '__return_empty_string' );
foreach ( array( 'wp_head', 'admin_head', 'login_head' ) as $hook ) {
    add_action( $hook, function () { ?>
${toHtml(elements)}<?php } );
}
`;

export interface SiteBuilder {
  readonly id: string;
  readonly name: string;
  /** How to install, in one sentence. File names are in backticks. */
  readonly summary: string;
}

const builder = (id: string, name: string, summary: string): SiteBuilder => ({ id, name, summary });

/** The last step in every site builder. */
export const OPEN_SITE: InstallStep = {
  text: 'Open your site. Reload it without the cache if the tab shows the former icon.',
};

export const SITE_BUILDERS: readonly SiteBuilder[] = [
  builder(
    'wordpress-dashboard',
    'WordPress, in the dashboard',
    'Settings > General > Site Icon: upload `android-chrome-512x512.png`.',
  ),
  builder(
    'shopify',
    'Shopify',
    'Online Store > Themes > Customize > Theme settings > Logo > Favicon: upload `favicon-96x96.png`.',
  ),
  builder(
    'wix',
    'Wix',
    'Settings > Website settings > Favicon: upload `favicon-96x96.png`. Wix asks for a site with its own domain.',
  ),
  builder('squarespace', 'Squarespace', 'Settings > Favicon: upload `android-chrome-192x192.png`.'),
  builder(
    'webflow',
    'Webflow',
    'Site settings > General > Icons: upload `favicon-96x96.png` as Favicon and `apple-touch-icon.png` as Webclip, then publish the site.',
  ),
  builder(
    'ghost',
    'Ghost',
    'Settings > Design & branding > Brand > Publication icon: upload `android-chrome-192x192.png`.',
  ),
];
