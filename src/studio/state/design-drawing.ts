// Draws the glyphs of a design, with icons and letters of the service and logos of this browser.
import type { ArtworkUse } from '../../compose/artwork/artwork-glyph.ts';
import type { Glyphs } from '../../compose/favicon.ts';
import { type Glyph, outlineOf } from '../../compose/glyph/glyph.ts';
import { drawnSource } from '../../contract/export/resolved-design.ts';
import { drawGlyphs } from '../../package/draw-design.ts';
import type { Api } from '../api/api.ts';
import { ApiFailure } from '../api/failure.ts';
import { type Design, referencedLogo, requestOf } from './design/design.ts';
import { glyphOfSvg } from './drawing.ts';

interface Connection {
  readonly api: Api;
  readonly signal: AbortSignal;
  /** The SVG of the icon, if it is known. */
  readonly iconSvg: string | undefined;
}

/** Throws an ApiFailure, for example if this browser has not stored a logo. */
export const drawDesignGlyphs = (design: Design, { api, signal, iconSvg }: Connection): Promise<Glyphs> =>
  drawGlyphs(drawnSource(requestOf(design)), {
    icon: async ({ library, name, style }) =>
      glyphOfSvg(iconSvg ?? (await api.getIcon({ library, name, style }, { signal })).svg),
    outline: async () => outlineOf(await loadOutline(api, design, signal)),
    emoji: async ({ emoji }) => (await import('./emoji-drawings.ts')).emojiDrawing(api, emoji),
    artwork: drawArtwork,
  });

/** The outline of initials, as the data of a path. */
export const loadOutline = async (api: Api, design: Design, signal?: AbortSignal): Promise<string> => {
  const { text, text_case, text_form, font, font_weight } = design;
  const svg = await api.plainSvg({ text, text_case, text_form, font, font_weight }, signal);
  return / d="([^"]+)"/.exec(svg)?.[1] ?? '';
};

const drawArtwork = async (artwork: string, use: ArtworkUse): Promise<Glyph> => {
  const { RefusedArtwork, readArtworkGlyph } = await import('../render/renderer.ts');
  const id = referencedLogo(artwork);
  try {
    return await readArtworkGlyph(id === undefined ? artwork : await storedLogo(id), use);
  } catch (error) {
    throw error instanceof RefusedArtwork ? rejected(error.message) : error;
  }
};

const storedLogo = async (id: string): Promise<string> => {
  const { logoText } = await import('./logo/logo-store.ts');
  const text = await logoText(id);
  if (text === undefined) throw rejected(MISSING);
  return text;
};

const MISSING =
  'The logo of this design is not in the link: it stays in the browser in which it was chosen. Choose it again under “Logo”.';

const rejected = (detail: string): ApiFailure => new ApiFailure('rejected', { detail });
