// Tab strips so full that only icons have room.
import { FaviconImage } from '../../shell/favicon-image.tsx';
import { OtherSite } from './other-apps.tsx';
import { Navigation } from './window-parts.tsx';

const TABS = 24;
/** Few enough tabs before it that every width shows it. */
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
