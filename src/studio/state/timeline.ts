// The design through time. Each step is an entry of the browser's history, so undo and "back" are one and the same.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { changedDesign, type Design, type DesignChange } from './design.ts';
import { addressOf, designAt } from './design-address.ts';
import { readItem, writeItem } from './storage.ts';

export interface Timeline {
  readonly design: ReadonlySignal<Design>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Changes with the same `gesture`, close in time, are one step: a slider's way, not its every place. */
  change(change: DesignChange, options?: { gesture?: string }): void;
  become(design: Design): void;
  undo(): void;
  redo(): void;
}

const GESTURE_PAUSE_MS = 900;
/** Browsers refuse addresses that change too often, so those within a gesture are written after a pause. */
const WRITE_PAUSE_MS = 250;
const LAST_STEP_KEY = 'favsmith.last-step';

/** Starts with the design of the window's address. */
export const createTimeline = (page: Window): Timeline => {
  const { history, location } = page;
  const session = () => page.sessionStorage;
  const storedStep = (): number => (history.state as { step?: number } | null)?.step ?? 0;
  const design = signal(designAt(location.search));
  const step = signal(storedStep());
  const lastStep = signal(Math.max(step.value, Number(readItem(session, LAST_STEP_KEY) ?? 0)));
  let gesture: { readonly name: string; at: number } | undefined;
  let pendingWrite: number | undefined;

  const address = () => `${location.pathname}${addressOf(design.value)}`;

  const write = () => {
    page.clearTimeout(pendingWrite);
    pendingWrite = undefined;
    history.replaceState({ step: step.value }, '', address());
  };

  const flush = () => {
    if (pendingWrite !== undefined) write();
  };

  const addStep = () => {
    flush();
    step.value += 1;
    lastStep.value = step.value;
    writeItem(session, LAST_STEP_KEY, String(step.value));
  };

  const show = (next: Design, name?: string) => {
    if (addressOf(next) === addressOf(design.value)) return;
    const now = page.performance.now();
    if (name !== undefined && gesture?.name === name && now - gesture.at < GESTURE_PAUSE_MS) {
      design.value = next;
      gesture.at = now;
      page.clearTimeout(pendingWrite);
      pendingWrite = page.setTimeout(write, WRITE_PAUSE_MS);
      return;
    }
    addStep();
    design.value = next;
    gesture = name === undefined ? undefined : { name, at: now };
    history.pushState({ step: step.value }, '', address());
  };

  const travel = (steps: number) => {
    flush();
    gesture = undefined;
    history.go(steps);
  };

  history.replaceState({ step: step.value }, '', address());
  page.addEventListener('pagehide', flush);
  page.addEventListener('popstate', () => {
    gesture = undefined;
    step.value = storedStep();
    design.value = designAt(location.search);
  });

  const canUndo = computed(() => step.value > 0);
  const canRedo = computed(() => step.value < lastStep.value);
  return {
    design,
    canUndo,
    canRedo,
    change: (change, options) => show(changedDesign(design.value, change), options?.gesture),
    become: next => show(next),
    undo: () => canUndo.value && travel(-1),
    redo: () => canRedo.value && travel(1),
  };
};
