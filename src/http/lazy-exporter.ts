// Exporter and font shaper, loaded on first use.
import type { Exporter, ExporterOptions } from '../service/exporter.ts';
import type { Services } from './handlers/handler.ts';
import { loadOnce } from './load-once.ts';

export interface LazyExporter extends Pick<Services, 'exporter' | 'shaper'> {
  /** Renders sample icons to prepare worker threads. */
  warmUp: Exporter['warmUp'];
  /** Loads the exporter and the shaper in advance. */
  load(): Promise<void>;
}

interface Created {
  readonly exporter: Services['exporter'] & Pick<LazyExporter, 'warmUp'>;
  readonly shaper: Awaited<ReturnType<Services['shaper']>>;
}

export const lazyExporter = (options: ExporterOptions, create = createExport): LazyExporter => {
  let created: Created | undefined;
  const use = loadOnce(async () => {
    created = await create(options);
    return created;
  });
  return {
    exporter: {
      exportPackage: async (...call) => (await use()).exporter.exportPackage(...call),
      preview: async (...call) => (await use()).exporter.preview(...call),
      assertCapacity: kind => created?.exporter.assertCapacity?.(kind),
      contactSheet: async (...call) => (await use()).exporter.contactSheet(...call),
      shareCard: async (...call) => (await use()).exporter.shareCard(...call),
    },
    warmUp: async catalog => (await use()).exporter.warmUp(catalog),
    shaper: async () => (await use()).shaper,
    load: async () => {
      await use();
    },
  };
};

const createExport = async (options: ExporterOptions): Promise<Created> => {
  const [{ createExporter }, { createShaper }] = await Promise.all([
    import('../service/exporter.ts'),
    import('../package/fonts/shaper.ts'),
  ]);
  return { exporter: createExporter(options), shaper: createShaper(options.fontDirectory) };
};
