// Grid of icons with keyboard navigation. (Decisions 074 and 073)
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import type { FoundIcon } from '../api/api.ts';
import { useDebounced, usePhone } from '../shell/hooks.ts';
import { hasModifier } from '../shell/shortcuts.ts';
import { type Design, INITIAL_DESIGN, requestOf, sourceChange } from '../state/design/design.ts';
import { changeDesign } from '../state/design/design-changes.ts';
import type { CandidateLook } from '../state/drawing.ts';
import { type Studio, useStudio } from '../state/studio.ts';
import { createGridPainter, lookStyle } from './grid-painter.ts';
import { Cell } from './icon-cell.tsx';

const LOOK_DEBOUNCE_MS = 200;
/** Number of icons that render at a time, which is about one view. */
const ROUND = 48;
/** Distance in pixels from the end at which further icons render or load. */
const END_MARGIN = 400;

export const IconGrid = () => {
  const studio = useStudio();
  const { search } = studio;
  const grid = useRef<HTMLDivElement>(null);
  const active = useSignal(0);
  const pointed = useSignal<FoundIcon | undefined>(undefined);
  const leaveIcon = () => {
    pointed.value = undefined;
  };
  const look = useCandidateLook(studio);
  const painter = useMemo(() => createGridPainter(look.candidate, studio), []);
  useEffect(() => painter.stop, []);
  const { icons, hasMore, showMore, showNear } = useShownIcons(grid);

  // Scrolls to the first result of a new query.
  useSignalEffect(() => {
    search.query.value;
    active.value = 0;
    leaveIcon();
    grid.current?.scrollTo({ top: 0 });
  });

  const chosen = useChosenKeys(studio);
  const total = search.total.value ?? -1;
  const isDimmed = search.isStale.value && search.query.value.q !== '';
  return (
    <>
      <div
        class={`icons ${isDimmed ? 'icons-stale' : ''} ${look.hasPlate.value ? '' : 'icons-bare'} ${icons.length === 0 ? 'icons-loading' : ''}`}
        ref={grid}
        style={look.style()}
        onScroll={() => {
          showNear();
          leaveIcon();
        }}
        onPointerLeave={leaveIcon}
        onFocusOut={leaveIcon}
      >
        <div
          id="icons"
          class="icons-shown"
          role="listbox"
          aria-label="Icons"
          aria-busy={search.isStale.value}
          onKeyDown={event => moveFocus(event, grid.current)}
        >
          {icons.map((icon, position) => (
            <Cell
              key={position}
              position={position}
              total={total}
              icon={icon}
              isTabStop={position === Math.min(active.value, icons.length - 1)}
              isSelected={keyOf(icon) === chosen.selected.value}
              isKept={chosen.kept.value.has(keyOf(icon))}
              painter={painter}
              pointed={pointed}
              active={active}
            />
          ))}
        </div>
        {hasMore && (
          <button type="button" class="button icons-more" onClick={showMore}>
            More icons
          </button>
        )}
      </div>
      <GridCaption total={search.total.value} pointed={pointed.value} />
    </>
  );
};

/** The rendered icons. More render when the end comes into view. Phones have a button instead, because their page scrolls. */
const useShownIcons = (grid: RefObject<HTMLElement | null>) => {
  const { search } = useStudio();
  const isPhone = usePhone();
  const limit = useSignal(ROUND);
  const all = search.icons.value;
  const isComplete =
    limit.value >= all.length && all.length >= (search.total.value ?? Number.POSITIVE_INFINITY);
  const showMore = () => {
    if (limit.peek() < search.icons.peek().length) limit.value += ROUND;
    else search.loadMore();
  };
  const showNear = () => {
    // The first icons load without scrolling.
    if (!grid.current || isPhone.peek() || search.icons.peek().length === 0) return;
    const { scrollHeight, scrollTop, clientHeight } = grid.current;
    if (scrollHeight - scrollTop - clientHeight < END_MARGIN) showMore();
  };
  useSignalEffect(() => {
    search.query.value;
    limit.value = ROUND;
  });
  useEffect(showNear, [all, limit.value]);
  return {
    icons: all.slice(0, limit.value),
    hasMore: isPhone.value && all.length > 0 && !isComplete,
    showMore,
    showNear,
  };
};

/** Keys of the design's icon and of the icons in kept designs. */
const useChosenKeys = ({ design, kept }: Studio) => ({
  selected: useComputed(() => keyOf(design.value)),
  kept: useComputed(() => new Set(kept.designs.value.map(each => keyOf(each.design)))),
});

const keyOf = ({ library, name }: Pick<Design, 'library' | 'name'>): string => `${library} ${name}`;

/** Moves the focus by key. Columns and rows come from the layout. */
const moveFocus = (event: KeyboardEvent, scroller: HTMLElement | null): void => {
  const list = event.currentTarget;
  if (hasModifier(event) || !scroller || !(list instanceof HTMLElement)) return;
  const cells = [...list.children] as HTMLElement[];
  const position = cells.indexOf(document.activeElement as HTMLElement);
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const page = Math.max(1, Math.floor(scroller.clientHeight / (cells[0]?.offsetHeight ?? 1)) - 1) * columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position - columns,
    ArrowDown: position + columns,
    PageUp: position - page,
    PageDown: position + page,
    Home: 0,
    End: cells.length - 1,
  };
  const target = steps[event.key];
  if (target === undefined) return;
  event.preventDefault();
  cells[Math.min(Math.max(target, 0), cells.length - 1)]?.focus();
};

/** The look of the candidates as signals, so that the grid renders only when a value changes. */
const useCandidateLook = ({ design, request }: Studio) => {
  // Compares looks by content, because the request also changes with the site name.
  const text = useComputed(() => {
    const { light: look, responsiveSvg: isFitted } = hasOwnColors(design.value)
      ? requestOf(changeDesign(design.value, sourceChange(INITIAL_DESIGN)))
      : request.value;
    return JSON.stringify({ look, isFitted } satisfies CandidateLook);
  });
  const candidate = useComputed((): CandidateLook => JSON.parse(text.value));
  // Look of cells that are not yet painted. It is debounced, because each slider step would change their styles.
  const resting = useDebounced(candidate, LOOK_DEBOUNCE_MS);
  return {
    candidate,
    hasPlate: useComputed(() => request.value.light.plate !== undefined),
    style: () => lookStyle((resting.value ?? candidate.peek()).look),
  };
};

interface GridCaptionProps {
  readonly total: number | undefined;
  readonly pointed: FoundIcon | undefined;
}

/** Name of the pointed icon. A tooltip would cover other icons. Hidden from screen readers, which read the cell labels. */
const GridCaption = ({ total, pointed }: GridCaptionProps) => (
  <p class="found one-line" aria-hidden="true">
    {pointed ? (
      <>
        <strong>{pointed.name}</strong> · {pointed.library_name}
      </>
    ) : (
      total !== undefined && formatIconCount(total)
    )}
  </p>
);

/** Formats `1,234`. Does not use Intl, whose first use takes 25 ms while the page loads. */
export const formatInteger = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats `1 icon` or `1,234 icons`. */
export const formatIconCount = (total: number): string =>
  total === 1 ? '1 icon' : `${formatInteger(total)} icons`;
