// Calls with the fetch client of orval.
import * as api from '../.generated/orval.ts';
import { LOGO, ROCKET, UNKNOWN } from './samples.ts';

/** The response, which is a union by status, if it is successful. */
const ok = <Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer as Extract<Answer, { status: 200 }>;
};

export const callsOf = () => ({
  getApiIndex: async () => ok(await api.getApiIndex()).data.openapi,
  getHealth: async () => ok(await api.getHealth()).data.icons,
  listLibraries: async () => ok(await api.listLibraries()).data.libraries[0]?.slug,
  searchIcons: async () => ok(await api.searchIcons({ q: 'rocket', limit: 2 })).data.icons[0]?.name,
  getIcon: async () => ok(await api.getIcon(ROCKET.library, ROCKET.name)).data.svg,
  searchEmoji: async () => ok(await api.searchEmoji({ q: 'fox' })).data.emoji[0]?.emoji,
  findIdeas: async () => ok(await api.findIdeas({ q: 'bakery' })).data.ideas[0]?.mood,
  exportFavicon: async () => ok(await api.exportFavicon(ROCKET)).data,
  exportFaviconForm: async () => ok(await api.exportFaviconForm(LOGO)).data,
  exportFaviconFiles: async () => ok(await api.exportFaviconFiles(ROCKET)).data.files[0]?.path,
  getExportZip: async () => ok(await api.getExportZip(ROCKET)).data,
  getPreviewSvg: async () => ok(await api.getPreviewSvg(ROCKET)).data,
  getPreviewPng: async () => ok(await api.getPreviewPng(ROCKET)).data,
  checkHealth: async () => ok(await api.checkHealth()).data,
  problem: async () => {
    const answer = await api.getIcon(UNKNOWN.library, UNKNOWN.name);
    return answer.status === 404 ? answer.data.code : undefined;
  },
});
