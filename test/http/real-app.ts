// HTTP application with the real catalog, search, fonts and rasterizer.
import { join } from 'node:path';
import { EMOJI_FILE, readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { type AppConfig, createApp } from '../../src/http/app.ts';
import type { Services } from '../../src/http/handlers/handler.ts';
import { createShaper } from '../../src/package/fonts/shaper.ts';
import type { SearchPage } from '../../src/search/search.ts';
import { openCatalogIndex, openEmoji } from '../../src/service/catalog-use-cases.ts';
import { createExporter } from '../../src/service/exporter.ts';

const data = join(import.meta.dirname, '..', '..', 'data');

const openServices = (): Services => {
  const index = openCatalogIndex(readCatalogFile(join(data, 'catalog.bin')));
  const fontDirectory = join(data, 'fonts');
  const shaper = createShaper(fontDirectory);
  return {
    index: () => index,
    emoji: openEmoji(join(data, EMOJI_FILE)),
    // Without threads, because worker threads need compiled code.
    exporter: createExporter({ fontDirectory, threads: 0 }),
    shaper: async () => shaper,
  };
};

export const realServices = openServices();

export const realApp = (services: Partial<Services> = {}, config: AppConfig = {}) =>
  createApp({ ...realServices, ...services }, config);

/** A search page with the given JSON. */
export const searchPage = (json: string): SearchPage => ({
  segments: [Buffer.from(json)],
  digest: json,
  total: 0,
});
