// Service that commands call: the embedded engine or a remote server.
import type { Engine } from '../../engine/engine.ts';

/** A package without its ZIP archive. */
export type FaviconPackage = Pick<
  Awaited<ReturnType<Engine['exportPackage']>>,
  'fileName' | 'files' | 'head' | 'report'
>;

export interface Service extends Pick<Engine, 'search' | 'preview'> {
  exportPackage(...call: Parameters<Engine['exportPackage']>): Promise<FaviconPackage>;
}

/** The remote server with the base address `server` or, without it, the embedded engine. */
export const openService = async (server: string | undefined): Promise<Service> => {
  if (server === undefined) return import('../../engine/index.ts');
  const { remoteService } = await import('./remote-service.ts');
  return remoteService(server);
};
