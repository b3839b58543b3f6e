// Home screen of Android, with four icon masks of launchers.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { PreviewCard } from './preview-card.tsx';

const MASKS = ['circle', 'squircle', 'rounded', 'teardrop'] as const;

export const AndroidHome = () => (
  <PreviewCard
    title="Android, in four shapes"
    file="android-chrome-maskable-512x512.png"
    span={2}
    height={12}
  >
    <div class="android">
      {MASKS.map(mask => (
        <span key={mask} class={`android-app mask-${mask}`}>
          <FaviconImage iconRole="maskable" pixels={512} />
        </span>
      ))}
    </div>
  </PreviewCard>
);
