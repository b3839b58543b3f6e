// Dock of macOS, which rounds and insets the icon of a web app.
import { FileImage } from '../pixels/file-image.tsx';
import { OtherApp } from './other-apps.tsx';

export const MacDock = () => (
  <div class="dock-desktop">
    <div class="dock">
      {[7, 2, 4].map(place => (
        <span key={place} class="dock-app">
          <OtherApp place={place} />
        </span>
      ))}
      <span class="dock-app dock-open">
        <FileImage iconRole="touch" pixels={180} size={44} />
      </span>
      {[1, 6].map(place => (
        <span key={place} class="dock-app">
          <OtherApp place={place} />
        </span>
      ))}
    </div>
  </div>
);
