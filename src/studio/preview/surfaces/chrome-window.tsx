// Window of Chrome: tab strip, address bar, bookmark bar.
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { Bookmarks } from './tab.tsx';
import { Navigation, TabStrip } from './window-parts.tsx';

export const ChromeWindow = ({ scheme }: { readonly scheme: Scheme }) => (
  <div class={`window window-${scheme} chrome`}>
    <TabStrip scheme={scheme} others={[0, 3]}>
      <span class="chrome-search">
        <SurfaceIcon name="down" />
      </span>
    </TabStrip>
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
