// Emoji of the service, and their drawings.
import type { EmojiSearchResponse } from '../../client/api-types.ts';
import { type Api, createTransport } from '../api/api.ts';

/** Drawings by emoji, so that choosing a result sends no request. */
const drawings = new Map<string, string>();

/** One page of emoji. */
export const searchEmoji = async (
  api: Api,
  query: { q: string; limit: number; offset: number },
  signal?: AbortSignal,
): Promise<EmojiSearchResponse> => {
  const send = createTransport(new URL('.', api.exportUrl));
  const response = await send('emoji', { query, ...(signal && { signal }) });
  const found: EmojiSearchResponse = await response.json();
  for (const { emoji, svg } of found.emoji) drawings.set(emoji, svg);
  return found;
};

/** The drawing of an emoji as SVG. One in a skin tone, which the search does not list, is that of a preview. */
export const emojiDrawing = async (api: Api, emoji: string): Promise<string> => {
  const known = drawings.get(emoji);
  if (known !== undefined) return known;
  await searchEmoji(api, { q: emoji, limit: 1, offset: 0 });
  const found = drawings.get(emoji);
  if (found !== undefined) return found;
  const send = createTransport(new URL('.', api.exportUrl));
  const response = await send('preview.svg', {
    query: { emoji, shape: 'none', svg: 'plain', trim: 'false' },
  });
  return response.text();
};
