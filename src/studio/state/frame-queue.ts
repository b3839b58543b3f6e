// Queue of drawing steps in animation frames. Previews have priority over icons in the grid. (Decision 073)

/** Milliseconds from the start of a frame in which steps may start. The browser needs the rest of 16.7 ms to render. */
const BUDGET_MS = 6;
/**
 * Number of first frames with only one step, because composing takes several times longer before the browser has
 * compiled the code.
 */
export const COLD_FRAMES = 6;

/** At least one step runs in each frame, even if input handlers took the whole frame. */
export const createFrameQueue = (page: Pick<Window, 'requestAnimationFrame' | 'performance'>) => {
  const urgent = new Map<object, () => boolean>();
  const background = new Map<object, () => boolean>();
  let isScheduled = false;
  let frames = 0;

  const run = (frameStart: number) => {
    isScheduled = false;
    frames++;
    do {
      const steps = urgent.size > 0 ? urgent : background;
      const [next] = steps;
      if (!next) return;
      const [owner, step] = next;
      if (!step()) steps.delete(owner);
    } while (frames > COLD_FRAMES && page.performance.now() - frameStart < BUDGET_MS);
    schedule();
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    page.requestAnimationFrame(run);
  };

  return {
    /**
     * Runs `step` in one of the next frames. Repeats it as long as it returns true. Replaces the former step of `owner`.
     */
    add: (owner: object, step: () => boolean, options?: { background: boolean }): void => {
      (options?.background ? background : urgent).set(owner, step);
      schedule();
    },
    remove: (owner: object): void => {
      urgent.delete(owner);
      background.delete(owner);
    },
  };
};
