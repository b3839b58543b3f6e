// The smallest pictures, pixel by pixel.
import { Picture } from '../shell/picture.tsx';
import { useRested } from '../shell/rested.ts';
import { useStudio } from '../state/studio.ts';
import { PixelView } from './pixel-view.tsx';
import { Place } from './place.tsx';

const REST_MS = 60;
const SIZES = [16, 32] as const;

export const Pixels = () => {
  const { drawing: current } = useStudio();
  // Fitting lines to few pixels takes a while: a slider must not wait for that.
  const drawing = useRested(current, REST_MS);
  return (
    <Place title="Real size, and its pixels" file="favicon.ico" span={3} height={10.5}>
      <div class="pixels">
        {SIZES.map(size => (
          <div class="pixels-size" key={size}>
            <PixelView pixels={size} svg={drawing.value?.svg({ role: 'any', pixels: size })} side={96} />
            <div class="pixels-real">
              <Picture size={size} pixels={size} drawing={drawing.value} />
              {size} px
            </div>
          </div>
        ))}
      </div>
    </Place>
  );
};
