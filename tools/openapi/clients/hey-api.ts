// Calls with the client of hey-api.
import * as api from '../.generated/hey-api/index.ts';
import { LOGO, ROCKET, UNKNOWN } from './samples.ts';

export const callsOf = () => ({
  getApiIndex: async () => (await api.getApiIndex()).data?.openapi,
  getHealth: async () => (await api.getHealth()).data?.icons,
  listLibraries: async () => (await api.listLibraries()).data?.libraries[0]?.slug,
  searchIcons: async () => (await api.searchIcons({ query: { q: 'rocket', limit: 2 } })).data?.icons[0]?.name,
  getIcon: async () => (await api.getIcon({ path: ROCKET })).data?.svg,
  searchEmoji: async () => (await api.searchEmoji({ query: { q: 'fox' } })).data?.emoji[0]?.emoji,
  findIdeas: async () => (await api.findIdeas({ query: { q: 'bakery' } })).data?.ideas[0]?.mood,
  exportFavicon: async () => (await api.exportFavicon({ body: ROCKET })).data,
  exportFaviconForm: async () => (await api.exportFaviconForm({ body: LOGO })).data,
  exportFaviconFiles: async () => (await api.exportFaviconFiles({ body: ROCKET })).data?.files[0]?.path,
  getExportZip: async () => (await api.getExportZip({ query: ROCKET })).data,
  getPreviewSvg: async () => (await api.getPreviewSvg({ query: ROCKET })).data,
  getPreviewPng: async () => (await api.getPreviewPng({ query: ROCKET })).data,
  checkHealth: async () => (await api.checkHealth()).data,
  problem: async () => (await api.getIcon({ path: UNKNOWN })).error?.code,
});
