// Emoji of the service and their drawings.
import type { EmojiItem, EmojiSearchResponse } from '../../client/api-types.ts';
import type { Api } from '../api/api.ts';

/** Items of all responses, by emoji, also in each skin tone. Choosing a search result then needs no request. */
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

/** The item of an emoji in any skin tone. Undefined if the service does not have it. */
export const findEmojiItem = async (api: Api, emoji: string): Promise<EmojiItem | undefined> => {
  if (!known.has(emoji)) await loadEmoji(api, { q: emoji, limit: 1, offset: 0 });
  return known.get(emoji);
};

/** The SVG of an emoji. Items have no drawings of skin tones, which therefore are previews. */
export const emojiDrawing = async (api: Api, emoji: string): Promise<string> => {
  const item = await findEmojiItem(api, emoji);
  if (item?.emoji === emoji) return item.svg;
  return api.plainSvg({ emoji, trim: false });
};
