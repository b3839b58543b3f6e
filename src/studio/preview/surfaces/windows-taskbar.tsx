// Taskbar of Windows with the installed app.
import { FileImage } from '../pixels/file-image.tsx';
import { OtherApp } from './other-apps.tsx';
import { SurfaceIcon } from './surface-icon.tsx';

export const WindowsTaskbar = () => (
  <div class="taskbar">
    <div class="taskbar-apps">
      <span class="taskbar-app">
        <span class="taskbar-start" />
      </span>
      {[5, 1].map(place => (
        <span key={place} class="taskbar-app">
          <OtherApp place={place} />
        </span>
      ))}
      <span class="taskbar-app taskbar-open">
        <FileImage size={24} pixels={192} />
      </span>
      {[2, 3].map(place => (
        <span key={place} class="taskbar-app">
          <OtherApp place={place} />
        </span>
      ))}
    </div>
    <div class="taskbar-tray">
      <SurfaceIcon name="up" />
      <SurfaceIcon name="wireless" />
      <SurfaceIcon name="speaker" />
      <span class="taskbar-clock">
        <span>10:24</span>
        <span>14/03/2026</span>
      </span>
    </div>
  </div>
);
