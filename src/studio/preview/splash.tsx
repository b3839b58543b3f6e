// Splash screen of an installed app.
import { contrastRatio } from '../../compose/color/color.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useStudio } from '../state/studio.ts';
import { PreviewCard } from './preview-card.tsx';

const WHITE = { hex: '#ffffff', alpha: 1 };
const READABLE_CONTRAST = 3;

export const Splash = () => {
  const { drawing, request } = useStudio();
  const background = drawing.value?.themeColor() ?? WHITE;
  const text = contrastRatio(WHITE, background) >= READABLE_CONTRAST ? '#ffffff' : '#1f1f1f';
  return (
    <PreviewCard title="Splash screen" file="android-chrome-512x512.png" span={2} height={12}>
      <div class="splash" style={{ background: background.hex, color: text }}>
        <FaviconImage size={64} pixels={512} />
        <span class="splash-name">{request.value.siteName}</span>
      </div>
    </PreviewCard>
  );
};
