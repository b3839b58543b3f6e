// Sites with the favicon of each generator: its files, and the head elements that it writes.
import {
  generateFaviconFiles,
  generateFaviconHtml,
  initFaviconIconSettings,
  stringToSvg,
} from '@realfavicongenerator/generate-favicon';
import { getNodeImageAdapter } from '@realfavicongenerator/image-adapter-node';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';
import favicons from 'favicons';
import { createScenes } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { composeFaviconSvg } from '../../dist/compose/svg/favicon-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { mediaTypeOf } from '../../dist/model/package-file.js';
import { renderPackage } from '../../dist/package/render-package.js';

/**
 * A design: fields of an export, the icon, and the large drawings as SVG for the other generators.
 * @typedef {{ body: object, icon: import('../../dist/model/icon.js').Icon, library: object, svg: string, darkSvg: string }} Design
 */

/** @returns {Design} */
export const designOf = (catalog, subject) => {
  const body = { ...subject, include_dark_mode: true };
  const icon = catalog.findIcon(subject);
  if (!icon) throw new Error(`no icon ${Object.values(subject).join(' ')}`);
  const glyph = glyphFromIcon(icon.svg);
  const scenes = createScenes(glyph, parseExportBody(body, { glyphKind: () => glyph.kind }));
  return {
    body,
    icon,
    library: catalog.libraries.find(({ slug }) => slug === icon.library),
    svg: composeFaviconSvg(scenes, { scheme: 'light', fitted: [] }),
    darkSvg: composeFaviconSvg(scenes, { scheme: 'dark', fitted: [] }),
  };
};

const siteOf = async (head, files) => ({
  head,
  files: await Promise.all(
    Object.entries(files).map(async ([path, contents]) => ({
      path,
      mediaType: mediaTypeOf(path),
      bytes: new Uint8Array(contents instanceof Blob ? await contents.arrayBuffer() : Buffer.from(contents)),
    })),
  ),
});

const favsmith = async ({ body, icon, library }) => {
  const glyph = glyphFromIcon(icon.svg);
  const request = parseExportBody(body, { glyphKind: () => glyph.kind });
  const { head, files } = renderPackage({ main: glyph }, request, { icon, library });
  return { head, files };
};

/**
 * generate-favicon is the only other generator that accepts a picture for dark mode. Its transformations are off,
 * because the design is complete.
 */
const generateFavicon = async ({ svg, darkSvg }) => {
  const adapter = await getNodeImageAdapter();
  const icon = initFaviconIconSettings();
  const unchanged = { ...icon.desktop.regularIconTransformation, type: 'none' };
  icon.desktop = {
    regularIconTransformation: unchanged,
    darkIconType: 'specific',
    darkIconTransformation: unchanged,
  };
  icon.touch = { ...icon.touch, transformation: unchanged };
  icon.webAppManifest = { ...icon.webAppManifest, transformation: unchanged, name: 'App', shortName: 'App' };
  const settings = { icon, path: '/', skipMetadataInjection: true };
  const pictures = { icon: stringToSvg(svg, adapter), darkIcon: stringToSvg(darkSvg, adapter) };
  const files = await generateFaviconFiles(pictures, settings, adapter);
  return siteOf(generateFaviconHtml(settings).markups.join(''), files);
};

const faviconsPackage = async ({ svg }) => {
  const { images, files, html } = await favicons(Buffer.from(svg), {
    appName: 'App',
    path: '/',
    // Startup images are off, because they take seconds and tabs do not show them.
    icons: { appleStartup: false, windows: false, yandex: false },
  });
  return siteOf(
    html.join(''),
    Object.fromEntries([...images, ...files].map(({ name, contents }) => [name, contents])),
  );
};

const assetsGenerator = async ({ svg }) => {
  const assets = await instructions({
    imageResolver: () => Buffer.from(svg),
    imageName: 'favicon.svg',
    basePath: '/',
    resolveSvgName: name => name,
    htmlLinks: { xhtml: false, includeId: false },
    preset: {
      transparent: { sizes: [64, 192, 512], favicons: [[48, 'favicon.ico']], padding: 0 },
      maskable: { sizes: [512] },
      apple: { sizes: [180], padding: 0 },
    },
  });
  const icons = ['favicon', 'transparent', 'apple'].flatMap(kind => Object.values(assets[kind]));
  const images = await Promise.all(
    icons.filter(({ name }) => !name.endsWith('.svg')).map(async icon => [icon.name, await icon.buffer()]),
  );
  return siteOf(icons.map(({ link }) => link ?? '').join(''), {
    'favicon.svg': svg,
    ...Object.fromEntries(images),
  });
};

/** Generators by name. Each creates a site from a design. */
export const GENERATORS = {
  Favsmith: favsmith,
  'generate-favicon': generateFavicon,
  favicons: faviconsPackage,
  'assets-generator': assetsGenerator,
};
