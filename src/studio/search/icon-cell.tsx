// Cell of the icon grid: one candidate as a favicon.
import type { ReadonlySignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { FoundIcon } from '../api/api.ts';
import { hasModifier } from '../shell/shortcuts.ts';
import type { Candidate } from '../state/search/start-icons.ts';
import type { GridPainter } from './grid-painter.ts';

export interface CellProps {
  readonly position: number;
  readonly total: number;
  readonly icon: Candidate | undefined;
  /** Whether the design has the look in which `icon.image` was drawn. */
  readonly hasImageLook: ReadonlySignal<boolean>;
  readonly isTabStop: boolean;
  /** Whether a kept design has this icon. */
  readonly isKept: boolean;
  /** Library and name of the selected icon. */
  readonly selectedKey: string;
  readonly painter: GridPainter;
  onSelect(icon: FoundIcon): void;
  onKeep(icon: FoundIcon): void;
  /** Called with the icon when the pointer or the focus enters the cell, and with undefined when it leaves. */
  onPoint(icon: FoundIcon | undefined): void;
  onFocus(): void;
}

const LONG_PRESS_MS = 450;

/** A cell can have the focus before its icon is loaded: the key End then works at once. */
export const Cell = (props: CellProps) => {
  const { position, total, icon, isTabStop, isKept, selectedKey, onSelect, onKeep, onPoint, onFocus } = props;
  const { press, ...pressEvents } = useLongPress(props);
  const select = () => {
    if (icon && !press.isLong) onSelect(icon);
    press.isLong = false;
  };
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
      onKeyDown={event => icon && pressKey(event, icon, props)}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') onPoint(icon);
      }}
      {...pressEvents}
      onFocus={event => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) onPoint(icon);
      }}
    >
      <CellImage {...props} />
      {icon && (
        <span
          class={isKept ? 'cell-star cell-star-kept' : 'cell-star'}
          aria-hidden="true"
          onClick={event => {
            // Only a mouse can hit the star reliably. On a touch screen, a tap selects the icon and a long press
            // keeps it.
            if (!press.isMouse) return;
            event.stopPropagation();
            onKeep(icon);
          }}
        />
      )}
    </div>
  );
};

const CellImage = ({ icon, hasImageLook, painter }: CellProps) => {
  const image = useRef<HTMLSpanElement>(null);
  // First content of the element. It must not depend on the look: rendering again would remove what the painter
  // has painted.
  const first = useMemo(() => (hasImageLook.peek() && icon?.image) || icon?.svg, [icon]);
  useLayoutEffect(() => {
    const element = image.current;
    if (!element || !icon) return;
    painter.add(element, { svg: icon.svg, isPainted: first === icon.image });
    return () => painter.remove(element);
  }, [icon, painter]);
  return <span class="cell-icon" ref={image} dangerouslySetInnerHTML={{ __html: first ?? '' }} />;
};

const pressKey = (event: KeyboardEvent, icon: FoundIcon, { onKeep, onSelect }: CellProps): void => {
  if (hasModifier(event)) return;
  if (event.key === 'k') {
    // Otherwise, the page's shortcut would keep the current design.
    event.stopPropagation();
    onKeep(icon);
  }
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  onSelect(icon);
};

/**
 * Pointer events of a cell. A long press with a finger keeps the icon. `press` is the state of the current press.
 */
const useLongPress = ({ icon, onPoint, onKeep }: CellProps) => {
  const { current: press } = useRef({ timer: 0, isLong: false, isMouse: true });
  const end = () => clearTimeout(press.timer);
  return {
    press,
    onPointerDown: ({ pointerType }: TargetedPointerEvent<HTMLElement>) => {
      press.isLong = false;
      press.isMouse = pointerType === 'mouse';
      if (press.isMouse || !icon) return;
      press.timer = window.setTimeout(() => {
        press.isLong = true;
        onPoint(icon);
        onKeep(icon);
      }, LONG_PRESS_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: Event) => {
      // The browser's menu would cover the caption.
      if (press.isLong) event.preventDefault();
    },
  };
};

const labelOf = ({ name, library_name, style, styles = [] }: FoundIcon): string =>
  `${name.replaceAll('-', ' ')}, ${library_name} ${style}${styles.length > 1 ? `, ${styles.length} styles` : ''}`;
