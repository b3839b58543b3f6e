// Browser window: tab strip, address bar, bookmarks.
import { FaviconImage } from '../shell/favicon-image.tsx';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { PreviewCard } from './preview-card.tsx';

export const BrowserWindow = ({ scheme }: { scheme: Scheme }) => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <PreviewCard
      title={`${scheme === 'light' ? 'Light' : 'Dark'} tab and bookmark`}
      file="favicon.svg"
      span={3}
      height={6.5}
    >
      <div class={`window window-${scheme}`}>
        <div class="window-tabs">
          <span class="window-tab window-tab-active">
            <FaviconImage size={16} scheme={scheme} />
            <span class="window-text">{siteName}</span>
            <span class="window-close">×</span>
          </span>
          <span class="window-tab">
            <span class="window-dot" />
            <span class="window-line" />
          </span>
          <span class="window-tab">
            <span class="window-dot" />
            <span class="window-line" />
          </span>
        </div>
        <div class="window-bar">
          <span class="window-address" />
        </div>
        <div class="window-bookmarks">
          <FaviconImage size={16} scheme={scheme} />
          <span class="window-text">{siteName}</span>
          <span class="window-dot" />
          <span class="window-line" />
        </div>
      </div>
    </PreviewCard>
  );
};
