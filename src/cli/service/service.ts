// Service that commands call: the embedded engine or a remote server.
import type { IconSearchResponse, Preview, PreviewFormat, SearchOptions } from '../../engine/index.ts';
import type { ExportedPackage } from '../../export/exporter.ts';
import type { DesignFields } from '../design/design-options.ts';

/** Validates the fields; rejects with a ProblemError that lists the violations. */
export interface Service {
  search(text: string, options: SearchOptions): Promise<IconSearchResponse>;
  preview(fields: DesignFields, format?: PreviewFormat): Promise<Preview>;
  exportPackage(fields: DesignFields): Promise<Pick<ExportedPackage, 'files' | 'head' | 'report'>>;
}

/** Opens the remote server with the base URL `server` or, without it, the embedded engine. */
export const openService = async (server: string | undefined): Promise<Service> => {
  if (server !== undefined) return (await import('./remote-service.ts')).remoteService(server);
  const { search, preview, exportPackage } = await import('../../engine/index.ts');
  return {
    search,
    preview: (fields, format) => preview(fields, format),
    exportPackage: fields => exportPackage(fields),
  };
};
