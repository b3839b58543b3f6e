// Compared favicon generators.
// Each makes the same images from the same design; `imageSizes` checks this. They are an ICO of 16, 32 and 48 px,
// PNG files of 96, 180 (touch icon), 192 and 512 px, an SVG and a manifest, in a ZIP.
import {
  generateFaviconFiles,
  initFaviconIconSettings,
  stringToSvg,
} from '@realfavicongenerator/generate-favicon';
import { getNodeImageAdapter } from '@realfavicongenerator/image-adapter-node';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';
import favicons from 'favicons';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { mediaTypeOf } from '../../dist/model/package-file.js';
import { zipFiles } from '../../dist/package/zip.js';
import { createExporter } from '../../dist/service/exporter.js';

export const SIZES = [16, 32, 48, 96, 180, 192, 512];

const toBytes = async contents =>
  new Uint8Array(contents instanceof Blob ? await contents.arrayBuffer() : Buffer.from(contents));

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

const readIcon = (catalog, { source }) => catalog.findIcon(source);

/** Favsmith also makes maskable images, report, guide and license. */
export const favsmithPackage = ({ threads, catalog }) => {
  let made = 0;
  // `minThreads` keeps idle threads: a turn of the other generators takes longer than the idle timeout.
  const exporter = createExporter({
    fontDirectory: 'data/fonts',
    threads,
    minThreads: threads,
    cacheBytes: 0,
  });
  return {
    make: async ({ body }) => {
      // A different name each time, because the exporter renders equal concurrent requests once.
      const request = parseExportBody({ ...body, site_name: `App ${made++}` });
      const icon = readIcon(catalog, request);
      const library = catalog.libraries.find(({ slug }) => slug === icon.library);
      return (await exporter.package(request, { icon, library }, { form: 'zip' })).zip;
    },
    close: () => exporter.close(),
  };
};

/** generate-favicon with its default files. Transformations are off, because the SVG is already composed. */
export const generateFavicon = async () => {
  const adapter = await getNodeImageAdapter();
  return {
    make: async ({ svg }) => {
      const icon = initFaviconIconSettings();
      const unchanged = { ...icon.desktop.regularIconTransformation, type: 'none' };
      icon.desktop.regularIconTransformation = unchanged;
      icon.touch = { ...icon.touch, transformation: unchanged };
      icon.webAppManifest = {
        ...icon.webAppManifest,
        transformation: unchanged,
        name: 'App',
        shortName: 'App',
      };
      const settings = { icon, path: '/', skipMetadataInjection: true };
      return zipped(await generateFaviconFiles({ icon: stringToSvg(svg, adapter) }, settings, adapter));
    },
  };
};

/** favicons without `manifestMaskable`, which would render nine more images. */
export const faviconsPackage = async () => ({
  make: async ({ svg }) => {
    const { images, files } = await favicons(Buffer.from(svg), {
      appName: 'App',
      icons: {
        android: ['android-chrome-96x96.png', 'android-chrome-192x192.png', 'android-chrome-512x512.png'],
        appleIcon: ['apple-touch-icon.png'],
        appleStartup: false,
        favicons: [{ name: 'favicon.ico', sizes: [16, 32, 48].map(side => ({ width: side, height: side })) }],
        windows: false,
        yandex: false,
      },
    });
    const entries = [...images, ...files].map(({ name, contents }) => [name, contents]);
    return zipped({ 'favicon.svg': svg, ...Object.fromEntries(entries) });
  },
});

/** assets-generator writes no manifest and an ICO of only one size, so 16 and 32 px are PNG files. */
export const assetsGenerator = async () => ({
  make: async ({ svg }) => {
    const assets = await instructions({
      imageResolver: () => Buffer.from(svg),
      imageName: 'favicon.svg',
      basePath: '/',
      resolveSvgName: name => name,
      htmlLinks: { xhtml: false, includeId: false },
      preset: {
        transparent: { sizes: [16, 32, 96, 192, 512], favicons: [[48, 'favicon.ico']], padding: 0 },
        maskable: { sizes: [] },
        apple: { sizes: [180], padding: 0 },
      },
    });
    const icons = ['favicon', 'transparent', 'apple'].flatMap(kind => Object.values(assets[kind]));
    const images = await Promise.all(
      icons.filter(({ name }) => !name.endsWith('.svg')).map(async icon => [icon.name, await icon.buffer()]),
    );
    return zipped({ 'favicon.svg': svg, ...Object.fromEntries(images) });
  },
});

/**
 * Side lengths in pixels of all images in the PNG and ICO files of a package, ascending.
 * @param {readonly { path: string, bytes: Uint8Array }[]} files
 */
export const imageSizes = files =>
  files
    .flatMap(({ path, bytes }) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (path.endsWith('.png')) return [view.getUint32(16)];
      if (!path.endsWith('.ico')) return [];
      return Array.from({ length: view.getUint16(4, true) }, (_, entry) => bytes[6 + 16 * entry] || 256);
    })
    .sort((a, b) => a - b);
