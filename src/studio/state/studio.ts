// Shared state of the components.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Library } from '../../client/api-types.ts';
import type { Glyphs } from '../../compose/favicon.ts';
import { withGlyph } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Api, FoundIcon } from '../api/api.ts';
import { PHONE } from '../shell/hooks.ts';
import type { Advice } from './advice.ts';
import { type Announcer, createAnnouncer, NOT_LOADED } from './announcer.ts';
import { type Design, designName, requestOf, subjectTitle } from './design/design.ts';
import { changeDesign, iconChange } from './design/design-changes.ts';
import { createDesignHistory, type DesignHistory } from './design/design-history.ts';
import {
  createKeptDesigns,
  type KeptDesign,
  type KeptDesigns,
  TOO_MANY_DESIGNS,
} from './design/kept-designs.ts';
import type { Drawing } from './drawing.ts';
import { createFrameQueue, type FrameQueue } from './frame-queue.ts';
import { createIconStyles, createLibraries, type IconStyles } from './libraries.ts';
import { createLogoInput, type LogoInput } from './logo.ts';
import { createPackageExport, type PackageExport } from './package-export.ts';
import { createSearch, type Search } from './search/search.ts';
import { createSubject, type Subject } from './subject.ts';

export type Composer = typeof import('./drawing.ts');

export type SourceName = 'icon' | 'initials' | 'emoji' | 'logo';

export type RowName = 'color' | 'shape' | 'size' | 'dark';

/** Name of the site in tabs. */
export const siteNameOf = ({ site_name }: Design): string => site_name ?? 'Your site';

/** A design that is not the current one, with its favicon.svg. */
export interface PointedDesign {
  readonly design: Design;
  readonly svg: string;
}

export interface Answer {
  readonly design: Design;
  readonly glyphs: Glyphs;
}

/** The six suggestions of the front page. They stay while the studio is open. */
export interface Answers {
  /** The suggestions in the colors that the service chose. */
  readonly list: Signal<readonly Answer[]>;
  /** `key` is the text that led to `list`, `offset` the position of the first suggestion among all. */
  readonly key: Signal<string>;
  readonly offset: Signal<number>;
  /** Color and mood that recolor all suggestions. Empty if none is chosen. */
  readonly brand: Signal<string>;
  readonly mood: Signal<string>;
}

export interface Studio {
  readonly api: Api;
  readonly history: DesignHistory;
  readonly answers: Answers;
  readonly design: ReadonlySignal<Design>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly subject: Subject;
  /** Whether the check of a site is open. */
  readonly isChecking: Signal<boolean>;
  /** The panel next to the preview. */
  readonly source: Signal<SourceName>;
  readonly isDrawerOpen: Signal<boolean>;
  /** The pointed design, which the page icon shows instead of the current design. */
  readonly pointed: Signal<PointedDesign | undefined>;
  /** Code that composes images. Undefined until it is loaded. */
  readonly composer: ReadonlySignal<Composer | undefined>;
  /** Drawing of the design. Undefined until composer and first glyph are loaded. */
  readonly drawing: ReadonlySignal<Drawing | undefined>;
  /** Drawing of another design. Rejects if the subject cannot be loaded. */
  drawingOf(design: Design): Promise<Drawing>;
  /** Queue of drawing steps, for images and candidates. */
  readonly frames: FrameQueue;
  readonly advice: ReadonlySignal<readonly Advice[]>;
  readonly iconStyles: IconStyles;
  readonly search: Search;
  readonly libraries: ReadonlySignal<readonly Library[]>;
  readonly kept: KeptDesigns;
  readonly announcer: Announcer;
  readonly logo: LogoInput;
  readonly packageExport: PackageExport;
  /** The open row of settings. On phones, it is a sheet. */
  readonly openRow: Signal<RowName | undefined>;
  selectIcon(icon: FoundIcon): void;
  /** Keeps a design, or removes a design that is already kept. */
  keepDesign(design: Design): void;
  /** Keeps the current design with another icon. */
  keepIcon(icon: FoundIcon): void;
}

/** The source of a design. */
export const sourceOf = ({ artwork, emoji, text }: Design): SourceName => {
  if (artwork !== undefined) return 'logo';
  if (emoji !== undefined) return 'emoji';
  return text === undefined ? 'icon' : 'initials';
};

/** The panel follows the design, so that undo switches it, too. */
const createSource = (design: ReadonlySignal<Design>): Signal<SourceName> => {
  const source = signal(sourceOf(design.peek()));
  const ofDesign = computed(() => sourceOf(design.value));
  effect(() => {
    source.value = ofDesign.value;
  });
  return source;
};

