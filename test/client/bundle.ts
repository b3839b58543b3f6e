// Bundles the client as one minified module for browsers.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles src/client for browsers. */
export const bundleClient = async (): Promise<string> => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '..', '..', 'src', 'client', 'client.ts'),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
};
