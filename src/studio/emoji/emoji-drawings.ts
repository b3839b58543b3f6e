// Emoji of the service, and their drawings.
import type { EmojiItem, EmojiSearchResponse } from '../../client/api-types.ts';
import { type Api, createTransport } from '../api/api.ts';

/** Items by their emoji and its skin tones, so that choosing a result sends no request. */
const known = new Map<string, EmojiItem>();

/** One page of emoji. */
export const loadEmoji = async (
  api: Api,
  query: { q: string; limit: number; offset: number },
  signal?: AbortSignal,
): Promise<EmojiSearchResponse> => {
  const send = createTransport(new URL('.', api.exportUrl));
  const response = await send('emoji', { query, ...(signal && { signal }) });
  const found: EmojiSearchResponse = await response.json();
  for (const item of found.emoji)
    for (const emoji of [item.emoji, ...item.skin_tones]) known.set(emoji, item);
  return found;
};

/** The item of an emoji or of one of its skin tones; undefined if the service has none. */
export const findEmojiItem = async (api: Api, emoji: string): Promise<EmojiItem | undefined> => {
  if (!known.has(emoji)) await loadEmoji(api, { q: emoji, limit: 1, offset: 0 });
  return known.get(emoji);
};

/** The drawing of an emoji as SVG. Items do not contain those of skin tones: these come from the preview operation. */
export const emojiDrawing = async (api: Api, emoji: string): Promise<string> => {
  const item = await findEmojiItem(api, emoji);
  if (item?.emoji === emoji) return item.svg;
  const send = createTransport(new URL('.', api.exportUrl));
  const response = await send('preview.svg', {
    query: { emoji, shape: 'none', svg: 'plain', trim: 'false' },
  });
  return response.text();
};
