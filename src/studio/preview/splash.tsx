// The screen that an installed app starts with.
import { contrastRatio } from '../../compose/color/color.ts';
import { Picture } from '../shell/picture.tsx';
import { useStudio } from '../state/studio.ts';
import { Place } from './place.tsx';

const WHITE = { hex: '#ffffff', alpha: 1 };
const READABLE = 3;

export const Splash = () => {
  const { drawing, request } = useStudio();
  const ground = drawing.value?.ground() ?? WHITE;
  const text = contrastRatio(WHITE, ground) >= READABLE ? '#ffffff' : '#1f1f1f';
  return (
    <Place title="Splash screen" file="android-chrome-512x512.png" span={2} height={12}>
      <div class="splash" style={{ background: ground.hex, color: text }}>
        <Picture size={64} pixels={512} />
        <span class="splash-name">{request.value.siteName}</span>
      </div>
    </Place>
  );
};
