// Tab strip of a browser with one tab per design.
import type { ColorScheme } from '../../model/look.ts';
import type { KeptDesign } from '../state/design/kept-designs.ts';
import { KeptImage } from './kept-image.tsx';

interface TabStripProps {
  readonly scheme: ColorScheme;
  readonly designs: readonly KeptDesign[];
}

/** Hidden from screen readers: the list of designs says the same. */
export const TabStrip = ({ scheme, designs }: TabStripProps) => (
  <div class={`window window-${scheme} chrome compare-strip`} aria-hidden="true">
    <div class="window-tabs">
      {designs.map((kept, place) => (
        <span
          key={`${place} ${kept.name}`}
          class={place === 0 ? 'window-tab window-tab-active' : 'window-tab'}
        >
          <KeptImage kept={kept} size={16} scheme={scheme} />
          <span class="window-text">{kept.name}</span>
        </span>
      ))}
    </div>
  </div>
);
