// Virtual grid of candidates with keyboard navigation. (Decisions 074 and 077)
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { FoundIcon } from '../api/api.ts';
import { useDebounced, useRenderStages } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { hasModifier } from '../shell/shortcuts.ts';
import { useStudio } from '../state/studio.ts';
import { SegmentedControl } from '../style/controls.tsx';
import { stepInGrid } from './grid-keys.ts';
import { type CandidateLook, createGridPainter } from './grid-painter.ts';
import { Cell } from './icon-cell.tsx';
import { lookStyle } from './look-style.ts';
import type { PointedIcon } from './panel-parts.tsx';
import { formatIconCount, resultListOf } from './result-list.ts';

const IconTooltip = lazy(async () => (await import('./panel-parts.tsx')).IconTooltip);

/** Height of a cell in CSS pixels, as in search.css. */
const CELL = 52;
/** Least width of a cell: with a mouse, it has a star beside the picture. */
const cellWidth = (): number => (matchMedia('(hover: none)').matches ? CELL : 58);
/** Room above the first row and below the last one, as in search.css. */
const OUTLINE = 2;
const OVERSCAN_ROWS = 3;
/** Rows after each render stage while the page loads: few at first, since code that runs for the first time is slow. */
const rowsAfter = (stage: number): number => ((stage + 1) * (stage + 4)) / 2;
/** The first stage that has all rows. */
const stageWith = (rows: number): number => Math.ceil((Math.sqrt(9 + 8 * rows) - 5) / 2);
const LOOK_DEBOUNCE_MS = 200;

const SIZES = [
  { value: '16', label: '16 px' },
  { value: '32', label: '32 px' },
] as const;

export const IconGrid = () => {
  const studio = useStudio();
  const { search, startIcons, design, request, frames, selectIcon, keepIcon, kept } = studio;
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSignal({ columns: 1, rows: 0 });
  const topRow = useSignal(0);
  const active = useSignal(0);
  const pointed = useSignal<PointedIcon | undefined>(undefined);
  const iconSize = useSignal<'16' | '32'>('32');

  // The request changes with the site's name, too: compare looks by content.
  const lookText = useComputed(() => {
    const { light: look, responsiveSvg: isFitted } = request.value;
    return JSON.stringify({ look, isFitted } satisfies CandidateLook);
  });
  const candidate = useComputed(() => JSON.parse(lookText.value) as CandidateLook);
  const hasImageLook = useComputed(() => lookText.value === startIcons.imageLook.value);
  // A computed signal, so that the grid renders only if its value changes.
  const hasPlate = useComputed(() => request.value.light.plate !== undefined);
  // Only cells that are not painted yet use it: no style has to be computed again while a slider moves.
  const restingLook = useDebounced(candidate, LOOK_DEBOUNCE_MS);
  const painter = useMemo(() => createGridPainter(candidate, frames), []);
  useEffect(() => painter.stop, []);

  // The observer measures after the first layout and before the first paint, so that no cell moves.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      size.value = {
        columns: Math.max(1, Math.floor(element.clientWidth / cellWidth())),
        rows: Math.ceil(element.clientHeight / CELL),
      };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A new query scrolls back to the best result.
  useSignalEffect(() => {
    search.query.value;
    startIcons.purpose.value;
    topRow.value = 0;
    active.value = 0;
    pointed.value = undefined;
    scroller.current?.scrollTo({ top: 0 });
  });

  const { columns, rows } = size.value;
  const isStale = search.isStale.value;
  const results = resultListOf(studio);
  const total = results.total ?? 0;
  const firstRow = Math.max(0, topRow.value - OVERSCAN_ROWS);
  const first = firstRow * columns;
  const isLoading = rows === 0 || total === 0;
  const rowsInView = rows + OVERSCAN_ROWS;
  const stage = useRenderStages(isLoading ? -1 : stageWith(rowsInView));
  const renderedRows = Math.min(rowsInView, rowsAfter(stage));
  const last = Math.min(total, (topRow.value + renderedRows) * columns) - 1;

  useEffect(() => {
    if (rows > 0) results.setVisibleRange(first, last);
  }, [first, last, results.total]);

  const selectedKey = useComputed(() => {
    const { text, library, name } = design.value;
    return text === undefined ? `${library} ${name}` : '';
  });

  const keptKeys = useComputed(
    () => new Set(kept.designs.value.map(({ design: { library, name } }) => `${library} ${name}`)),
  );
  const isKept = (icon: FoundIcon | undefined) =>
    icon !== undefined && keptKeys.value.has(`${icon.library} ${icon.name}`);

  const point = (icon: FoundIcon | undefined, cell: HTMLElement) => {
    pointed.value = icon && { icon, box: cell.getBoundingClientRect() };
  };

  const focusCell = (position: number) => {
    active.value = position;
    const element = scroller.current;
    if (!element) return;
    const top = Math.floor(position / columns) * CELL;
    const lowest = top + CELL + 2 * OUTLINE - element.clientHeight;
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
  const isDimmed = isStale && search.total.value !== undefined && search.query.value.q !== '';
  return (
    <>
      <div
        id="icons"
        class={`icons ${isDimmed ? 'icons-stale' : ''} ${hasPlate.value ? '' : 'icons-bare'} ${isLoading ? 'icons-loading' : ''}`}
        ref={scroller}
        role="listbox"
        aria-label="Icons"
        aria-busy={isStale || search.isProvisional.value}
        style={{
          ...lookStyle((restingLook.value ?? candidate.peek()).look),
          '--candidate': `${iconSize.value}px`,
          '--columns': columns,
        }}
        onScroll={event => {
          topRow.value = Math.floor(event.currentTarget.scrollTop / CELL);
          painter.pause();
          pointed.value = undefined;
        }}
        onKeyDown={onKeyDown}
        onPointerLeave={() => {
          pointed.value = undefined;
        }}
        onFocusOut={() => {
          pointed.value = undefined;
        }}
      >
        <div
          class="icons-all"
          role="presentation"
          style={isLoading ? {} : { height: `${Math.ceil(total / columns) * CELL}px` }}
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
                icon={results.iconAt(position)}
                hasImageLook={hasImageLook}
                isTabStop={position === tabStop}
                selectedKey={selectedKey.value}
                painter={painter}
                isKept={isKept(results.iconAt(position))}
                onKeep={keepIcon}
                onSelect={selectIcon}
                onPoint={point}
                onFocus={() => {
                  active.value = position;
                }}
              />
            ))}
          </div>
        </div>
      </div>
      {pointed.value && <IconTooltip pointed={pointed} />}
      <div class="caption">
        <SegmentedControl
          name="candidate-size"
          legend="Size of the icons in the list"
          options={SIZES}
          value={iconSize.value}
          onChange={value => {
            iconSize.value = value;
          }}
        />
        <span class="found" aria-hidden="true">
          {results.found === undefined || search.isProvisional.value
            ? '\u00a0'
            : formatIconCount(results.found, results.noun)}
        </span>
      </div>
    </>
  );
};
