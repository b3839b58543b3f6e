// Draws a design: glyphs and looks of an export request, from what the host has.
import type { ArtworkUse } from '../compose/artwork/artwork-glyph.ts';
import { glyphsOfPicture } from '../compose/artwork/picture-glyphs.ts';
import type { Glyphs } from '../compose/favicon.ts';
import { type Glyph, glyphFromOutline, type Outline } from '../compose/glyph/glyph.ts';
import type { ArtworkTexts } from '../contract/design.ts';
import type { ArtworkFieldName } from '../contract/export/artwork-data.ts';
import {
  artworkTexts,
  type ExportRequest,
  type ExportSource,
  isPicture,
} from '../contract/export/export-request.ts';
import {
  type DrawnSource,
  drawnSource,
  type ResolvedDesign,
  resolveDesign,
} from '../contract/export/resolved-design.ts';

type SourceOf<Kind extends ExportSource['kind']> = Extract<ExportSource, { readonly kind: Kind }>;

/** What a host can draw. A function throws if it has no such drawing. */
export interface DrawingPorts {
  icon(key: SourceOf<'icon'>): Glyph | Promise<Glyph>;
  outline(initials: SourceOf<'initials'>): Outline | Promise<Outline>;
  /** The SVG source of an emoji. */
  emoji(source: SourceOf<'emoji'>): string | Promise<string>;
  /** `text` is artwork of the request, or an SVG document. */
  artwork(text: string, use: ArtworkUse): Glyph | Promise<Glyph>;
}

/** A design that can be rendered. */
export interface DrawnDesign extends ResolvedDesign {
  readonly glyphs: Glyphs;
}

/** Draws a design. Everything that renders packages, previews and cards gets designs from this function. */
export const drawDesign = async (request: ExportRequest, ports: DrawingPorts): Promise<DrawnDesign> => {
  const glyphs = await drawGlyphs(drawnSource(request), ports);
  return { ...resolveDesign(request, glyphs), glyphs };
};

/** Draws the glyphs alone, which stay the same while colors and sizes of a design change. */
export const drawGlyphs = async (source: DrawnSource, ports: DrawingPorts): Promise<Glyphs> => {
  switch (source.kind) {
    case 'icon':
      return { main: await ports.icon(source) };
    case 'initials':
      return { main: glyphFromOutline(await ports.outline(source)) };
    case 'emoji':
      return glyphsOfPicture(await ports.emoji(source), source, ports.artwork);
    case 'artwork':
      return glyphsOfPicture(source.artwork, source, ports.artwork);
  }
};

/** The artwork of a design for favsmith.json, by field. */
export const artworkSources = ({ source, glyphs }: Pick<DrawnDesign, 'source' | 'glyphs'>): ArtworkTexts => {
  if (!isPicture(source)) return {};
  const texts = artworkTexts(glyphs.ownDark === undefined ? source : { ...source, dark: glyphs.ownDark });
  return Object.fromEntries(
    [...texts].map(([field, text]) => [field, glyphs[GLYPHS[field]]?.source ?? text]),
  );
};

/** The glyphs that show the artwork of a field. */
const GLYPHS = {
  artwork: 'main',
  dark_artwork: 'dark',
  small_artwork: 'small',
  maskable_artwork: 'maskable',
  monochrome_artwork: 'monochrome',
} as const satisfies Record<ArtworkFieldName, keyof Glyphs>;
