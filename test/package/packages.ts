// Test helper: renders packages from request bodies, with the real catalog and fonts.
import { join } from 'node:path';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { EMOJI_FILE, readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { ExportRequest } from '../../src/contract/export/export-request.ts';
import type { IconSource } from '../../src/model/icon.ts';
import { IMAGE_FILES } from '../../src/package/plan.ts';
import { zipFiles } from '../../src/package/zip.ts';
import { emojiSource, openEmoji } from '../../src/service/catalog-use-cases.ts';
import { createExporter } from '../../src/service/exporter.ts';
import type { ExportedPackage } from '../../src/service/index.ts';
import { fontDirectory } from './fonts/font-directory.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const catalog = openCatalog(readCatalogFile(join(data, 'catalog.bin')));
const emoji = openEmoji(join(data, EMOJI_FILE));

/** The images of packages with dark mode and without options. */
export const USUAL_IMAGES = IMAGE_FILES.filter(
  ({ format, part, isIn }) => format === 'svg' || (part !== 'social' && !isIn),
);

export const exporter = createExporter({ fontDirectory, threads: 0 });

/** Parses a request body and looks up its icon. */
export const requestOf = (
  body: object,
): { readonly request: ExportRequest; readonly iconSource: IconSource | undefined } => {
  const request = parseExportBody(body);
  if (request.source.kind !== 'icon') return { request, iconSource: undefined };
  const { library: slug, name, style } = request.source;
  const icon = catalog.findIcon({ library: slug, name, style });
  const library = catalog.libraries.find(each => each.slug === slug);
  if (!icon || !library) throw new RangeError(`no icon ${slug}/${name}`);
  return { request, iconSource: { icon, library } };
};

/** Exports a package as files. Reading `zip` writes the archive, as in the library. */
export const packageOf = async (body: object): Promise<ExportedPackage> => {
  const { request, iconSource: icon } = requestOf(body);
  const iconSource =
    request.source.kind === 'emoji' ? await emojiSource({ emoji }, request.source.emoji) : icon;
  const exported = await exporter.package(request, iconSource, { form: 'files' });
  return {
    ...exported,
    get zip() {
      return zipFiles(exported.files);
    },
  };
};

/** Returns the file of a package with the given path. */
export const fileOf = ({ files }: Pick<ExportedPackage, 'files'>, path: string): Uint8Array => {
  const file = files.find(each => each.path === path);
  if (!file) throw new RangeError(`no file ${path}`);
  return file.bytes;
};

export const textOf = (exported: Pick<ExportedPackage, 'files'>, path: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(fileOf(exported, path));
