// Virtual grid of icons with keyboard navigation. (Decisions 074 and 073)
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import type { FoundIcon } from '../api/api.ts';
import { useDebounced, useRenderStages } from '../shell/hooks.ts';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { hasModifier } from '../shell/shortcuts.ts';
import { INITIAL_DESIGN, requestOf, sourceChange } from '../state/design/design.ts';
import { changeDesign } from '../state/design/design-changes.ts';
import type { CandidateLook } from '../state/drawing.ts';
import type { Candidate } from '../state/search/start-icons.ts';
import { type Studio, useStudio } from '../state/studio.ts';
import {
  CELL,
  cellWidth,
  type GridCursor,
  lastStage,
  renderedCells,
  scrollToCell,
  stepInGrid,
} from './grid-geometry.ts';
import { createGridPainter } from './grid-painter.ts';
import { Cell, type CellProps } from './icon-cell.tsx';
import { lookStyle } from './look-style.ts';
import { formatIconCount, type ResultList, resultListOf } from './result-list.ts';

const LOOK_DEBOUNCE_MS = 200;

const SIZES = [
  { value: '16', label: '16 px' },
  { value: '32', label: '32 px' },
] as const;

export const IconGrid = () => {
  const studio = useStudio();
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, rows } = useGridSize(scroller).value;
  const cursor = useCursor(scroller, studio);
  const iconSize = useSignal<CandidateSize>('32');
  const look = useCandidateLook(studio);
  const painter = useMemo(() => createGridPainter(look.candidate, studio), []);
  useEffect(() => painter.stop, []);

  const results = resultListOf(studio);
  const total = results.total ?? 0;
  const isLoading = rows === 0 || total === 0;
  const stage = useRenderStages(isLoading ? -1 : lastStage(rows));
  const rendered = renderedCells({ columns, rows, topRow: cursor.topRow.value, total, stage });
  const { first, last } = rendered;
  const { icons, isComplete } = useGradualIcons(rendered, results);
  useEffect(() => {
    if (rows > 0) results.setVisibleRange(first, last);
  }, [first, last, results.total]);

  const { query, isStale, total: found } = studio.search;
  const isDimmed = isStale.value && found.value !== undefined && query.value.q !== '';
  return (
    <>
      <div
        id="icons"
        class={`icons ${isDimmed ? 'icons-stale' : ''} ${look.hasPlate.value ? '' : 'icons-bare'} ${isLoading ? 'icons-loading' : ''}`}
        ref={scroller}
        role="listbox"
        aria-label="Icons"
        aria-busy={isStale.value || !isComplete}
        style={{ ...look.style(), '--candidate': `${iconSize.value}px`, '--columns': columns }}
        onScroll={event => {
          cursor.topRow.value = Math.floor(event.currentTarget.scrollTop / CELL);
          painter.pause();
          cursor.leaveIcon();
        }}
        onKeyDown={event => cursor.moveBy(event, { columns, rows, total })}
        onPointerLeave={cursor.leaveIcon}
        onFocusOut={cursor.leaveIcon}
      >
        <div
          class="icons-all"
          role="presentation"
          style={isLoading ? {} : { height: `${Math.ceil(total / columns) * CELL}px` }}
        >
          <GridCells
            {...rendered}
            {...{ columns, total, icons, painter, cursor }}
            hasImageLook={look.hasImageLook}
          />
        </div>
      </div>
      <GridCaption results={results} iconSize={iconSize} pointed={cursor.pointed.value} />
    </>
  );
};

/** State of the grid: the first row in view, the cell of the tab stop, and the icon in the caption. */
const useCursor = (scroller: RefObject<HTMLElement | null>, { search, startIcons }: Studio) => {
  const topRow = useSignal(0);
  const active = useSignal(0);
  const pointed = useSignal<FoundIcon | undefined>(undefined);
  const leaveIcon = () => {
    pointed.value = undefined;
  };

  // A new query scrolls to the first result.
  useSignalEffect(() => {
    search.query.value;
    startIcons.purpose.value;
    topRow.value = 0;
    active.value = 0;
    leaveIcon();
    scroller.current?.scrollTo({ top: 0 });
  });

  const focusCell = (position: number, columns: number) => {
    active.value = position;
    const element = scroller.current;
    if (!element) return;
    scrollToCell(element, position, columns);
    topRow.value = Math.floor(element.scrollTop / CELL);
    // The cell does not exist before the next render.
    requestAnimationFrame(() =>
      element.querySelector<HTMLElement>(`[data-position="${position}"]`)?.focus({ preventScroll: true }),
    );
  };
  const moveBy = (event: KeyboardEvent, grid: Omit<GridCursor, 'position'>) => {
    if (hasModifier(event)) return;
    const target = stepInGrid(event.key, { position: active.value, ...grid });
    if (target === undefined) return;
    event.preventDefault();
    focusCell(target, grid.columns);
  };
  return { topRow, active, pointed, leaveIcon, moveBy };
};