/** Keeps a design, or removes a design that is already kept. Announces the change. */
const toggleKept = (entry: KeptDesign, { kept, announcer }: Pick<Studio, 'kept' | 'announcer'>): void => {
  const { name, design } = entry;
  const wasKept = kept.has(design);
  const say = (text: string) => announcer.announce(text, { visible: true });
  if (!kept.toggle(entry)) say(TOO_MANY_DESIGNS);
  else if (wasKept) say(`${name} removed.`);
  else say(kept.isStored.peek() ? `${name} kept.` : `${name} kept until you close this page.`);
};

const selectIcon = (
  icon: FoundIcon,
  libraries: ReturnType<Studio['libraries']['peek']>,
  { subject, history, announcer }: Pick<Studio, 'subject' | 'history' | 'announcer'>,
): void => {
  const change = iconChange(icon, libraries);
  subject.preload(change, icon.svg);
  history.change(change);
  announcer.announce(`Selected ${subjectTitle(history.design.peek())}, ${icon.library_name}.`);
};

const keepDesign = async (
  design: Design,
  image: Promise<string> | undefined,
  studio: Pick<Studio, 'kept' | 'announcer'>,
): Promise<void> => {
  try {
    toggleKept({ name: designName(design), design, image: (await image) ?? '' }, studio);
  } catch {
    studio.announcer.announce(NOT_LOADED, { visible: true });
  }
};

/** Loads the code for composing images when `isComposing` becomes true. */
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
      () => announcer.announce(NOT_LOADED, { visible: true }),
    );
  });
  return composer;
};

export const createStudio = (api: Api, page: Window): Studio => {
  const history = createDesignHistory(page);
  const { design } = history;
  // The front page and the board do not show the current design. (Decision 073)
  const isComposing = computed(() => ['studio', 'ending', 'shared'].includes(history.page.value));
  const subject = createSubject(api, design, isComposing);
  const request = computed(() =>
    withGlyph(requestOf(design.value), subject.glyphs.value?.main.kind ?? 'strokes'),
  );
  const announcer = createAnnouncer();
  const composer = createComposer(isComposing, announcer);
  const drawing = computed(
    () => subject.glyphs.value && composer.value?.createDrawing(subject.glyphs.value, request.value),
  );
  const search = createSearch(api);
  const libraries = createLibraries(api);
  const iconStyles = createIconStyles(api, design, libraries);
  const drawingOf = async (design: Design): Promise<Drawing> => {
    const glyphs = await subject.glyphsOf(design);
    return (await import('./drawing.ts')).createDrawing(glyphs, requestOf(design));
  };
  const faviconOf = async (design: Design) => (await drawingOf(design)).faviconSvg();
  const kept = createKeptDesigns(page, faviconOf);

  const advice = createAdviser({ glyphs: subject.glyphs, request, design });
  announceNewAdvice(advice, announcer);

  const keep = (next: Design, image?: Promise<string>) => void keepDesign(next, image, { kept, announcer });
  return {
    api,
    history,
    answers: {
      list: signal<readonly Answer[]>([]),
      key: signal(''),
      offset: signal(0),
      brand: signal(''),
      mood: signal(''),
    },
    design,
    request,
    subject,
    isChecking: signal(false),
    source: createSource(design),
    isDrawerOpen: signal(!page.matchMedia(PHONE).matches),
    pointed: signal(undefined),
    composer,
    drawing,
    drawingOf,
    frames: createFrameQueue(page),
    advice,
    iconStyles,
    search,
    libraries,
    kept,
    announcer,
    logo: createLogoInput({ history, kept, announcer }),
    packageExport: createPackageExport(api, design),
    openRow: signal(undefined),
    selectIcon: icon => {
      iconStyles.remember(icon);
      selectIcon(icon, libraries.peek(), { subject, history, announcer });
    },
    keepDesign: next => keep(next, drawing.peek()?.faviconSvg()),
    keepIcon: icon => {
      const change = iconChange(icon, libraries.peek());
      const next = changeDesign(design.peek(), change);
      subject.preload(change, icon.svg);
      keep(next, faviconOf(next));
    },
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

const DEBOUNCE_MS = 150;
const NONE: readonly Advice[] = [];

interface AdviserInputs {
  readonly glyphs: ReadonlySignal<Glyphs | undefined>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly design: ReadonlySignal<Design>;
}

const createAdviser = ({ glyphs, request, design }: AdviserInputs): ReadonlySignal<readonly Advice[]> => {
  const advice = signal(NONE);
  effect(() => {
    const [current, resolved, body] = [glyphs.value, request.value, design.value];
    if (!current) {
      advice.value = NONE;
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { adviceOn } = await import('./advice.ts');
      if (isCurrent) advice.value = adviceOn(current, resolved, body);
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  return advice;
};
