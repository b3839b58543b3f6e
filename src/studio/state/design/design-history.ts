// Undo history of the design, stored in the browser's session history. (Decision 071)
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { readItem, writeItem } from '../storage.ts';
import type { Design, DesignChange } from './design.ts';
import { changeDesign } from './design-changes.ts';
import { designFromQuery, designQuery } from './design-query.ts';

export interface DesignHistory {
  readonly design: ReadonlySignal<Design>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Changes of the same `gesture` in quick succession are one step. A slider drag is a gesture. */
  change(change: DesignChange, options?: { gesture?: string }): void;
  replace(design: Design): void;
  undo(): void;
  redo(): void;
}

const GESTURE_PAUSE_MS = 900;
/** Delay before a change within a gesture is written. Safari limits how often a page may change its URL. */
const WRITE_PAUSE_MS = 250;
/** Delay before the next attempt after a refusal. Safari allows 100 changes of the URL in 10 s, before 17.5 in 30 s. */
const RETRY_MS = 2000;
const LAST_STEP_KEY = 'favsmith.last-step';

/** Writes the current step and the URL of its design to the browser's session history. */
const createEntryWriter = (page: Window, current: () => { step: number; design: Design }) => {
  let pending: number | undefined;
  const entry = () => {
    const { step, design } = current();
    return [{ step }, '', `${page.location.pathname}${designQuery(design)}`] as const;
  };
  const replaceLater = (delay = WRITE_PAUSE_MS) => {
    page.clearTimeout(pending);
    pending = page.setTimeout(replace, delay);
  };
  const replace = () => {
    page.clearTimeout(pending);
    pending = undefined;
    try {
      page.history.replaceState(...entry());
    } catch {
      replaceLater(RETRY_MS);
    }
  };
  return {
    replace,
    replaceLater,
    flush: () => {
      if (pending !== undefined) replace();
    },
    /** Adds an entry. Returns false if the browser refuses it; the current entry then gets the design later. */
    push: (): boolean => {
      try {
        page.history.pushState(...entry());
        return true;
      } catch {
        replaceLater(RETRY_MS);
        return false;
      }
    },
  };
};

/** Creates the history. It starts with the design in the URL of the window. */
export const createDesignHistory = (page: Window): DesignHistory => {
  const { history, location } = page;
  const session = () => page.sessionStorage;
  const storedStep = (): number => (history.state as { step?: number } | null)?.step ?? 0;
  const design = signal(designFromQuery(location.search));
  const step = signal(storedStep());
  const lastStep = signal(Math.max(step.value, Number(readItem(session, LAST_STEP_KEY) ?? 0)));
  let gesture: { readonly name: string; at: number } | undefined;
  const entries = createEntryWriter(page, () => ({ step: step.value, design: design.value }));

  const addStep = (next: Design) => {
    entries.flush();
    design.value = next;
    step.value += 1;
    if (!entries.push()) {
      step.value -= 1;
      return;
    }
    lastStep.value = step.value;
    writeItem(session, LAST_STEP_KEY, String(step.value));
  };

  const setDesign = (next: Design, name?: string) => {
    if (designQuery(next) === designQuery(design.value)) return;
    const now = page.performance.now();
    if (name !== undefined && gesture?.name === name && now - gesture.at < GESTURE_PAUSE_MS) {
      design.value = next;
      gesture.at = now;
      entries.replaceLater();
      return;
    }
    addStep(next);
    gesture = name === undefined ? undefined : { name, at: now };
  };

  const go = (steps: number) => {
    entries.flush();
    gesture = undefined;
    history.go(steps);
  };

  entries.replace();
  page.addEventListener('pagehide', entries.flush);
  page.addEventListener('popstate', () => {
    gesture = undefined;
    step.value = storedStep();
    design.value = designFromQuery(location.search);
  });

  const canUndo = computed(() => step.value > 0);
  const canRedo = computed(() => step.value < lastStep.value);
  return {
    design,
    canUndo,
    canRedo,
    change: (change, options) => setDesign(changeDesign(design.value, change), options?.gesture),
    replace: next => setDesign(next),
    undo: () => canUndo.value && go(-1),
    redo: () => canRedo.value && go(1),
  };
};
