// Calls with the Axios client of kubb.
import { isAxiosError } from 'axios';
import * as api from '../.generated/kubb/clients/index.ts';
import type { Problem } from '../.generated/kubb/types/index.ts';
import { LOGO, ROCKET, UNKNOWN } from './samples.ts';

/** Axios parses text, unless it is asked for bytes. */
const BYTES = { responseType: 'arraybuffer' } as const;

export const callsOf = () => ({
  getApiIndex: async () => (await api.getApiIndex()).openapi,
  getHealth: async () => (await api.getHealth()).icons,
  listLibraries: async () => (await api.listLibraries()).libraries[0]?.slug,
  searchIcons: async () => (await api.searchIcons({ q: 'rocket', limit: 2 })).icons[0]?.name,
  getIcon: async () => (await api.getIcon(ROCKET.library, ROCKET.name)).svg,
  searchEmoji: async () => (await api.searchEmoji({ q: 'fox' })).emoji[0]?.emoji,
  findIdeas: async () => (await api.findIdeas({ q: 'bakery' })).ideas[0]?.mood,
  exportFavicon: async () => api.exportFavicon(ROCKET, undefined, BYTES),
  exportFaviconForm: async () => api.exportFaviconForm(LOGO, undefined, BYTES),
  exportFaviconFiles: async () => (await api.exportFaviconFiles(ROCKET)).files[0]?.path,
  getExportZip: async () => api.getExportZip(ROCKET, undefined, BYTES),
  getPreviewSvg: async () => api.getPreviewSvg(ROCKET),
  getPreviewPng: async () => api.getPreviewPng(ROCKET, undefined, BYTES),
  checkHealth: async () => api.checkHealth(),
  problem: async () =>
    api.getIcon(UNKNOWN.library, UNKNOWN.name).then(
      () => undefined,
      error => (isAxiosError<Problem>(error) ? error.response?.data.code : undefined),
    ),
});
