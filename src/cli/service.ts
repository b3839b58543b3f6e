// Service that commands call: the embedded engine or a remote server.

import type {
  ExportedPackage,
  IconSearchResponse,
  Library,
  Preview,
  PreviewBody,
  PreviewFormat,
  SearchOptions,
} from '../service/index.ts';
import { asBody, type DesignFields } from './design-options.ts';

/** Validates the fields; rejects with a ProblemError that lists the violations. */
export interface Service {
  search(text: string, options: SearchOptions): Promise<IconSearchResponse>;
  listLibraries(): Promise<readonly Library[]>;
  preview(fields: DesignFields, format?: PreviewFormat): Promise<Preview>;
  exportPackage(fields: DesignFields): Promise<Pick<ExportedPackage, 'files' | 'head' | 'report'>>;
}

/** Opens the remote server with the base URL `server` or, without it, the embedded engine. */
export const openService = async (server: string | undefined): Promise<Service> => {
  if (server !== undefined) return (await import('./remote-service.ts')).remoteService(server);
  const { search, listLibraries, preview, exportPackage } = await import('../service/index.ts');
  return {
    search,
    listLibraries,
    preview: (fields, format) => preview(fields as unknown as PreviewBody, format),
    exportPackage: fields => exportPackage(asBody(fields)),
  };
};
