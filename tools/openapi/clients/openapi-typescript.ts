// Calls with openapi-fetch, whose options say how to parse files and how to write a form.
import createClient from 'openapi-fetch';
import type { paths } from '../.generated/openapi-typescript.d.ts';
import { LOGO, ROCKET, UNKNOWN } from './samples.ts';

export const callsOf = (baseUrl: string) => {
  const { GET, POST } = createClient<paths>({ baseUrl });
  const formOf = (fields: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      form.set(name, value instanceof Blob ? value : String(value));
    return form;
  };
  return {
    getApiIndex: async () => (await GET('/api/v1')).data?.openapi,
    getHealth: async () => (await GET('/api/v1/health')).data?.icons,
    listLibraries: async () => (await GET('/api/v1/libraries')).data?.libraries[0]?.slug,
    searchIcons: async () =>
      (await GET('/api/v1/icons', { params: { query: { q: 'rocket', limit: 2 } } })).data?.icons[0]?.name,
    getIcon: async () =>
      (await GET('/api/v1/icons/{library}/{name}', { params: { path: ROCKET } })).data?.svg,
    searchEmoji: async () =>
      (await GET('/api/v1/emoji', { params: { query: { q: 'fox' } } })).data?.emoji[0]?.emoji,
    findIdeas: async () =>
      (await GET('/api/v1/ideas', { params: { query: { q: 'bakery' } } })).data?.ideas[0]?.mood,
    exportFavicon: async () => (await POST('/api/v1/export', { body: ROCKET, parseAs: 'blob' })).data,
    exportFaviconForm: async () =>
      (
        await POST('/api/v1/export/form', {
          // A file is a string in these types.
          body: { ...LOGO, artwork: LOGO.artwork as unknown as string },
          bodySerializer: formOf,
          parseAs: 'blob',
        })
      ).data,
    exportFaviconFiles: async () =>
      (await POST('/api/v1/export.json', { body: ROCKET })).data?.files[0]?.path,
    getExportZip: async () =>
      (await GET('/api/v1/export.zip', { params: { query: ROCKET }, parseAs: 'blob' })).data,
    getPreviewSvg: async () =>
      (await GET('/api/v1/preview.svg', { params: { query: ROCKET }, parseAs: 'text' })).data,
    getPreviewPng: async () =>
      (await GET('/api/v1/preview.png', { params: { query: ROCKET }, parseAs: 'blob' })).data,
    checkHealth: async () => (await GET('/healthz', { parseAs: 'text' })).data,
    problem: async () =>
      (await GET('/api/v1/icons/{library}/{name}', { params: { path: UNKNOWN } })).error?.code,
  };
};
