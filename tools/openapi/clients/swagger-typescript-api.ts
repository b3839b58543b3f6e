// Calls with the fetch client of swagger-typescript-api, which needs the format of responses that are no JSON.
import { Api, type HttpResponse, type Problem } from '../.generated/swagger-typescript-api.ts';
import { LOGO, ROCKET, UNKNOWN } from './samples.ts';

export const callsOf = () => {
  const { api, healthz } = new Api();
  return {
    getApiIndex: async () => (await api.getApiIndex()).data.openapi,
    getHealth: async () => (await api.getHealth()).data.icons,
    listLibraries: async () => (await api.listLibraries()).data.libraries[0]?.slug,
    searchIcons: async () => (await api.searchIcons({ q: 'rocket', limit: 2 })).data.icons[0]?.name,
    getIcon: async () => (await api.getIcon(ROCKET.library, ROCKET.name)).data.svg,
    searchEmoji: async () => (await api.searchEmoji({ q: 'fox' })).data.emoji[0]?.emoji,
    findIdeas: async () => (await api.findIdeas({ q: 'bakery' })).data.ideas[0]?.mood,
    exportFavicon: async () => (await api.exportFavicon(ROCKET, { format: 'blob' })).data,
    exportFaviconForm: async () => (await api.exportFaviconForm(LOGO, { format: 'blob' })).data,
    exportFaviconFiles: async () => (await api.exportFaviconFiles(ROCKET)).data.files[0]?.path,
    getExportZip: async () => (await api.getExportZip(ROCKET, { format: 'blob' })).data,
    getPreviewSvg: async () => (await api.getPreviewSvg(ROCKET)).data,
    getPreviewPng: async () => (await api.getPreviewPng(ROCKET)).data,
    checkHealth: async () => (await healthz.checkHealth({ format: 'text' })).data,
    problem: async () =>
      api.getIcon(UNKNOWN.library, UNKNOWN.name).then(
        () => undefined,
        ({ error }: HttpResponse<unknown, Problem>) => error.code,
      ),
  };
};
