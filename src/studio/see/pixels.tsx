// The smallest pictures, pixel by pixel.
import { Picture } from '../shell/picture.tsx';
import { PixelView } from './pixel-view.tsx';
import { Place } from './place.tsx';

const SIZES = [16, 32] as const;

export const Pixels = () => (
  <Place title="Real size, and its pixels" file="favicon.ico" span={3}>
    <div class="pixels">
      {SIZES.map(size => (
        <div class="pixels-size" key={size}>
          <PixelView pixels={size} side={96} />
          <div class="pixels-real">
            <Picture size={size} pixels={size} />
            {size} px
          </div>
        </div>
      ))}
    </div>
  </Place>
);
