// Lazy loading of the exporter and the font shaper.
import { lazy } from './http/lazy.ts';
import type { Services } from './http/services.ts';

export interface LazyExport extends Pick<Services, 'exporter' | 'shaper'> {
  /** Loads exporter and shaper in advance. */
  load(): Promise<void>;
  close(): Promise<void>;
}

interface Created {
  readonly exporter: Services['exporter'] & Pick<LazyExport, 'close'>;
  readonly shaper: Awaited<ReturnType<Services['shaper']>>;
}

/** Creates exporter and shaper on first use, with the fonts in `fontDirectory`. */
export const lazyExport = (fontDirectory: string, create = createExport): LazyExport => {
  let created: Created | undefined;
  const use = lazy(async () => {
    created = await create(fontDirectory);
    return created;
  });
  return {
    exporter: {
      exportPackage: async (...call) => (await use()).exporter.exportPackage(...call),
      preview: async (...call) => (await use()).exporter.preview(...call),
    },
    shaper: async () => (await use()).shaper,
    load: async () => {
      await use();
    },
    close: async () => created?.exporter.close(),
  };
};

const createExport = async (fontDirectory: string): Promise<Created> => {
  const [{ createExporter }, { createShaper }] = await Promise.all([
    import('./export/exporter.ts'),
    import('./export/fonts/shaper.ts'),
  ]);
  return { exporter: createExporter({ fontDirectory }), shaper: createShaper(fontDirectory) };
};
