// Pages of the studio and undo history of the design, stored in the browser's session history. (Decision 071)
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isExportField } from '../../../contract/export/export-fields.ts';
import { readItem, writeItem } from '../storage.ts';
import type { Design, DesignChange } from './design.ts';
import { changeDesign } from './design-changes.ts';
import { designFromQuery, designQuery, readDesign } from './design-query.ts';

/** The page of a URL: `/` start, `?q=` answers (with `brand`, `mood` and `offset` if set), `?board` board. A query with a design: studio, `#ready` install, `#shared` shared. */
export type PageName = 'start' | 'answers' | 'studio' | 'install' | 'shared' | 'board';

/** Changes of one gesture with longer pauses are separate undo steps. */
const GESTURE_PAUSE_MS = 900;
/** During a gesture, the URL changes after this delay, because Safari limits how often a page may change its URL. */
const WRITE_PAUSE_MS = 250;
/** Delay before retrying a rejected URL change. Safari allows 100 changes in 10 s; before 17.5, in 30 s. */
const RETRY_MS = 2000;
const LAST_STEP_KEY = 'favsmith.last-step';

/** Query of the board. The query of a shared board continues with its designs. */
export const BOARD = '?board';

const HASHES: Partial<Record<PageName, string>> = { install: '#ready', shared: '#shared' };

/** Pages that show the design. From other pages, a design change opens the studio. */
export const HAS_DESIGN: ReadonlySet<PageName> = new Set(['studio', 'install', 'shared']);

const hasFields = (query: string): boolean => [...new URLSearchParams(query).keys()].some(isExportField);

