// Makes packages while the service cannot be reached. (Decision 073)
import type { ExportBody } from '../../client/api-types.ts';
import type { EngineSource } from '../../package/engine.ts';
import type { Api } from '../api/api.ts';
import { ApiFailure } from '../api/failure.ts';
import { makePackageInWorker } from '../render/renderer.ts';
import type { Design } from './design/design.ts';
import { loadOutline } from './design-drawing.ts';
import { emojiDrawing, findEmojiItem } from './emoji-drawings.ts';

/** Takes the drawings from stored responses. Throws an ApiFailure if one is missing. */
export const makePackage = async (api: Api, body: ExportBody) =>
  makePackageInWorker({ body, source: await sourceOf(api, body) });

const sourceOf = async (api: Api, body: ExportBody): Promise<EngineSource> => {
  const { artwork, emoji, text, library = '', name = '', style } = body as Design;
  if (artwork !== undefined) return {};
  if (emoji !== undefined) {
    const { name = '', library_name } = (await findEmojiItem(api, emoji)) ?? {};
    return { icon: { svg: await emojiDrawing(api, emoji), name }, ...(await licenseOf(library_name)) };
  }
  if (text !== undefined) return { outline: await loadOutline(api, body as Design) };
  const icon = await api.getIcon({ library, name, style });
  return { icon, ...(await licenseOf(icon.library_name)) };
};

const licenseOf = async (name: string | undefined): Promise<Pick<EngineSource, 'library'>> => {
  const response = await fetch('licenses.json').catch(() => undefined);
  if (!response?.ok) throw new ApiFailure('offline');
  const libraries: readonly NonNullable<EngineSource['library']>[] = await response.json();
  const library = libraries.find(each => each.name === name);
  return library ? { library } : {};
};
