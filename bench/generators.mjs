// The favicon generators that the export benchmark compares: each makes the same pictures, as far as it can.
// ICO of 16, 32 and 48 px; touch icon of 180; icons of 192 and 512, maskable ones of 192 and 512; 96; manifest.
import {
  generateFaviconFiles,
  generateWebAppManifestIconFiles,
  initFaviconIconSettings,
  stringToSvg,
} from '@realfavicongenerator/generate-favicon';
import { getNodeImageAdapter } from '@realfavicongenerator/image-adapter-node';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';
import favicons from 'favicons';
import { glyphFromIcon } from '../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../dist/contract/export/export-body.js';
import { createExporter } from '../dist/export/exporter.js';
import { webManifest } from '../dist/export/package/manifest.js';
import { createScenes } from '../dist/export/package/scenes.js';
import { zipFiles } from '../dist/export/package/zip.js';
import { mediaTypeOf } from '../dist/model/media-type.js';
import { encodeIco } from '../dist/raster/ico.js';
import { encodePng } from '../dist/raster/png.js';
import { createRasterizer } from '../dist/raster/rasterize.js';

const toBytes = async contents =>
  new Uint8Array(contents instanceof Blob ? await contents.arrayBuffer() : Buffer.from(contents));

/** Zips files by name with our own writer, so that all pay the same for it. */
const zipped = async files =>
  zipFiles(
    await Promise.all(
      Object.entries(files).map(async ([path, contents]) => ({
        path,
        mediaType: mediaTypeOf(path),
        bytes: await toBytes(contents),
      })),
    ),
  );

/** Ours: the whole package, from the icon and the settings, with report, guide and licence. */
export const favsmith = ({ threads, catalog }) => {
  let made = 0;
  const exporter = createExporter({ fontDirectory: 'data/fonts', threads, cacheBytes: 0 });
  return {
    make: async ({ body }) => {
      // A name of its own: equal requests in flight would be made once, and counted more often.
      const request = parseExportBody({ ...body, site_name: `App ${made++}` });
      const icon = catalog.findIcon(request.source);
      const library = catalog.libraries.find(({ slug }) => slug === icon.library);
      return (await exporter.exportPackage(request, { icon, library })).zip;
    },
    close: () => exporter.close(),
  };
};

/** Ours, but only the files that the others make as well: eight pictures and the manifest. */
export const favsmithPictures = ({ catalog }) => ({
  make: async ({ body }) => {
    const request = parseExportBody(body);
    const scenes = createScenes(glyphFromIcon(catalog.findIcon(request.source).svg), request);
    const rasterize = createRasterizer();
    const paint = (role, pixels) => rasterize(scenes('light', { role, pixels }), pixels);
    return zipped({
      'favicon.ico': encodeIco([16, 32, 48].map(side => paint('any', side))),
      'apple-touch-icon.png': encodePng(paint('touch', 180)),
      'android-chrome-192x192.png': encodePng(paint('any', 192)),
      'android-chrome-512x512.png': encodePng(paint('any', 512)),
      'android-chrome-maskable-192x192.png': encodePng(paint('maskable', 192)),
      'android-chrome-maskable-512x512.png': encodePng(paint('maskable', 512)),
      'site.webmanifest': webManifest('App', [{ hex: '#075985' }]),
    });
  },
});

export const realFaviconGenerator = async () => {
  const adapter = await getNodeImageAdapter();
  return {
    make: async ({ svg }) => {
      const master = { icon: stringToSvg(svg, adapter) };
      const icon = initFaviconIconSettings();
      const asItIs = { ...icon.desktop.regularIconTransformation, type: 'none' };
      icon.desktop.regularIconTransformation = asItIs;
      icon.touch = { ...icon.touch, transformation: asItIs };
      icon.webAppManifest = { ...icon.webAppManifest, transformation: asItIs, name: 'App', shortName: 'App' };
      const settings = { icon, path: '/', skipMetadataInjection: true };
      const files = await generateFaviconFiles(master, settings, adapter);
      const maskable = await generateWebAppManifestIconFiles(master, icon.webAppManifest, '/', adapter);
      const renamed = Object.entries(maskable).map(([name, contents]) => [`maskable-${name}`, contents]);
      return zipped({ ...files, ...Object.fromEntries(renamed) });
    },
  };
};

export const faviconsPackage = async () => ({
  make: async ({ svg }) => {
    const source = Buffer.from(svg);
    const { images, files } = await favicons(source, {
      appName: 'App',
      manifestMaskable: source,
      icons: {
        android: ['android-chrome-192x192.png', 'android-chrome-512x512.png'],
        appleIcon: ['apple-touch-icon-180x180.png'],
        appleStartup: false,
        favicons: ['favicon.ico', 'favicon-48x48.png'],
        windows: false,
        yandex: false,
      },
    });
    return zipped(Object.fromEntries([...images, ...files].map(({ name, contents }) => [name, contents])));
  },
});

export const viteAssets = async () => ({
  make: async ({ svg }) => {
    const assets = await instructions({
      imageResolver: () => Buffer.from(svg),
      imageName: 'favicon.svg',
      basePath: '/',
      resolveSvgName: name => name,
      htmlLinks: { xhtml: false, includeId: false },
      preset: {
        transparent: { sizes: [16, 32, 192, 512], favicons: [[48, 'favicon.ico']], padding: 0 },
        maskable: { sizes: [192, 512], padding: 0 },
        apple: { sizes: [180], padding: 0 },
      },
    });
    const icons = ['favicon', 'transparent', 'maskable', 'apple'].flatMap(kind =>
      Object.values(assets[kind]),
    );
    const pictures = await Promise.all(
      icons.filter(({ name }) => !name.endsWith('.svg')).map(async icon => [icon.name, await icon.buffer()]),
    );
    return zipped(Object.fromEntries(pictures));
  },
});
