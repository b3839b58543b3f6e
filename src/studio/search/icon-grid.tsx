// Grid of icons. (Decisions 073 and 074)
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import { resolveDesign } from '../../contract/export/resolved-design.ts';
import type { FoundIcon } from '../api/api.ts';
import { useDebounced, useRovingFocus } from '../shell/hooks.ts';
import { type Design, INITIAL_DESIGN, requestOf, sourceChange } from '../state/design/design.ts';
import { changeDesign } from '../state/design/design-changes.ts';
import type { CandidateLook } from '../state/drawing.ts';
import { type Studio, useStudio } from '../state/studio.ts';
import { createGridPainter, lookStyle } from './grid-painter.ts';
import { Cell, type CellProps } from './icon-cell.tsx';
import { MoreButton } from './search-field.tsx';

const LOOK_DEBOUNCE_MS = 200;

export const IconGrid = () => {
  const studio = useStudio();
  const { query, icons: list } = studio.search;
  const grid = useRef<HTMLDivElement>(null);
  const pointed = useSignal<FoundIcon | undefined>(undefined);
  const leaveIcon = () => {
    pointed.value = undefined;
  };
  const look = useCandidateLook(studio);
  const painter = useMemo(() => createGridPainter(look.candidate, studio), []);
  useEffect(() => painter.stop, []);
  const roving = useRovingFocus<HTMLDivElement>(query.value);

  // Scrolls to the first result of a new query.
  useSignalEffect(() => {
    query.value;
    leaveIcon();
    grid.current?.scrollTo({ top: 0 });
  });

  const selected = useComputed(() => keyOf(studio.design.value));
  const kept = useComputed(() => new Set(studio.kept.designs.value.map(keyOf)));
  const icons = list.items.value;
  const total = list.total.value;
  const isDimmed = list.isStale.value && query.value.q !== '';
  return (
    <>
      <div
        class={`icons ${isDimmed ? 'icons-stale' : ''} ${look.hasPlate.value ? '' : 'icons-bare'} ${icons.length === 0 ? 'icons-loading' : ''}`}
        ref={grid}
        style={look.style()}
        onScroll={leaveIcon}
        onPointerLeave={leaveIcon}
        onFocusOut={leaveIcon}
      >
        <div
          id="icons"
          class="icons-shown"
          role="listbox"
          aria-label="Icons"
          aria-busy={list.isStale.value}
          {...roving}
        >
          {icons.map((icon, position) => (
            <Cell
              key={position}
              position={position}
              total={total ?? -1}
              icon={icon}
              isSelected={keyOf(icon) === selected.value}
              isKept={kept.value.has(keyOf(icon))}
              painter={painter}
              pointed={pointed}
            />
          ))}
        </div>
        {icons.length > 0 && icons.length < (total ?? Number.POSITIVE_INFINITY) && (
          <MoreButton label="More icons" count={icons.length} act={list.loadMore} />
        )}
      </div>
      <GridCaption total={total ?? -1} pointed={pointed} />
    </>
  );
};

const keyOf = ({ library, name }: Pick<Design, 'library' | 'name'>): string => `${library} ${name}`;

/** The look of the icons, as signals, so that the grid renders only when a value changes. */
const useCandidateLook = ({ design, request }: Studio) => {
  // As text, so that a change of the site name does not draw all icons again.
  const text = useComputed(() => {
    const { light: look, responsiveSvg: isFitted } = hasOwnColors(design.value)
      ? resolveDesign(requestOf(changeDesign(design.value, sourceChange(INITIAL_DESIGN))))
      : request.value;
    return JSON.stringify({ look, isFitted } satisfies CandidateLook);
  });
  const candidate = useComputed((): CandidateLook => JSON.parse(text.value));
  // The look of cells that are not yet drawn. Each step of a slider would otherwise change their styles.
  const resting = useDebounced(candidate, LOOK_DEBOUNCE_MS);
  return {
    candidate,
    hasPlate: useComputed(() => request.value.light.plate !== undefined),
    style: () => lookStyle(resting.value.look),
  };
};

/** Name of the icon under the pointer, which in a tooltip would cover other icons. Screen readers read the cell labels. */
const GridCaption = ({ total, pointed }: Pick<CellProps, 'total' | 'pointed'>) => (
  <p class="found one-line soft small" aria-hidden="true">
    {pointed.value ? (
      <>
        <strong>{pointed.value.name}</strong> · {pointed.value.library_name}
      </>
    ) : (
      total >= 0 && formatIconCount(total)
    )}
  </p>
);

/** For example `1,234`. The first use of Intl would take 25 ms while the page loads. */
export const formatInteger = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const formatIconCount = (total: number): string =>
  total === 1 ? '1 icon' : `${formatInteger(total)} icons`;
