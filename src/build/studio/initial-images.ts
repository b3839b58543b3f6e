// Images of icons in the look of a new design, composed when the studio is built. (Decision 077)
import { composeScene } from '../../compose/favicon.ts';
import { glyphFromIcon } from '../../compose/glyph/glyph.ts';
import { sceneToTree, serialize } from '../../compose/svg/scene-svg.ts';
import { SMALL_PIXELS } from '../../compose/svg/small-size.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';

export interface InitialImages {
  /** The look as JSON, as the studio's grid compares looks. */
  readonly look: string;
  /** The drawing of favicon.svg for tabs. */
  imageOf(svg: string): string;
}

export const initialImages = (): InitialImages => {
  // The look without settings is the same for all icons.
  const { light: look, responsiveSvg: isFitted } = parseExportBody(
    { library: 'lucide', name: 'rocket' },
    { glyphKind: () => 'strokes' },
  );
  const target = { role: 'any', ...(isFitted && { pixels: SMALL_PIXELS }) } as const;
  return {
    look: JSON.stringify({ look, isFitted }),
    imageOf: svg => serialize(sceneToTree(composeScene(glyphFromIcon(svg), look, target))),
  };
};
