// Draws the icons of the grid in the look of the design. (Decision 073)
import { effect, type ReadonlySignal } from '@preact/signals';
import { formatColor } from '../../compose/color/color.ts';
import { cornerRadiusOf } from '../../compose/defaults.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { Look } from '../../model/look.ts';
import { drawSvg, plateBackground } from '../shell/favicon-image.tsx';
import { mainInk, tabStripBehind } from '../state/contrast.ts';
import type { CandidateLook } from '../state/drawing.ts';
import type { Studio } from '../state/studio.ts';

interface Cell {
  readonly svg: string;
  glyph?: Glyph;
  isVisible: boolean;
  painted?: CandidateLook;
}

export type GridPainter = ReturnType<typeof createGridPainter>;

export const createGridPainter = (
  look: ReadonlySignal<CandidateLook>,
  { frames, composer }: Pick<Studio, 'frames' | 'composer'>,
) => {
  const cells = new Map<Element, Cell>();

  /** Draws one icon. Returns false if all icons in view are drawn. */
  const paintNext = (): boolean => {
    const [code, current] = [composer.peek(), look.peek()];
    if (!code) return false;
    for (const [element, cell] of cells) {
      if (!cell.isVisible || cell.painted === current) continue;
      cell.painted = current;
      // Moves the cell to the end of the map, so that all cells have their turn while a slider moves.
      cells.delete(element);
      cells.set(element, cell);
      try {
        cell.glyph ??= code.glyphOfSvg(cell.svg);
        drawSvg(element, code.composeCandidate(cell.glyph, current));
        element.setAttribute('data-painted', '');
      } catch {
        // The drawing of the library stays.
      }
      return true;
    }
    return false;
  };

  const schedule = () => frames.add(cells, paintNext, { background: true });
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const cell = cells.get(target);
      if (cell) cell.isVisible = isIntersecting;
    }
    schedule();
  });
  const stopFollowing = effect(() => {
    look.value;
    if (composer.value) schedule();
  });

  return {
    /** Draws an icon in an element, also after each change of the look, as long as it is in view. Returns how to stop. */
    add: (element: HTMLElement, svg: string): (() => void) => {
      element.removeAttribute('data-painted');
      cells.set(element, { svg, isVisible: false });
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        cells.delete(element);
      };
    },
    stop: (): void => {
      stopFollowing();
      observer.disconnect();
      frames.remove(cells);
    },
  };
};

/** CSS for cells that are not yet drawn. It is close to the look. */
export const lookStyle = (look: Look): Record<string, string> => {
  const { plate, padding } = look;
  return {
    '--plate': plateBackground(look),
    '--plate-radius': plate ? `${cornerRadiusOf(plate) * 100}%` : '0',
    '--plate-ink': formatColor(mainInk(look)),
    '--tab-strip': tabStripBehind(look),
    // 12 % larger, because the drawings of libraries include space, and drawings for tabs have less padding.
    '--plate-icon': `${Math.min(100, 112 * (1 - padding))}%`,
  };
};
