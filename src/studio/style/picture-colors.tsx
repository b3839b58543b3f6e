// Backgrounds in colors of a logo or emoji.
import { formatColor, withLightness } from '../../compose/color/color.ts';
import type { Color } from '../../model/scene.ts';
import { useLoaded } from '../shell/hooks.ts';
import { applyChange, requestOf } from '../state/design/design.ts';
import { paletteChange } from '../state/design/plate-changes.ts';
import { createDrawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { mainColors } from './harmonies.ts';
import { Swatches } from './swatches.tsx';

const PIXELS = 32;
/** The color in a light and in a dark version, and as it is. */
const platesOf = (color: Color) => [withLightness(color, 0.94, 0.03), color, withLightness(color, 0.28)];

export const PictureColors = () => {
  const { glyphs, design, history } = useStudio();
  const current = glyphs.current.value;
  const colors = useLoaded(() => {
    const bare = applyChange(design.peek(), { bg: undefined, shape: undefined, bg_mode: undefined });
    return current && createDrawing(current, requestOf(bare)).imageData('any', PIXELS).then(mainColors);
  }, [current]);
  if (!colors || colors.length === 0) return null;
  return (
    <Swatches
      label="Colors of the picture"
      items={colors
        .flatMap(platesOf)
        .map(formatColor)
        .map(bg => ({ name: bg, bg, fg: bg }))}
      isChosen={({ bg }) => design.value.bg === bg}
      onChoose={plate => history.change(paletteChange(plate, design.value))}
    />
  );
};
