// Pixels of the 16 and 32 px images.
import { PreviewCard } from '../preview-card.tsx';
import { FileImage } from './file-image.tsx';
import { PixelView } from './pixel-view.tsx';

const SIZES = [16, 32] as const;

export const PixelPreview = () => (
  <PreviewCard title="Real size, and enlarged" file="favicon.ico" span={3} height={11}>
    <div class="pixels">
      {SIZES.map(size => (
        <div class="pixels-size" key={size}>
          <PixelView pixels={size} side={96} />
          <div class="pixels-real">
            <FileImage size={size} pixels={size} />
            {size} px
          </div>
        </div>
      ))}
    </div>
  </PreviewCard>
);
