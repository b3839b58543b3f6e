// Emoji and their drawings, loaded from the service.
import type { EmojiItem, EmojiSearchResponse } from '../../client/api-types.ts';
import type { Api } from '../api/api.ts';

/** Loaded items by emoji, including skin tones, so that choosing a search result needs no request. */
const known = new Map<string, EmojiItem>();

export const loadEmoji = async (
  api: Api,
  { q, ...page }: { q: string; limit: number; offset: number },
  signal?: AbortSignal,
): Promise<EmojiSearchResponse> => {
  const found = await api.searchEmoji(q, page, { signal });
  for (const item of found.emoji)
    for (const emoji of [item.emoji, ...item.skin_tones]) known.set(emoji, item);
  return found;
};

/** The item of an emoji or of one of its skin tones. Undefined if the service does not have it. */
export const findEmojiItem = async (api: Api, emoji: string): Promise<EmojiItem | undefined> => {
  if (!known.has(emoji)) await loadEmoji(api, { q: emoji, limit: 1, offset: 0 });
  return known.get(emoji);
};

/** The SVG of an emoji. Items have no drawings of skin tones, so these come from the preview operation. */
export const emojiDrawing = async (api: Api, emoji: string): Promise<string> => {
  const item = await findEmojiItem(api, emoji);
  if (item?.emoji === emoji) return item.svg;
  return api.plainSvg({ emoji, trim: false });
};
