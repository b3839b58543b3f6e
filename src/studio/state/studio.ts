// Shared state of the components.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Library } from '../../client/api-types.ts';
import { resolveDesign } from '../../contract/export/resolved-design.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Api, FoundIcon } from '../api/api.ts';
import { createTrouble } from '../api/failure.ts';
import { say } from '../languages/texts.ts';
import type { Advice } from './advice.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { type Design, designName, requestOf, sourceTitle } from './design/design.ts';
import { changeDesign, iconChange } from './design/design-changes.ts';
import { createDesignHistory, HAS_DESIGN } from './design/design-history.ts';
import { createKeptDesigns, TOO_MANY_DESIGNS } from './design/kept-designs.ts';
import { createDesignGlyphs } from './design-glyphs.ts';
import type { Drawing } from './drawing.ts';
import { follow } from './follow.ts';
import { createFrameQueue } from './frame-queue.ts';
import { createLogoInput } from './logo/logo-input.ts';
import { createPackageExport } from './package-export.ts';
import { createPanelSearch } from './search/panel-search.ts';

export type Composer = typeof import('./drawing.ts');

/** Sources of a design. */
export const SOURCES = ['icon', 'initials', 'emoji', 'logo'] as const;

export type SourceName = (typeof SOURCES)[number];

/** Panels of the drawer: one per source, and suggestions. */
export const PANELS = ['ideas', ...SOURCES] as const;

export type PanelName = (typeof PANELS)[number];

export type RowName = 'color' | 'shape' | 'size' | 'dark';

/** Name of the site in tabs. */
export const siteNameOf = ({ site_name }: Design): string => site_name ?? say('yourSite');

export const sourceOf = ({ artwork, emoji, text }: Design): SourceName => {
  if (artwork !== undefined) return 'logo';
  if (emoji !== undefined) return 'emoji';
  return text === undefined ? 'icon' : 'initials';
};

/** The open panel. Follows the source of the design, so that undo switches the panel, too. Suggestions stay open. */
const createSource = (design: ReadonlySignal<Design>): Signal<PanelName> => {
  const ofDesign = computed(() => sourceOf(design.value));
  const source = signal<PanelName>(ofDesign.peek());
  ofDesign.subscribe(name => {
    if (source.peek() !== 'ideas') source.value = name;
  });
  return source;
};

/** The libraries of the service. Empty until they are loaded. */
const createLibraries = (api: Api): ReadonlySignal<readonly Library[]> => {
  const libraries = signal<readonly Library[]>([]);
  const { attempt, onFailure } = createTrouble();
  effect(() => {
    attempt.value;
    api.listLibraries().then(list => {
      libraries.value = list;
    }, onFailure);
  });
  return libraries;
};

/** Loads the code that draws suggestions while the user types. A failure shows when the code is used. */
export const preloadDrawing = (): void => {
  const parts = [
    import('./design-drawing.ts'),
    import('./drawing.ts'),
    import('../../compose/svg/favicon-svg.ts'),
  ];
  Promise.all(parts).catch(() => undefined);
};

/** Loads the code that composes images when `isComposing` becomes true. */
const createComposer = (
  isComposing: ReadonlySignal<boolean>,
  announcer: Announcer,
): ReadonlySignal<Composer | undefined> => {
  const composer = signal<Composer>();
  effect(() => {
    if (!isComposing.value) return;
    import('./drawing.ts').then(
      module => {
        composer.value = module;
      },
      () => announcer.announce(say('notLoaded'), { visible: true }),
    );
  });
  return composer;
};

/** Delay after a change of the design, so that no advice is computed while a slider moves. */
const ADVICE_PAUSE_MS = 150;
/** Media query for pages as narrow as on a phone. */
const PHONE = '(max-width: 56.24rem)';

/** Id of the large view, and its color scheme, which starts as that of the page. */
const createPreview = (page: Window) => {
  const { theme } = page.document.documentElement.dataset;
  const isDark =
    theme === undefined ? page.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return { view: signal('chrome'), scheme: signal<ColorScheme>(isDark ? 'dark' : 'light') };
};

export type Studio = ReturnType<typeof createStudio>;

