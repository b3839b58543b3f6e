// Pixels of the 16 and 32 px images.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useDebounced } from '../shell/use-debounced.ts';
import { useStudio } from '../state/studio.ts';
import { PixelView } from './pixel-view.tsx';
import { PreviewCard } from './preview-card.tsx';

const DEBOUNCE_MS = 100;
const SIZES = [16, 32] as const;

export const PixelPreview = () => {
  const { drawing: current } = useStudio();
  // Grid fitting takes too long to run on every frame of a slider drag.
  const drawing = useDebounced(current, DEBOUNCE_MS);
  return (
    <PreviewCard title="Real size, and its pixels" file="favicon.ico" span={3} height={10.5}>
      <div class="pixels">
        {SIZES.map(size => (
          <div class="pixels-size" key={size}>
            <PixelView pixels={size} drawing={drawing.value} side={96} />
            <div class="pixels-real">
              <FaviconImage size={size} pixels={size} drawing={drawing.value} />
              {size} px
            </div>
          </div>
        ))}
      </div>
    </PreviewCard>
  );
};
