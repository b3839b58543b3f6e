// Home screen of Android, whose launcher cuts all icons to one shape.
import { FileImage } from '../pixels/file-image.tsx';
import { Phone } from './phone.tsx';

const OTHERS = ['Tides', 'Radio', 'Notes', 'Maps', 'Trails', 'Chess', 'Recipes', 'Garden', 'Bank'];

export const AndroidHome = ({ mask }: { readonly mask: 'circle' | 'squircle' }) => (
  <div class={`mask-${mask}`}>
    <Phone system="android" time="10:24" others={OTHERS}>
      <FileImage iconRole="maskable" pixels={192} size={56} />
    </Phone>
  </div>
);
