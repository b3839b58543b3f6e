// Exports and previews, whose libraries are loaded when they are first needed: whoever only searches pays nothing.
import type { Services } from './http/services.ts';

interface LazyExport extends Pick<Services, 'exporter' | 'shaper'> {
  close(): Promise<void>;
}

/** An exporter and a shaper with the fonts in `fontDirectory`. */
export const lazyExport = (fontDirectory: string): LazyExport => {
  let loaded: ReturnType<typeof load> | undefined;
  const use = () => {
    loaded ??= load(fontDirectory);
    return loaded;
  };
  return {
    exporter: {
      exportPackage: async (...job) => (await use()).exporter.exportPackage(...job),
      preview: async (...job) => (await use()).exporter.preview(...job),
    },
    shaper: async () => (await use()).shaper,
    close: async () => (await loaded)?.exporter.close(),
  };
};

const load = async (fontDirectory: string) => {
  const [{ createExporter }, { createShaper }] = await Promise.all([
    import('./export/exporter.ts'),
    import('./export/fonts/shaper.ts'),
  ]);
  return { exporter: createExporter({ fontDirectory }), shaper: createShaper(fontDirectory) };
};
