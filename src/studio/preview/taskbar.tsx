// Taskbar of Windows with the installed app.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { PreviewCard } from './preview-card.tsx';

export const Taskbar = () => (
  <PreviewCard title="Windows taskbar" file="android-chrome-192x192.png" span={6} height={6.5}>
    <div class="taskbar">
      <span class="taskbar-app" />
      <span class="taskbar-app taskbar-open">
        <FaviconImage size={24} pixels={192} />
      </span>
      <span class="taskbar-app" />
    </div>
  </PreviewCard>
);
