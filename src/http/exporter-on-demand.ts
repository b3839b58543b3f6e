// Exporter and font shaper, loaded on first use.
import { loadOnce } from '../model/load-once.ts';
import type { Exporter, ExporterOptions } from '../service/exporter.ts';
import type { Services } from './handlers/handler.ts';

export type ExporterOnDemand = ReturnType<typeof exporterOnDemand>;

export const exporterOnDemand = (options: ExporterOptions) => {
  let created: Exporter | undefined;
  const load = loadOnce(async () => {
    const [{ createExporter }, { createShaper }] = await Promise.all([
      import('../service/exporter.ts'),
      import('../package/fonts/shaper.ts'),
    ]);
    created = createExporter(options);
    return { exporter: created, shaper: createShaper(options.fontDirectory) };
  });
  const exporter: Services['exporter'] = {
    package: async (...call) => (await load()).exporter.package(...call),
    preview: async (...call) => (await load()).exporter.preview(...call),
    assertCapacity: kind => created?.assertCapacity(kind),
    contactSheet: async (...call) => (await load()).exporter.contactSheet(...call),
    shareCard: async (...call) => (await load()).exporter.shareCard(...call),
  };
  return {
    exporter,
    shaper: async () => (await load()).shaper,
    /** Loads the exporter and the shaper in advance. */
    load,
  };
};
