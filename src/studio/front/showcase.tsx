// A moving row of finished favicons below the field. The build draws them.
import entries from 'virtual:showcase';
import { useSignal } from '@preact/signals';
import { say } from '../languages/texts.ts';
import { svgUrl } from '../shell/favicon-image.tsx';
import { LiveTab } from '../shell/live-tab.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import type { Design } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export interface ShowcaseEntry {
  readonly design: Design & { readonly site_name: string };
  readonly svg: string;
}

/** The row is shown twice, so that it seems endless. The focus skips the copy. */
export const Showcase = () => {
  const { history, isDrawerOpen } = useStudio();
  const isPaused = useSignal(false);
  const open = (design: Design) => {
    isDrawerOpen.value = false;
    history.open({ page: 'studio', design });
  };
  return (
    <section class={isPaused.value ? 'showcase showcase-paused' : 'showcase'} aria-label={say('madeWith')}>
      <div class="showcase-view">
        <ul>
          {[false, true].map(isCopy =>
            entries.map(({ design: { site_name, ...design }, svg }) => (
              <li key={`${isCopy} ${site_name}`} aria-hidden={isCopy}>
                <button
                  type="button"
                  tabIndex={isCopy ? -1 : 0}
                  aria-label={say('startFrom', { name: site_name })}
                  onClick={() => open(design)}
                >
                  <img class="showcase-icon" src={svgUrl(svg)} width="72" height="72" alt="" />
                  <LiveTab src={svgUrl(svg)} name={site_name} />
                </button>
              </li>
            )),
          )}
        </ul>
      </div>
      <button
        type="button"
        class="icon-button showcase-pause"
        aria-label={say(isPaused.value ? 'play' : 'pause')}
        onClick={() => {
          isPaused.value = !isPaused.value;
        }}
      >
        <UiIcon name={isPaused.value ? 'play' : 'pause'} />
      </button>
    </section>
  );
};
