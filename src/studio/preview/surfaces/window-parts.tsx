// Controls and navigation icons, which windows of browsers share.
import { SurfaceIcon } from './surface-icon.tsx';

export const WindowControls = () => (
  <span class="window-controls">
    <SurfaceIcon name="minimize" />
    <SurfaceIcon name="maximize" />
    <SurfaceIcon name="close" />
  </span>
);

export const Navigation = () => (
  <>
    <SurfaceIcon name="arrowBack" />
    <SurfaceIcon name="arrowForward" />
    <SurfaceIcon name="reload" />
  </>
);
