// Window of Chrome: tab strip, address bar, bookmark bar.
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { Bookmarks, OtherTab, OwnTab } from './tab.tsx';
import { Navigation, WindowControls } from './window-parts.tsx';

export const ChromeWindow = ({ scheme }: { readonly scheme: Scheme }) => (
  <div class={`window window-${scheme} chrome`}>
    <div class="window-tabs">
      <span class="chrome-search">
        <SurfaceIcon name="down" />
      </span>
      <OwnTab scheme={scheme} />
      <OtherTab place={0} />
      <OtherTab place={3} />
      <SurfaceIcon name="plus" />
      <WindowControls />
    </div>
    <div class="window-bar">
      <Navigation />
      <span class="window-address">
        <SurfaceIcon name="settings" />
        example.com
        <SurfaceIcon name="star" />
      </span>
      <span class="chrome-profile" />
      <SurfaceIcon name="menu" />
    </div>
    <Bookmarks scheme={scheme} />
  </div>
);
