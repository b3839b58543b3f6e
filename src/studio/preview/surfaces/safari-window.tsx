// Window of Safari: toolbar above tabs of equal width.
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { OtherTab, OwnTab } from './tab.tsx';

export const SafariWindow = ({ scheme }: { readonly scheme: Scheme }) => (
  <div class={`window window-${scheme} safari`}>
    <div class="window-bar">
      <span class="window-lights">
        <i />
        <i />
        <i />
      </span>
      <SurfaceIcon name="sidebar" />
      <SurfaceIcon name="back" />
      <SurfaceIcon name="forward" />
      <span class="window-address">
        <SurfaceIcon name="lock" />
        example.com
      </span>
      <SurfaceIcon name="share" />
      <SurfaceIcon name="plus" />
      <SurfaceIcon name="tabs" />
    </div>
    <div class="window-tabs">
      <OtherTab place={1} />
      <OwnTab scheme={scheme} />
      <OtherTab place={6} />
    </div>
  </div>
);
