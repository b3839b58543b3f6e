// Backgrounds in colors of a logo or emoji.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatColor, withLightness } from '../../compose/color/color.ts';
import type { Color } from '../../model/scene.ts';
import { follow } from '../shell/hooks.ts';
import { applyChange, requestOf } from '../state/design/design.ts';
import { paletteChange } from '../state/design/plate-changes.ts';
import { createDrawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { mainColors } from './harmonies.ts';
import { Swatches } from './swatches.tsx';

const PIXELS = 32;
/** A tint, the color itself, and a shade. */
const platesOf = (color: Color) => [withLightness(color, 0.94, 0.03), color, withLightness(color, 0.28)];

export const PictureColors = () => {
  const { glyphs, design, history } = useStudio();
  const plates = useSignal<readonly string[]>([]);
  const current = glyphs.current.value;
  useEffect(() => {
    if (!current) return;
    const bare = applyChange(design.peek(), { bg: undefined, shape: undefined, bg_mode: undefined });
    return follow(createDrawing(current, requestOf(bare)).pixels('any', PIXELS), rgba => {
      if (rgba) plates.value = mainColors(rgba).flatMap(platesOf).map(formatColor);
    });
  }, [current]);
  if (plates.value.length === 0) return null;
  return (
    <Swatches
      label="Colors of the picture"
      items={plates.value.map(bg => ({ name: bg, bg, fg: bg }))}
      isChosen={({ bg }) => design.value.bg === bg}
      onChoose={plate => history.change(paletteChange(plate, design.value))}
    />
  );
};
