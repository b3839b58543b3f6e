// Home screen of iOS, which rounds the corners itself.
import { FileImage } from '../pixels/file-image.tsx';
import { Phone } from './phone.tsx';

const OTHERS = ['Trails', 'Notes', 'Recipes', 'Tides', 'Radio', 'Maps', 'Chess'];

export const IosHome = () => (
  <Phone system="ios" time="9:41" others={OTHERS}>
    <FileImage iconRole="touch" pixels={180} size={60} />
  </Phone>
);
