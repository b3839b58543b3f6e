// Queue of drawing steps in animation frames. Previews have priority over icons in the grid. (Decision 073)
/** Steps start only in the first 6 of the 16.7 ms of a frame. The browser needs the others for layout and painting. */
const BUDGET_MS = 6;
/** Number of frames with one step each, because composing is several times slower until its code is compiled. */
export const COLD_FRAMES = 6;

export const createFrameQueue = (page: Pick<Window, 'requestAnimationFrame' | 'performance'>) => {
  const urgent = new Map<object, () => boolean>();
  const background = new Map<object, () => boolean>();
  /** Whether `run` is called in the next frames: until a frame finds no step. */
  let isRunning = false;
  let frames = 0;

  const run = (frameStart: number) => {
    isRunning = urgent.size + background.size > 0;
    if (!isRunning) return;
    frames++;
    do {
      const steps = urgent.size > 0 ? urgent : background;
      const [next] = steps;
      if (!next) break;
      const [owner, step] = next;
      if (!step()) steps.delete(owner);
    } while (frames > COLD_FRAMES && page.performance.now() - frameStart < BUDGET_MS);
    page.requestAnimationFrame(run);
  };

  /** The first frame after a pause shows the answer of the control that the user has pressed. Images follow. */
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    page.requestAnimationFrame(() => page.requestAnimationFrame(run));
  };

  return {
    /** Runs `step` in one of the next frames, again while it returns true. Replaces the former step of `owner`. */
    add: (owner: object, step: () => boolean, options?: { background: boolean }): void => {
      (options?.background ? background : urgent).set(owner, step);
      start();
    },
    remove: (owner: object): void => {
      urgent.delete(owner);
      background.delete(owner);
    },
  };
};
