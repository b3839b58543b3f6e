// Cell of the icon grid: one candidate as a favicon.
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { FoundIcon } from '../api/api.ts';
import { hasModifier } from '../shell/shortcuts.ts';
import type { Candidate } from '../state/search/start-icons.ts';
import type { GridPainter } from './grid-painter.ts';

interface CellProps {
  readonly position: number;
  readonly total: number;
  readonly icon: Candidate | undefined;
  /** Whether the design has the look of `icon.image`. */
  readonly hasImageLook: ReadonlySignal<boolean>;
  readonly isTabStop: boolean;
  /** Whether a kept design has this icon. */
  readonly isKept: boolean;
  /** Library and name of the selected icon. */
  readonly selectedKey: string;
  readonly painter: GridPainter;
  onSelect(icon: FoundIcon): void;
  onKeep(icon: FoundIcon): void;
  /** The pointer or the focus is on the cell; undefined when it leaves. */
  onPoint(icon: FoundIcon | undefined, cell: HTMLElement): void;
  onFocus(): void;
}

const LONG_PRESS_MS = 450;

/** A cell is focusable before its icon is loaded, so that End works at once. */
export const Cell = ({
  position,
  total,
  icon,
  hasImageLook,
  isTabStop,
  isKept,
  selectedKey,
  painter,
  ...events
}: CellProps) => {
  const { onSelect, onKeep, onPoint, onFocus } = events;
  const image = useRef<HTMLSpanElement>(null);
  const press = useRef({ timer: 0, isLong: false, isMouse: true });
  // What the element shows first. It must not change with the look: rendering would undo what the painter painted.
  const first = useMemo(() => (hasImageLook.peek() && icon?.image) || icon?.svg, [icon]);

  useLayoutEffect(() => {
    const element = image.current;
    if (!element || !icon) return;
    painter.add(element, { svg: icon.svg, isPainted: first === icon.image });
    return () => painter.remove(element);
  }, [icon, painter]);

  const select = () => {
    if (icon && !press.current.isLong) onSelect(icon);
    press.current.isLong = false;
  };
  const endPress = () => clearTimeout(press.current.timer);

  return (
    <div
      class={icon ? 'cell' : 'cell cell-loading'}
      role="option"
      data-position={position}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={icon ? labelOf(icon) : 'Loading'}
      aria-selected={icon !== undefined && selectedKey === `${icon.library} ${icon.name}`}
      aria-posinset={position + 1}
      aria-setsize={total}
      onClick={select}
      onKeyDown={event => {
        if (hasModifier(event) || !icon) return;
        if (event.key === 'k') {
          // The page's shortcut would keep the current design instead.
          event.stopPropagation();
          onKeep(icon);
        }
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect(icon);
      }}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') onPoint(icon, event.currentTarget);
      }}
      onPointerDown={event => {
        const cell = event.currentTarget;
        press.current.isLong = false;
        press.current.isMouse = event.pointerType === 'mouse';
        if (press.current.isMouse || !icon) return;
        press.current.timer = window.setTimeout(() => {
          press.current.isLong = true;
          onPoint(icon, cell);
          onKeep(icon);
        }, LONG_PRESS_MS);
      }}
      onPointerUp={endPress}
      onPointerCancel={endPress}
      onPointerLeave={endPress}
      onContextMenu={event => {
        // The browser's menu would cover the name.
        if (press.current.isLong) event.preventDefault();
      }}
      onFocus={event => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) onPoint(icon, event.currentTarget);
      }}
    >
      <span class="cell-icon" ref={image} dangerouslySetInnerHTML={{ __html: first ?? '' }} />
      {icon && (
        <span
          class={isKept ? 'cell-star cell-star-kept' : 'cell-star'}
          aria-hidden="true"
          title={isKept ? 'Remove from the kept designs' : 'Keep for comparison (K)'}
          onClick={event => {
            // A finger cannot hit the star reliably: its tap selects the icon, and a long press keeps it.
            if (!press.current.isMouse) return;
            event.stopPropagation();
            onKeep(icon);
          }}
        />
      )}
    </div>
  );
};

const labelOf = ({ name, library_name, style, styles = [] }: FoundIcon): string =>
  `${name.replaceAll('-', ' ')}, ${library_name} ${style}${styles.length > 1 ? `, ${styles.length} styles` : ''}`;
