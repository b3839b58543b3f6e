// The taskbar of Windows with the installed app in it.
import { Picture } from '../shell/picture.tsx';
import { Place } from './place.tsx';

export const Taskbar = () => (
  <Place title="Windows taskbar" file="android-chrome-192x192.png" span={6} height={6.5}>
    <div class="taskbar">
      <span class="taskbar-app" />
      <span class="taskbar-app taskbar-open">
        <Picture size={24} pixels={192} />
      </span>
      <span class="taskbar-app" />
    </div>
  </Place>
);
