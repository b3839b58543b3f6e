// Painter of the candidates of the grid in the look of the design. (Decision 077)
import { effect, type ReadonlySignal } from '@preact/signals';
import { SMALL_PIXELS } from '../../compose/defaults.ts';
import { composeScene } from '../../compose/favicon.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { type SvgElement, sceneToTree } from '../../compose/svg/scene-svg.ts';
import type { Look } from '../../model/look.ts';
import { drawSvg, treeOf } from '../shell/favicon-image.tsx';
import type { FrameQueue } from '../state/frame-queue.ts';
import { glyphOfSvg } from '../state/subject.ts';

const PAUSE_MS = 120;
/** Glyphs in memory: some screens of icons. */
const MAX_GLYPHS = 400;
/** Idle time in which a glyph is parsed. */
const PARSE_MS = 4;

/** What the grid shows: favicon.svg of each candidate at the size of a tab. */
export interface CandidateLook {
  readonly look: Look;
  /** Whether favicon.svg has a drawing for small sizes. */
  readonly isFitted: boolean;
}

export interface GridPainter {
  /**
   * Paints the SVG document of an icon into an element, now and after each change of the look. An element that shows
   * the image in the current look already is painted after the next change.
   */
  add(element: HTMLElement, icon: { svg: string; isPainted: boolean }): void;
  remove(element: HTMLElement): void;
  /** Stops painting for a moment: while the grid scrolls, rendering the cells is more urgent. */
  pause(): void;
  stop(): void;
}

/** The icon of an element, and what the element shows. */
interface Cell {
  readonly svg: string;
  readonly painted?: CandidateLook;
  /** Undefined until the painter has painted. */
  readonly image?: SvgElement | undefined;
}

/** The glyphs of icons, parsed once; those used last stay. */
const createGlyphs = () => {
  const glyphs = new Map<string, Glyph>();
  return {
    has: (svg: string) => glyphs.has(svg),
    of: (svg: string): Glyph => {
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

/** Parses the icons of images from the build while the browser is idle, so that the first change only composes. */
const createIdleParser = (cells: ReadonlyMap<HTMLElement, Cell>, glyphs: Glyphs) => {
  let idle: number | undefined;
  const parse = (deadline: IdleDeadline): void => {
    for (const { svg, painted, image } of cells.values()) {
      if (!painted || image || glyphs.has(svg)) continue;
      if (deadline.timeRemaining() < PARSE_MS) {
        idle = requestIdleCallback(parse);
        return;
      }
      glyphs.of(svg);
    }
    idle = undefined;
  };
  return {
    // Safari has no idle callbacks.
    start: () => {
      if ('requestIdleCallback' in window) idle ??= requestIdleCallback(parse);
    },
    stop: () => {
      if (idle !== undefined) cancelIdleCallback(idle);
    },
  };
};

/** Paints an icon in a look. Returns what the element shows. */
const paint = (
  element: HTMLElement,
  { svg, painted, image }: Cell,
  { look, isFitted }: CandidateLook,
  glyphs: Glyphs,
): SvgElement | undefined => {
  try {
    const target = { role: 'any', ...(isFitted && { pixels: SMALL_PIXELS }) } as const;
    const next = sceneToTree(composeScene(glyphs.of(svg), look, target));
    drawSvg(element, next, image ?? (painted && treeOf(element)));
    element.dataset.painted = '';
    return next;
  } catch {
    // The element keeps the drawing of the library.
    return image;
  }
};

export const createGridPainter = (
  current: ReadonlySignal<CandidateLook>,
  frames: FrameQueue,
): GridPainter => {
  const cells = new Map<HTMLElement, Cell>();
  const glyphs = createGlyphs();
  const parser = createIdleParser(cells, glyphs);
  let shown = current.peek();
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Paints the next cell. Returns whether there was one. */
  const paintNext = (): boolean => {
    for (const [element, cell] of cells) {
      if (cell.painted === shown) continue;
      const image = paint(element, cell, shown, glyphs);
      // To the end: while a slider moves, all cells follow in turn.
      cells.delete(element);
      cells.set(element, { ...cell, image, painted: shown });
      return true;
    }
    return false;
  };

  const schedule = () => {
    if (pause === undefined) frames.add(cells, paintNext, { background: true });
  };

  const stopFollowing = effect(() => {
    shown = current.value;
    schedule();
  });

  return {
    add: (element, { svg, isPainted }) => {
      element.toggleAttribute('data-painted', isPainted);
      cells.set(element, { svg, ...(isPainted && { painted: shown }) });
      if (isPainted) parser.start();
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
      parser.stop();
      frames.remove(cells);
    },
  };
};
