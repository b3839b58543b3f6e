// Lazy loading: any value, the exporter, the font shaper.
import type { Exporter, ExporterOptions } from '../service/exporter.ts';
import type { Services } from './handlers/handler.ts';

/** Returns a function that calls `load` once and shares its promise. After a failure, the next call loads again. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(error => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

export interface LazyExport extends Pick<Services, 'exporter' | 'shaper'> {
  /** Prepares worker threads with sample icons of the catalog. */
  warmUp: Exporter['warmUp'];
  /** Loads exporter and shaper in advance. */
  load(): Promise<void>;
  close(): Promise<void>;
}

interface Created {
  readonly exporter: Services['exporter'] & Pick<LazyExport, 'close' | 'warmUp'>;
  readonly shaper: Awaited<ReturnType<Services['shaper']>>;
}

/** Creates exporter and shaper on first use. */
export const lazyExport = (options: ExporterOptions, create = createExport): LazyExport => {
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
    },
    warmUp: async catalog => (await use()).exporter.warmUp(catalog),
    shaper: async () => (await use()).shaper,
    load: async () => {
      await use();
    },
    close: async () => created?.exporter.close(),
  };
};

const createExport = async (options: ExporterOptions): Promise<Created> => {
  const [{ createExporter }, { createShaper }] = await Promise.all([
    import('../service/exporter.ts'),
    import('../package/fonts/shaper.ts'),
  ]);
  return { exporter: createExporter(options), shaper: createShaper(options.fontDirectory) };
};
