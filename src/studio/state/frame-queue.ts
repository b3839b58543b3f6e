// Drawing work in slices of animation frames, previews before candidates. (Decision 073)

/** Time from the start of a frame after which no further step runs: the browser renders in the rest of 16.7 ms. */
const BUDGET_MS = 6;
/** First frames, which run a single step: composing takes several times longer until the browser has compiled it. */
export const COLD_FRAMES = 6;

export interface FrameQueue {
  /** Runs `step` in one of the next frames, and again as long as it returns true. Replaces the step of `owner`. */
  add(owner: object, step: () => boolean, options?: { background?: boolean }): void;
  remove(owner: object): void;
}

/** At least one step runs in each frame, even if handling the input took all of its time. */
export const createFrameQueue = (page: Pick<Window, 'requestAnimationFrame' | 'performance'>): FrameQueue => {
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
    add: (owner, step, options) => {
      (options?.background ? background : urgent).set(owner, step);
      schedule();
    },
    remove: owner => {
      urgent.delete(owner);
      background.delete(owner);
    },
  };
};
