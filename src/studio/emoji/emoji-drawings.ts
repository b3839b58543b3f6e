// Emoji and their drawings, loaded from the service.
import type { EmojiItem, EmojiSearchResponse } from '../../client/api-types.ts';
import type { Api } from '../api/api.ts';

/** Loaded items by emoji, including skin tones. Choosing a search result then needs no request. */
const known = new Map<string, EmojiItem>();

/** Loads one page of emoji. */
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

/** The item of an emoji, also for one of its skin tones. Undefined if the service does not have the emoji. */
export const findEmojiItem = async (api: Api, emoji: string): Promise<EmojiItem | undefined> => {
  if (!known.has(emoji)) await loadEmoji(api, { q: emoji, limit: 1, offset: 0 });
  return known.get(emoji);
};

/**
 * The drawing of an emoji as SVG. Items lack the drawings of skin tones, so the preview operation provides these.
 */
export const emojiDrawing = async (api: Api, emoji: string): Promise<string> => {
  const item = await findEmojiItem(api, emoji);
  if (item?.emoji === emoji) return item.svg;
  return api.plainSvg({ emoji, trim: false });
};
