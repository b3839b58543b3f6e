// The top of a browser's window: tabs, address, bookmarks.
import { Picture } from '../shell/picture.tsx';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { Place } from './place.tsx';

export const BrowserWindow = ({ scheme }: { scheme: Scheme }) => {
  const { request } = useStudio();
  const { siteName } = request.value;
  return (
    <Place
      title={`${scheme === 'light' ? 'Light' : 'Dark'} tab and bookmark`}
      file="favicon.svg"
      span={3}
      height={6.5}
    >
      <div class={`window window-${scheme}`}>
        <div class="window-tabs">
          <span class="window-tab window-tab-active">
            <Picture size={16} scheme={scheme} />
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
          <Picture size={16} scheme={scheme} />
          <span class="window-text">{siteName}</span>
          <span class="window-dot" />
          <span class="window-line" />
        </div>
      </div>
    </Place>
  );
};