/**
 * Number of columns, and of rows in view. The observer measures between the first layout and the first paint, so
 * no cell moves.
 */
const useGridSize = (scroller: RefObject<HTMLElement | null>) => {
  const size = useSignal({ columns: 1, rows: 0 });
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
  return size;
};

/** The look of the candidates as signals. The grid renders only if one of their values changes. */
const useCandidateLook = ({ design, request, startIcons }: Studio) => {
  // Looks are compared by content, because the request also changes with the site name.
  const text = useComputed(() => {
    const { light: look, responsiveSvg: isFitted } = hasOwnColors(design.value)
      ? requestOf(changeDesign(design.value, sourceChange(INITIAL_DESIGN)))
      : request.value;
    return JSON.stringify({ look, isFitted } satisfies CandidateLook);
  });
  const candidate = useComputed((): CandidateLook => JSON.parse(text.value));
  // Look of cells that are not painted yet. Without the debounce, each slider step would change the styles of
  // these cells.
  const resting = useDebounced(candidate, LOOK_DEBOUNCE_MS);
  return {
    candidate,
    hasImageLook: useComputed(() => text.value === startIcons.imageLook.value),
    hasPlate: useComputed(() => request.value.light.plate !== undefined),
    style: () => lookStyle((resting.value ?? candidate.peek()).look),
  };
};

interface GridCellsProps extends Pick<CellProps, 'hasImageLook' | 'painter' | 'total'> {
  readonly firstRow: number;
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly icons: PlacedIcons;
  readonly cursor: Pick<ReturnType<typeof useCursor>, 'active' | 'pointed'>;
}

const GridCells = ({ firstRow, first, last, columns, icons, cursor, ...shared }: GridCellsProps) => {
  const { active, pointed } = cursor;
  const { design, kept, selectIcon, keepIcon } = useStudio();
  const selectedKey = useComputed(() => {
    const { library, name } = design.value;
    return name !== undefined ? `${library} ${name}` : '';
  });
  const keptKeys = useComputed(
    () => new Set(kept.designs.value.map(({ design: { library, name } }) => `${library} ${name}`)),
  );
  const tabStop = active.value >= first && active.value <= last ? active.value : first;
  return (
    <div
      class="icons-shown"
      role="presentation"
      style={{
        transform: `translateY(${firstRow * CELL}px)`,
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
      }}
    >
      {[...icons].map(([position, icon]) => {
        return (
          <Cell
            key={position}
            {...shared}
            position={position}
            icon={icon}
            isTabStop={position === tabStop}
            selectedKey={selectedKey.value}
            isKept={icon !== undefined && keptKeys.value.has(`${icon.library} ${icon.name}`)}
            onKeep={keepIcon}
            onSelect={selectIcon}
            onPoint={pointedIcon => {
              pointed.value = pointedIcon;
            }}
            onFocus={() => {
              active.value = position;
            }}
          />
        );
      })}
    </div>
  );
};

/** Icons that one frame replaces by others: all at once would take longer than a frame. */
const REPLACED_PER_FRAME = 8;

type PlacedIcons = ReadonlyMap<number, Candidate | undefined>;

/** The icons by position: some of those of earlier results stay for a few frames. New positions have theirs at once. */
const useGradualIcons = (
  { first, last }: { readonly first: number; readonly last: number },
  results: ResultList,
): { readonly icons: PlacedIcons; readonly isComplete: boolean } => {
  const shown = useRef<PlacedIcons>(new Map());
  const frame = useSignal(0);
  frame.value;
  const icons = new Map<number, Candidate | undefined>();
  let replaced = 0;
  for (let position = first; position <= last; position++) {
    const [earlier, icon] = [shown.current.get(position), results.iconAt(position)];
    const isReplaced = earlier !== undefined && icon !== undefined && earlier !== icon;
    if (isReplaced) replaced++;
    icons.set(position, isReplaced && replaced > REPLACED_PER_FRAME ? earlier : icon);
  }
  shown.current = icons;
  const isComplete = replaced <= REPLACED_PER_FRAME;
  useEffect(() => {
    if (isComplete) return;
    const request = requestAnimationFrame(() => frame.value++);
    return () => cancelAnimationFrame(request);
  });
  return { icons, isComplete };
};

type CandidateSize = (typeof SIZES)[number]['value'];

interface GridCaptionProps {
  readonly results: ResultList;
  readonly iconSize: Signal<CandidateSize>;
  readonly pointed: FoundIcon | undefined;
}

/**
 * Caption with the name of the icon under the pointer. A tooltip would cover other icons. Hidden from screen
 * readers, which read the labels of the cells.
 */
const GridCaption = ({ results, iconSize, pointed }: GridCaptionProps) => (
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
      {pointed ? (
        <>
          <strong>{pointed.name}</strong> · {pointed.library_name}
        </>
      ) : results.found === undefined ? (
        '\u00a0'
      ) : (
        formatIconCount(results.found, results.noun)
      )}
    </span>
  </div>
);
