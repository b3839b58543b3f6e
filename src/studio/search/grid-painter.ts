// Paints the icon grid with candidates in the look of the design. (Decision 073)
import { effect, type ReadonlySignal } from '@preact/signals';
import { formatColor } from '../../compose/color/color.ts';
import { cornerRadiusOf } from '../../compose/defaults.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { Look } from '../../model/look.ts';
import { drawSvg } from '../shell/favicon-image.tsx';
import { mainInk, tabStripBehind } from '../state/contrast.ts';
import type { CandidateLook } from '../state/drawing.ts';
import type { Studio } from '../state/studio.ts';

interface Cell {
  readonly svg: string;
  glyph?: Glyph;
  isVisible: boolean;
  /** The look with which the element was painted. */
  painted?: CandidateLook;
}

export type GridPainter = ReturnType<typeof createGridPainter>;

export const createGridPainter = (
  look: ReadonlySignal<CandidateLook>,
  { frames, composer }: Pick<Studio, 'frames' | 'composer'>,
) => {
  const cells = new Map<Element, Cell>();

  /** Paints the next cell. Returns false if all cells in view are painted. */
  const paintNext = (): boolean => {
    const [code, current] = [composer.peek(), look.peek()];
    if (!code) return false;
    for (const [element, cell] of cells) {
      if (!cell.isVisible || cell.painted === current) continue;
      cell.painted = current;
      // Moves the cell to the end of the map, so that all cells are painted in turn while a slider moves.
      cells.delete(element);
      cells.set(element, cell);
      try {
        cell.glyph ??= code.glyphOfSvg(cell.svg);
        drawSvg(element, code.composeCandidate(cell.glyph, current));
        element.setAttribute('data-painted', '');
      } catch {
        // Leaves the drawing of the library in the element.
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
    /**
     * Paints an icon into an element while the element is in view, and again after each change of the look. Returns a
     * function that ends this.
     */
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

/** CSS that approximates a look before the cells are painted. */
export const lookStyle = (look: Look): Record<string, string> => {
  const { plate, padding } = look;
  return {
    '--plate': plateBackground(look),
    '--plate-radius': plate ? `${cornerRadiusOf(plate) * 100}%` : '0',
    '--plate-ink': formatColor(mainInk(look)),
    '--tab-strip': tabStripBehind(look),
    // The icon is larger than the padding suggests, because small drawings have less padding and library drawings
    // include space.
    '--plate-icon': `${Math.min(100, 112 * (1 - padding))}%`,
  };
};

/** The plate of a look as a CSS background. */
export const plateBackground = ({ plate }: Look): string => {
  if (!plate) return 'none';
  if (plate.paint.mode === 'solid') return formatColor(plate.paint.color);
  const { from, via, to, angleDegrees, isRadial } = plate.paint;
  const stops = [from, ...(via ? [via] : []), to].map(formatColor).join(', ');
  return isRadial ? `radial-gradient(circle, ${stops})` : `linear-gradient(${angleDegrees}deg, ${stops})`;
};
