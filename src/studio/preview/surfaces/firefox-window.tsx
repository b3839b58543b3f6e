// Window of Firefox: floating tabs, address bar, bookmark bar.
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { Bookmarks } from './tab.tsx';
import { Navigation, TabStrip } from './window-parts.tsx';

export const FirefoxWindow = ({ scheme }: { readonly scheme: Scheme }) => (
  <div class={`window window-${scheme} firefox`}>
    <TabStrip scheme={scheme} others={[2, 5]} />
    <div class="window-bar">
      <Navigation />
      <span class="window-address">
        <SurfaceIcon name="shield" />
        <SurfaceIcon name="lock" />
        example.com
        <SurfaceIcon name="star" />
      </span>
      <SurfaceIcon name="lines" />
    </div>
    <Bookmarks scheme={scheme} />
  </div>
);