export const createStudio = (api: Api, page: Window) => {
  const history = createDesignHistory(page);
  const { design } = history;
  // The front page and the board do not show the current design. (Decision 073)
  const isComposing = computed(() => HAS_DESIGN.has(history.page.value));
  const glyphs = createDesignGlyphs(api, design, isComposing);
  const request = computed(() => resolveDesign(requestOf(design.value), glyphs.ofDesign.value));
  const announcer = createAnnouncer();
  const composer = createComposer(isComposing, announcer);
  const drawing = computed(
    () => glyphs.current.value && composer.value?.createDrawing(glyphs.current.value, request.value),
  );
  const libraries = createLibraries(api);
  const drawingOf = async (other: Design): Promise<Drawing> => {
    const loaded = await glyphs.load(other);
    return (await import('./drawing.ts')).createDrawing(loaded, resolveDesign(requestOf(other), loaded));
  };
  const kept = createKeptDesigns(page);
  const phone = page.matchMedia(PHONE);
  const isPhone = signal(phone.matches);
  phone.addEventListener('change', () => {
    isPhone.value = phone.matches;
  });

  const advice = signal<readonly Advice[]>([]);
  effect(() => {
    const [current, resolved, body] = [glyphs.current.value, request.value, design.value];
    if (!current) return;
    const rest = new Promise(resolve => setTimeout(resolve, ADVICE_PAUSE_MS));
    return follow(
      rest.then(() => import('./advice.ts')),
      ({ adviceOn }) => {
        advice.value = adviceOn(current, resolved, body);
      },
    );
  });
  announceNewAdvice(advice, announcer);

  const changeTo = (icon: FoundIcon) => {
    const change = iconChange(icon, libraries.peek());
    glyphs.preload(change, icon.svg);
    return change;
  };
  const keep = (next: Design): void => {
    const name = designName(next);
    const change = kept.has(next) ? 'removed' : 'kept';
    const isToggled = kept.toggle(next);
    const until = kept.isStored.peek() ? '' : ' until you close this page';
    announcer.announce(isToggled ? `${name} ${change}${until}.` : TOO_MANY_DESIGNS, { visible: true });
  };
  return {
    api,
    history,
    answers: {
      /** The six designs on the front page, in the colors that the service chose. */
      list: signal<readonly Design[]>([]),
      /** Text and offset for which `list` was loaded. */
      key: signal(''),
      /** Number of suggestions for the text. */
      total: signal(0),
    },
    design,
    request,
    glyphs,
    /** Whether the check of a site is open. */
    isChecking: signal(false),
    source: createSource(design),
    isDrawerOpen: signal(!isPhone.peek()),
    isPhone,
    /** The suggested design under the pointer. The favicon of the studio shows it instead of the current design. */
    pointed: signal<Design | undefined>(undefined),
    /** Code that composes images. Undefined until it is loaded. */
    composer,
    /** Drawing of the design. Undefined until composer and first glyph are loaded. */
    drawing,
    /** Drawing of another design. Rejects if its source cannot be loaded. */
    drawingOf,
    preview: createPreview(page),
    frames: createFrameQueue(page),
    advice,
    search: createPanelSearch(api),
    libraries,
    kept,
    announcer,
    logo: createLogoInput({ history, kept, announcer }),
    packageExport: createPackageExport(api, design),
    /** The open row of settings. */
    openRow: signal<RowName | undefined>(undefined),
    selectIcon: (icon: FoundIcon): void => {
      history.change(changeTo(icon));
      announcer.announce(`Selected ${sourceTitle(design.peek())}, ${icon.library_name}.`);
    },
    /** Keeps the design. Removes it if it is kept already. */
    keepDesign: () => keep(design.peek()),
    /** Keeps the current design with another icon. */
    keepIcon: (icon: FoundIcon): void => keep(changeDesign(design.peek(), changeTo(icon))),
  };
};

const announceNewAdvice = (advice: ReadonlySignal<readonly Advice[]>, announcer: Announcer) => {
  let announced: readonly string[] = [];
  effect(() => {
    const texts = advice.value.map(({ text }) => text);
    const added = texts.filter(text => !announced.includes(text));
    announced = texts;
    if (added.length > 0) announcer.announce(added.join(' '));
  });
};

const StudioContext = createContext<Studio | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('useStudio outside of StudioProvider');
  return studio;
};
