// Exporter and font shaper, loaded on first use.
import type { Catalog } from '../catalog/catalog.ts';
import { loadOnce } from '../model/load-once.ts';
import type { Exporter, ExporterOptions } from '../service/exporter.ts';
import type { Services } from './handlers/handler.ts';

type Created = {
  readonly exporter: Services['exporter'] & Pick<Exporter, 'warmUp'>;
  readonly shaper: Awaited<ReturnType<Services['shaper']>>;
};

export type ExporterOnDemand = ReturnType<typeof exporterOnDemand>;

export const exporterOnDemand = (options: ExporterOptions, create = createExport) => {
  let created: Created | undefined;
  const use = loadOnce(async () => {
    created = await create(options);
    return created;
  });
  const exporter: Services['exporter'] = {
    exportPackage: async (...call) => (await use()).exporter.exportPackage(...call),
    preview: async (...call) => (await use()).exporter.preview(...call),
    assertCapacity: kind => created?.exporter.assertCapacity?.(kind),
    contactSheet: async (...call) => (await use()).exporter.contactSheet(...call),
    shareCard: async (...call) => (await use()).exporter.shareCard(...call),
  };
  return {
    exporter,
    shaper: async () => (await use()).shaper,
    /** Renders sample icons to prepare worker threads. */
    warmUp: async (catalog: Catalog) => (await use()).exporter.warmUp(catalog),
    /** Loads the exporter and the shaper in advance. */
    load: use,
  };
};

const createExport = async (options: ExporterOptions): Promise<Created> => {
  const [{ createExporter }, { createShaper }] = await Promise.all([
    import('../service/exporter.ts'),
    import('../package/fonts/shaper.ts'),
  ]);
  return { exporter: createExporter(options), shaper: createShaper(options.fontDirectory) };
};
