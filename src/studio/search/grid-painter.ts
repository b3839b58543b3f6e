// Painter of the icon grid: draws candidates in the look of the design. (Decision 073)
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { drawSvg } from '../shell/favicon-image.tsx';
import type { CandidateLook } from '../state/drawing.ts';
import type { Composer, Studio } from '../state/studio.ts';

const PAUSE_MS = 120;
/** Maximum number of cached glyphs: several screens of icons. */
const MAX_GLYPHS = 400;

export interface GridPainter {
  /**
   * Paints an icon's SVG document into an element, now and after each change of the look. If `isPainted` is true,
   * the element already shows the current look.
   */
  add(element: HTMLElement, icon: { svg: string; isPainted: boolean }): void;
  remove(element: HTMLElement): void;
  /** Stops painting for a moment. Called while the grid scrolls, because rendering cells is more urgent. */
  pause(): void;
  stop(): void;
}

/** The icon of an element, and the look that the element shows. */
interface Cell {
  readonly svg: string;
  readonly painted?: CandidateLook;
}

/** Cache of parsed glyphs. Evicts the least recently used one. */
const createGlyphs = () => {
  const glyphs = new Map<string, Glyph>();
  return {
    /** Returns whether the glyph was not parsed before and is now. */
    parse: (svg: string, { glyphOfSvg }: Composer): boolean => {
      if (glyphs.has(svg)) return false;
      try {
        glyphs.set(svg, glyphOfSvg(svg));
        return true;
      } catch {
        // Painting it fails, too.
        return false;
      }
    },
    of: (svg: string, { glyphOfSvg }: Composer): Glyph => {
      const glyph = glyphs.get(svg) ?? glyphOfSvg(svg);
      glyphs.delete(svg);
      glyphs.set(svg, glyph);
      const [leastRecent = ''] = glyphs.keys();
      if (glyphs.size > MAX_GLYPHS) glyphs.delete(leastRecent);
      return glyph;
    },
  };
};

type Glyphs = ReturnType<typeof createGlyphs>;

/** Paints an icon in a look. */
const paint = (
  element: HTMLElement,
  { svg }: Cell,
  look: CandidateLook,
  { glyphs, composer }: { readonly glyphs: Glyphs; readonly composer: Composer },
): void => {
  try {
    drawSvg(element, composer.composeCandidate(glyphs.of(svg, composer), look));
    element.dataset.painted = '';
  } catch {
    // The element keeps the drawing of the library.
  }
};

export const createGridPainter = (
  current: ReadonlySignal<CandidateLook>,
  { frames, composer }: Pick<Studio, 'frames' | 'composer'>,
): GridPainter => {
  const cells = new Map<HTMLElement, Cell>();
  const glyphs = createGlyphs();
  let shown = current.peek();
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Paints the next cell. Returns false if all cells are painted. */
  const paintNext = (): boolean => {
    const loaded = composer.peek();
    if (!loaded) return false;
    for (const [element, cell] of cells) {
      if (cell.painted === shown) continue;
      // A step of its own: the first icons take several milliseconds each.
      if (glyphs.parse(cell.svg, loaded)) return true;
      paint(element, cell, shown, { glyphs, composer: loaded });
      // Moves the cell to the end of the map: while a slider moves, all cells get their turn.
      cells.delete(element);
      cells.set(element, { ...cell, painted: shown });
      return true;
    }
    return false;
  };

  const schedule = () => {
    if (pause === undefined) frames.add(cells, paintNext, { background: true });
  };

  const stopFollowing = effect(() => {
    shown = current.value;
    if (composer.value) schedule();
  });

  return {
    add: (element, { svg, isPainted }) => {
      element.toggleAttribute('data-painted', isPainted);
      cells.set(element, { svg, ...(isPainted && { painted: shown }) });
      schedule();
    },
    pause: () => {
      clearTimeout(pause);
      frames.remove(cells);
      pause = setTimeout(() => {
        pause = undefined;
        schedule();
      }, PAUSE_MS);
    },
    remove: element => cells.delete(element),
    stop: () => {
      stopFollowing();
      clearTimeout(pause);
      frames.remove(cells);
    },
  };
};
