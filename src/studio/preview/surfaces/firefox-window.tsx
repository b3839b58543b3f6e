// Window of Firefox: floating tabs, address bar, bookmark bar.
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { Bookmarks, OtherTab, OwnTab } from './tab.tsx';
import { Navigation, WindowControls } from './window-parts.tsx';

export const FirefoxWindow = ({ scheme }: { readonly scheme: Scheme }) => (
  <div class={`window window-${scheme} firefox`}>
    <div class="window-tabs">
      <OwnTab scheme={scheme} />
      <OtherTab place={2} />
      <OtherTab place={5} />
      <SurfaceIcon name="plus" />
      <WindowControls />
    </div>
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
