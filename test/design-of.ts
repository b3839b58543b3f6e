// Test helper: resolves the looks and settings of request bodies.
import type { GlyphKind } from '../src/compose/glyph/glyph.ts';
import { parseExportBody } from '../src/contract/export/export-body.ts';
import { type ResolvedDesign, resolveDesign } from '../src/contract/export/resolved-design.ts';

/** The design of a request body. `kind` is the kind of its icon. */
export const designOf = (body: object, kind?: GlyphKind): ResolvedDesign =>
  resolveDesign(parseExportBody(body), kind && { main: { kind } });
