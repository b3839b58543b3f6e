// Splash screen of an installed app.
import { contrastRatio } from '../../../compose/color/color.ts';
import { useStudio } from '../../state/studio.ts';
import { FileImage } from '../pixels/file-image.tsx';

const WHITE = { hex: '#ffffff', alpha: 1 };
const READABLE_CONTRAST = 3;

export const Splash = () => {
  const { drawing, request } = useStudio();
  const background = drawing.value?.themeColor() ?? WHITE;
  const text = contrastRatio(WHITE, background) >= READABLE_CONTRAST ? '#ffffff' : '#1f1f1f';
  return (
    <div class="splash-phone" style={{ background: background.hex, color: text }}>
      <FileImage size={72} pixels={512} />
      <span class="splash-name">{request.value.siteName}</span>
      <span class="splash-bar" />
    </div>
  );
};
