// The home screen of Android, where each maker cuts icons to a shape of its own.
import { Picture } from '../shell/picture.tsx';
import { Place } from './place.tsx';

const MASKS = ['circle', 'squircle', 'rounded', 'teardrop'] as const;

export const AndroidHome = () => (
  <Place title="Android, in four shapes" file="android-chrome-maskable-512x512.png" span={2} height={12}>
    <div class="android">
      {MASKS.map(mask => (
        <span key={mask} class={`android-app mask-${mask}`}>
          <Picture purpose="maskable" pixels={512} />
        </span>
      ))}
    </div>
  </Place>
);
