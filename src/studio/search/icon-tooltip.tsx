// Name and library of the icon under the pointer, or under a finger that rests.
import type { ReadonlySignal } from '@preact/signals';
import type { IconItem } from '../api/responses.ts';

export interface PointedIcon {
  readonly icon: IconItem;
  /** Box of the cell in the viewport. */
  readonly box: DOMRect;
}

/** Half of the largest width, so that the tooltip stays in the viewport. */
const HALF_WIDTH = 110;

/** Hidden from screen readers: the label of the cell says the same. */
export const IconTooltip = ({ pointed }: { pointed: ReadonlySignal<PointedIcon | undefined> }) => {
  if (!pointed.value) return null;
  const { icon, box } = pointed.value;
  const center = Math.min(Math.max(box.left + box.width / 2, HALF_WIDTH), innerWidth - HALF_WIDTH);
  const styles = icon.styles?.length ?? 1;
  return (
    <div class="icon-tooltip" aria-hidden="true" style={{ left: `${center}px`, top: `${box.bottom - 2}px` }}>
      <strong>{icon.name}</strong>
      <span>
        {icon.library_name}
        {styles > 1 && ` · ${styles} styles`}
      </span>
    </div>
  );
};
