// Virtual grid of search results with keyboard navigation. (Decision 074)
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { IconItem } from '../api/responses.ts';
import { hasModifier } from '../shell/shortcuts.ts';
import { useStudio } from '../state/studio.ts';
import { stepInGrid } from './grid-keys.ts';
import { formatIconCount } from './icon-count.ts';

/** Side of a cell in CSS pixels, as in search.css. */
const CELL = 52;
const OVERSCAN_ROWS = 3;
const PLACEHOLDERS = 96;

export const IconGrid = () => {
  const { search, design, libraries, selectIcon } = useStudio();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSignal({ columns: 6, rows: 8 });
  const topRow = useSignal(0);
  const active = useSignal(0);
  const hovered = useSignal<number | undefined>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      size.value = {
        columns: Math.max(1, Math.floor(element.clientWidth / CELL)),
        rows: Math.ceil(element.clientHeight / CELL),
      };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A new query scrolls back to the best result.
  useSignalEffect(() => {
    search.query.value;
    topRow.value = 0;
    active.value = 0;
    hovered.value = undefined;
    scroller.current?.scrollTo({ top: 0 });
  });

  const { columns, rows } = size.value;
  const isStale = search.isStale.value;
  const total = search.total.value || PLACEHOLDERS;
  const firstRow = Math.max(0, topRow.value - OVERSCAN_ROWS);
  const first = firstRow * columns;
  const last = Math.min(total, (topRow.value + rows + OVERSCAN_ROWS) * columns) - 1;

  useEffect(() => search.setVisibleRange(first, last), [first, last]);

  const selectedKey = useComputed(() => {
    const { text, library, name, style } = design.value;
    if (text !== undefined) return '';
    const defaultStyle = libraries.value.find(({ slug }) => slug === library)?.styles[0];
    return `${library} ${name} ${style ?? defaultStyle}`;
  });

  const focusCell = (position: number) => {
    active.value = position;
    const element = scroller.current;
    if (!element) return;
    const top = Math.floor(position / columns) * CELL;
    const lowest = top + CELL - element.clientHeight;
    if (element.scrollTop > top) element.scrollTop = top;
    if (element.scrollTop < lowest) element.scrollTop = lowest;
    topRow.value = Math.floor(element.scrollTop / CELL);
    // The cell exists only after the next render.
    requestAnimationFrame(() =>
      element.querySelector<HTMLElement>(`[data-position="${position}"]`)?.focus({ preventScroll: true }),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const target = stepInGrid(event.key, { position: active.value, columns, rows, total });
    if (target === undefined) return;
    event.preventDefault();
    focusCell(target);
  };

  const cells = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const tabStop = active.value >= first && active.value <= last ? active.value : first;
  return (
    <>
      <div
        id="icons"
        class={isStale && search.total.value !== undefined ? 'icons icons-stale' : 'icons'}
        ref={scroller}
        role="listbox"
        aria-label="Icons"
        aria-busy={isStale}
        onScroll={event => {
          topRow.value = Math.floor(event.currentTarget.scrollTop / CELL);
        }}
        onKeyDown={onKeyDown}
        onMouseLeave={() => {
          hovered.value = undefined;
        }}
      >
        <div
          class="icons-all"
          role="presentation"
          style={{ height: `${Math.ceil(total / columns) * CELL}px` }}
        >
          <div
            class="icons-shown"
            role="presentation"
            style={{
              transform: `translateY(${firstRow * CELL}px)`,
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
            }}
          >
            {cells.map(position => (
              <Cell
                key={position}
                position={position}
                total={total}
                icon={search.iconAt(position)}
                isTabStop={position === tabStop}
                selectedKey={selectedKey.value}
                onSelect={selectIcon}
                onPoint={() => {
                  hovered.value = position;
                }}
                onFocus={() => {
                  active.value = position;
                  hovered.value = position;
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <Caption icon={search.iconAt(hovered.value ?? active.value)} total={search.total.value} />
    </>
  );
};

interface CellProps {
  readonly position: number;
  readonly total: number;
  readonly icon: IconItem | undefined;
  readonly isTabStop: boolean;
  readonly selectedKey: string;
  onSelect(icon: IconItem): void;
  onPoint(): void;
  onFocus(): void;
}

/** A cell is focusable before its icon is loaded, so that End works at once. */
const Cell = ({ position, total, icon, isTabStop, selectedKey, onSelect, onPoint, onFocus }: CellProps) => {
  const select = () => icon && onSelect(icon);
  return (
    <div
      class={icon ? 'cell' : 'cell cell-loading'}
      role="option"
      data-position={position}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={icon ? labelOf(icon) : 'Loading'}
      aria-selected={icon !== undefined && selectedKey === `${icon.library} ${icon.name} ${icon.style}`}
      aria-posinset={position + 1}
      aria-setsize={total}
      onClick={select}
      onKeyDown={event => {
        if (hasModifier(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        select();
      }}
      onMouseEnter={onPoint}
      onFocus={onFocus}
      dangerouslySetInnerHTML={{ __html: icon?.svg ?? '' }}
    />
  );
};

const labelOf = ({ name, library_name, style }: IconItem): string =>
  `${name.replaceAll('-', ' ')}, ${library_name} ${style}`;

/** Name of the hovered or focused icon, and the result count. Hidden from screen readers, which get both elsewhere. */
const Caption = ({ icon, total }: { icon: IconItem | undefined; total: number | undefined }) => (
  <p class="caption" aria-hidden="true">
    {icon && (
      <span class="caption-icon">
        <strong>{icon.name}</strong> {icon.library_name} · {icon.style.replaceAll('-', ' ')}
      </span>
    )}
    <span class="found">{total === undefined ? '\u00a0' : formatIconCount(total)}</span>
  </p>
);
