import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FoundIcon } from '../api/api.ts';
import { useLongPress } from '../shell/hooks.ts';
import { hasModifier } from '../shell/shortcuts.ts';
import { useStudio } from '../state/studio.ts';
import type { GridPainter } from './grid-painter.ts';

export interface CellProps {
  readonly position: number;
  /** Number of all results. -1 if unknown, as in `aria-setsize`. */
  readonly total: number;
  readonly icon: FoundIcon;
  /** Whether a kept design has this icon. */
  readonly isKept: boolean;
  readonly isSelected: boolean;
  readonly painter: GridPainter;
  /** The icon under the pointer or with the focus. */
  readonly pointed: Signal<FoundIcon | undefined>;
}

export const Cell = ({ position, total, icon, isKept, isSelected, painter, pointed }: CellProps) => {
  const { selectIcon, keepIcon } = useStudio();
  const image = useRef<HTMLSpanElement>(null);
  const { svg } = icon;
  useLayoutEffect(() => (image.current ? painter.add(image.current, svg) : undefined), [svg, painter]);
  const point = () => {
    pointed.value = icon;
  };
  const { press, endsLong, ...pressEvents } = useLongPress(() => {
    point();
    keepIcon(icon);
  });
  const pressKey = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    if (event.key === 'k') keepIcon(icon);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    selectIcon(icon);
  };
  return (
    <div
      class="cell centered"
      role="option"
      tabIndex={-1}
      aria-label={labelOf(icon)}
      aria-selected={isSelected}
      aria-posinset={position + 1}
      aria-setsize={total}
      onClick={() => endsLong() || selectIcon(icon)}
      onKeyDown={pressKey}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') point();
      }}
      {...pressEvents}
      onFocus={event => event.currentTarget.matches(':focus-visible') && point()}
    >
      <span key={svg} class="cell-icon centered" ref={image} dangerouslySetInnerHTML={{ __html: svg }} />
      <span
        class={isKept ? 'cell-star cell-star-kept soft' : 'cell-star soft'}
        aria-hidden="true"
        onClick={event => {
          // On a touch screen, a tap selects the icon and a long press keeps it.
          if (!press.isMouse) return;
          event.stopPropagation();
          keepIcon(icon);
        }}
      />
    </div>
  );
};

const labelOf = ({ name, library_name, style, styles = [] }: FoundIcon): string =>
  `${name.replaceAll('-', ' ')}, ${library_name} ${style}${styles.length > 1 ? `, ${styles.length} styles` : ''}`;