/** The query of the design. Links may have it after a `#`, too. */
const queryOf = ({ search, hash }: Location): string => {
  const fragment = hash.replace(/^#[/?]*/, '?');
  return !hasFields(search) && hasFields(fragment) ? fragment : search;
};

const pageOf = (location: Location): PageName => {
  const [search, { hash }] = [queryOf(location), location];
  const query = new URLSearchParams(search);
  if (query.has('board')) return 'board';
  if (!hasFields(search)) return query.get('q') ? 'answers' : 'start';
  return hash === HASHES.install ? 'install' : hash === HASHES.shared ? 'shared' : 'studio';
};

/** What the suggestions of the front page depend on. */
export interface Question {
  /** The words in the field. */
  readonly q: string;
  /** Number of earlier suggestions for the words. */
  readonly offset: number;
  /** Color and mood that recolor all suggestions; empty if none is chosen. */
  readonly brand: string;
  readonly mood: string;
}

/** An entry of the session history. */
export interface Entry extends Question {
  readonly page: PageName;
  readonly design: Design;
  /** Number of changes before this entry that undo can take back. */
  readonly step: number;
}

const questionQuery = ({ q, brand, mood, offset }: Question): string =>
  `?${new URLSearchParams({ q, ...(brand && { brand }), ...(mood && { mood }), ...(offset > 0 && { offset: String(offset) }) })}`;

/** The question in a URL or, on pages whose URL has none, that of the state of the history. */
const questionOf = (search: string, state: Partial<Question>): Question => {
  const query = new URLSearchParams(search);
  const { q = '', brand = '', mood = '', offset = 0 } = query.has('q') ? Object.fromEntries(query) : state;
  const whole = Math.trunc(Number(offset));
  return { q, brand, mood, offset: whole > 0 ? whole : 0 };
};

const searchOf = (entry: Entry, { search }: Location): string => {
  const { page, design } = entry;
  if (page === 'start') return '';
  if (page === 'answers') return questionQuery(entry);
  if (page === 'board') return search.startsWith(BOARD) ? search : BOARD;
  return `${designQuery(design)}${HASHES[page] ?? ''}`;
};

const entryOf = ({ location, history }: Window): Entry => {
  const state: Partial<Entry> = history.state ?? {};
  return {
    ...questionOf(location.search, state),
    step: state.step ?? 0,
    page: pageOf(location),
    design: designFromQuery(queryOf(location)),
  };
};

/** Writes the current entry to the browser's session history. */
const createEntryWriter = (page: Window, current: ReadonlySignal<Entry>) => {
  let pending: number | undefined;
  const entry = () => {
    const { step, q, brand, mood, offset } = current.peek();
    return [
      { step, q, brand, mood, offset },
      '',
      page.location.pathname + searchOf(current.peek(), page.location),
    ] as const;
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
    /** Adds an entry. If the browser refuses, returns false, and replaces the last entry later. */
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

export type DesignHistory = ReturnType<typeof createDesignHistory>;

export const createDesignHistory = (view: Window) => {
  const { history } = view;
  const session = () => view.sessionStorage;
  const entry = signal(entryOf(view));
  /** What is wrong with the link from which the page opened, until the design changes. */
  const refused = signal(HAS_DESIGN.has(entry.peek().page) ? readDesign(queryOf(view.location)).refused : []);
  const update = (changed: Partial<Entry>) => {
    if (changed.design) refused.value = [];
    entry.value = { ...entry.peek(), ...changed };
  };
  const page = computed(() => entry.value.page);
  const q = computed(() => entry.value.q);
  const offset = computed(() => entry.value.offset);
  const brand = computed(() => entry.value.brand);
  const mood = computed(() => entry.value.mood);
  const design = computed(() => entry.value.design);
  const step = computed(() => entry.value.step);
  /** Whether the user has come from another page of the studio. On the first page, the browser sets the focus. */
  const hasMoved = signal(false);
  const lastStep = signal(Math.max(step.value, Number(readItem(session, LAST_STEP_KEY) ?? 0)));
  let gesture: { readonly name: string; at: number } | undefined;
  const entries = createEntryWriter(view, entry);
  const setLastStep = () => {
    lastStep.value = step.value;
    writeItem(session, LAST_STEP_KEY, String(step.value));
  };

  /** Opens a page in a new entry or, with `replaces`, in the current one. Undo does not lead back to earlier pages. */
  const open = (place: Pick<Entry, 'page'> & Partial<Entry>, { replaces = false } = {}) => {
    entries.flush();
    gesture = undefined;
    hasMoved.value = true;
    update({ ...place, ...(place.page !== 'install' && { step: 0 }) });
    if (replaces) entries.replace();
    else entries.push();
    setLastStep();
  };

  /** Changes colors or place of the suggestions. On the front page, the next six are a new entry, so that Back returns. */
  const tune = (changed: Partial<Omit<Question, 'q'>>): void => {
    entries.flush();
    const isPlace = changed.offset !== undefined && changed.offset !== offset.peek();
    update(changed);
    if (isPlace && page.peek() === 'answers') entries.push();
    else entries.replaceLater();
  };

  /**
   * Changes the design. Changes with the same `gesture`, such as a drag of a slider, are one undo step if they follow each
   * other quickly.
   */
  const change = (changed: DesignChange, options?: { gesture?: string }): void => {
    const next = changeDesign(design.value, changed);
    const name = options?.gesture;
    if (!HAS_DESIGN.has(page.value)) {
      open({ page: 'studio', design: next });
      return;
    }
    if (designQuery(next) === designQuery(design.value)) return;
    const now = view.performance.now();
    if (name !== undefined && gesture?.name === name && now - gesture.at < GESTURE_PAUSE_MS) {
      update({ design: next });
      gesture.at = now;
      entries.replaceLater();
      return;
    }
    entries.flush();
    update({ design: next, step: step.value + 1 });
    if (entries.push()) setLastStep();
    else update({ step: step.value - 1 });
    gesture = name === undefined ? undefined : { name, at: now };
  };

  const go = (steps: number, isPossible: boolean): boolean => {
    if (!isPossible) return false;
    entries.flush();
    gesture = undefined;
    history.go(steps);
    return true;
  };

  entries.replace();
  view.addEventListener('pagehide', entries.flush);
  view.addEventListener('popstate', () => {
    gesture = undefined;
    hasMoved.value = true;
    const { design: found, ...shown } = entryOf(view);
    // Without a design in the URL, the last design stays, so that nothing loads again.
    update({ ...shown, ...(HAS_DESIGN.has(shown.page) && { design: found }) });
  });

  const canUndo = computed(() => step.value > 0);
  const canRedo = computed(() => step.value < lastStep.value);
  return {
    page,
    q,
    offset,
    brand,
    mood,
    hasMoved,
    open,
    tune,
    design,
    refused,
    canUndo,
    canRedo,
    change,
    undo: () => go(-1, canUndo.value),
    redo: () => go(1, canRedo.value),
  };
};
