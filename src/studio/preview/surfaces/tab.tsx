// Tabs of browsers: the tab of the design, and tabs of other sites.
import { FaviconImage } from '../../shell/favicon-image.tsx';
import type { Scheme } from '../../state/drawing.ts';
import { useStudio } from '../../state/studio.ts';
import { OtherSite } from './other-apps.tsx';
import { SurfaceIcon } from './surface-icon.tsx';

export const OwnTab = ({ scheme }: { readonly scheme: Scheme }) => {
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

export const OtherTab = ({ place }: { readonly place: number }) => (
  <span class="window-tab">
    <OtherSite place={place} />
    <span class="window-line" />
  </span>
);

/** The favicon and the name of the site as a bookmark, before two others. */
export const Bookmarks = ({ scheme }: { readonly scheme: Scheme }) => {
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
