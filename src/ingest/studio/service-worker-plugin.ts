// Vite plugin that writes the service worker, with a list of the built files. (Decision 073)
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PROGRAM = new URL('../../../static/service-worker.js', import.meta.url);

export const serviceWorkerPlugin = () => ({
  name: 'service-worker',
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
    _options: unknown,
    bundle: Readonly<Record<string, unknown>>,
  ): void {
    const assets = Object.keys(bundle).filter(name => name.startsWith('assets/'));
    const text = readFileSync(PROGRAM, 'utf8');
    const version = hash('sha256', JSON.stringify([text, assets]), 'base64url').slice(0, 12);
    const source = text
      .replace('self.__ASSETS__', JSON.stringify(assets))
      .replace('self.__VERSION__', JSON.stringify(version));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});
