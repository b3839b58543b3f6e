// Tab strip and navigation icons of Chrome and Firefox.
import type { ComponentChildren } from 'preact';
import type { Scheme } from '../../state/drawing.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { OtherTab, OwnTab } from './tab.tsx';

interface TabStripProps {
  readonly scheme: Scheme;
  /** Places of other sites in the list of samples. */
  readonly others: readonly number[];
  /** Content before the first tab. */
  readonly children?: ComponentChildren;
}

export const TabStrip = ({ scheme, others, children }: TabStripProps) => (
  <div class="window-tabs">
    {children}
    <OwnTab scheme={scheme} />
    {others.map(place => (
      <OtherTab key={place} place={place} />
    ))}
    <SurfaceIcon name="plus" />
    <span class="window-controls">
      <SurfaceIcon name="minimize" />
      <SurfaceIcon name="maximize" />
      <SurfaceIcon name="close" />
    </span>
  </div>
);

export const Navigation = () => (
  <>
    <SurfaceIcon name="arrowBack" />
    <SurfaceIcon name="arrowForward" />
    <SurfaceIcon name="reload" />
  </>
);
