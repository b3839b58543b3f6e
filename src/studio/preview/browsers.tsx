// Surfaces that show favicon.svg: windows of Chrome, Firefox and Safari, and full tab strips.

import type { ComponentChildren } from 'preact';
import { FaviconImage } from '../shell/favicon-image.tsx';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { OtherSite, SurfaceIcon } from './surface-icons.tsx';

const OwnTab = ({ scheme }: { readonly scheme: Scheme }) => {
  const { request } = useStudio();
  return (
    <span class="window-tab window-tab-active">
      <FaviconImage size={16} scheme={scheme} />
      <span class="window-text">{request.value.siteName}</span>
      <span class="window-close">
        <SurfaceIcon name="close" />
      </span>
    </span>
  );
};

const OtherTab = ({ place }: { readonly place: number }) => (
  <span class="window-tab">
    <OtherSite place={place} />
    <span class="window-line" />
  </span>
);

/** Bookmarks: the site with its favicon, and two other sites. */
const Bookmarks = ({ scheme }: { readonly scheme: Scheme }) => {
  const { request } = useStudio();
  return (
    <div class="window-bookmarks">
      <span class="window-bookmark">
        <FaviconImage size={16} scheme={scheme} />
        <span class="window-text">{request.value.siteName}</span>
      </span>
      {[4, 7].map(place => (
        <span key={place} class="window-bookmark">
          <OtherSite place={place} />
          <span class="window-line" />
        </span>
      ))}
    </div>
  );
};

interface TabStripProps {
  readonly scheme: Scheme;
  /** Indices of other sites in the list of samples. */
  readonly others: readonly number[];
  /** Content in front of the first tab. */
  readonly children?: ComponentChildren;
}

const TabStrip = ({ scheme, others, children }: TabStripProps) => (
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

const Navigation = () => (
  <>
    <SurfaceIcon name="arrowBack" />
    <SurfaceIcon name="arrowForward" />
    <SurfaceIcon name="reload" />
  </>
);

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

const TABS = 24;
/** Index of the tab with the favicon. It is small enough that the tab is visible in every window. */
const OWN_PLACE = 4;

export const ManyTabs = () => (
  <div class="many-tabs">
    {(['light', 'dark'] as const).map(scheme => (
      <div key={scheme} class={`window window-${scheme} chrome many-tabs-strip`}>
        <div class="window-tabs">
          {Array.from({ length: TABS }, (_, place) =>
            place === OWN_PLACE ? (
              <span key={place} class="window-tab window-tab-own">
                <FaviconImage size={16} scheme={scheme} />
              </span>
            ) : (
              <span key={place} class={place === 1 ? 'window-tab window-tab-active' : 'window-tab'}>
                <OtherSite place={place * 3} />
              </span>
            ),
          )}
        </div>
        <div class="window-bar">
          <Navigation />
          <span class="window-address" />
        </div>
      </div>
    ))}
  </div>
);
