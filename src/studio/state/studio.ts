// Shared state of the studio's components.
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Library } from '../../client/api-types.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Api, FoundIcon } from '../api/api.ts';
import type { Advice } from './advice.ts';
import { createAdviser } from './adviser.ts';
import { type Announcer, createAnnouncer, NOT_LOADED } from './announcer.ts';
import { type Design, requestOf, subjectTitle } from './design/design.ts';
import { changeDesign, iconChange } from './design/design-changes.ts';
import { createDesignHistory, type DesignHistory } from './design/design-history.ts';
import {
  createKeptDesigns,
  createRecent,
  type KeptDesign,
  type KeptDesigns,
  MAX_KEPT,
  type Recent,
} from './design/saved-designs.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { createFrameQueue, type FrameQueue } from './frame-queue.ts';
import { createIconStyles, createLibraries, type IconStyles } from './libraries.ts';
import { createLogoInput, type LogoInput } from './logo.ts';
import { createPackageExport, type PackageExport } from './package-export.ts';
import { createSearch, type Search } from './search/search.ts';
import { createStartIcons, type StartIcons } from './search/start-icons.ts';
import { createSubject, glyphOfSvg, type Subject } from './subject.ts';

export interface Studio {
  readonly api: Api;
  readonly history: DesignHistory;
  readonly design: ReadonlySignal<Design>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly subject: Subject;
  /** Undefined until the first glyph is loaded. */
  readonly drawing: ReadonlySignal<Drawing | undefined>;
  /** Draws images and candidates. */
  readonly frames: FrameQueue;
  readonly advice: ReadonlySignal<readonly Advice[]>;
  readonly iconStyles: IconStyles;
  readonly search: Search;
  readonly startIcons: StartIcons;
  readonly libraries: ReadonlySignal<readonly Library[]>;
  readonly recent: Recent;
  readonly kept: KeptDesigns;
  readonly announcer: Announcer;
  readonly logo: LogoInput;
  readonly packageExport: PackageExport;
  selectIcon(icon: FoundIcon): void;
  /** Keeps the current design, or removes it if it is kept. */
  keepDesign(design: Design): void;
  /** Keeps the current design with another icon. */
  keepIcon(icon: FoundIcon): void;
}

/** A design unchanged for this long is added to the recent designs. */
const SETTLED_MS = 2500;

/** Adds each design that stays for a moment to the recent ones. */
const rememberSettled = ({
  history,
  subject,
  drawing,
  recent,
}: Pick<Studio, 'history' | 'subject' | 'drawing' | 'recent'>) =>
  effect(() => {
    const settled = history.design.value;
    const timer = setTimeout(() => {
      if (history.canUndo.peek() && !subject.isLoading.peek() && drawing.peek())
        recent.add({ design: settled, image: drawing.peek()?.svg() ?? '' });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });

/** favicon.svg of a design with another icon. */
const faviconSvgOf = (design: Design, icon: FoundIcon): Promise<string> => {
  const main = glyphOfSvg(icon.svg);
  return createDrawing({ main }, requestOf(design, { glyphKind: () => main.kind })).faviconSvg();
};

/** Keeps a design, or removes a kept one, and announces it. */
const toggleKept = (entry: KeptDesign, { kept, announcer }: Pick<Studio, 'kept' | 'announcer'>): void => {
  const { name, design } = entry;
  const wasKept = kept.has(design);
  const say = (text: string) => announcer.announce(text, { visible: true });
  if (!kept.toggle(entry)) say(`${MAX_KEPT} designs are kept already. Remove one first.`);
  else if (wasKept) say(`${name} removed.`);
  else say(kept.isStored.peek() ? `${name} kept.` : `${name} kept until you close this page.`);
};

export const createStudio = (api: Api, page: Window): Studio => {
  const history = createDesignHistory(page);
  const { design } = history;
  const subject = createSubject(api, design);
  const request = computed(() =>
    requestOf(design.value, { glyphKind: () => subject.glyphs.value?.main.kind }),
  );
  const drawing = computed(() => subject.glyphs.value && createDrawing(subject.glyphs.value, request.value));
  const search = createSearch(api, page);
  const libraries = createLibraries(api, search);
  const iconStyles = createIconStyles(api, design, libraries);
  const recent = createRecent(() => page.localStorage);
  const kept = createKeptDesigns(page);
  const announcer = createAnnouncer();

  rememberSettled({ history, subject, drawing, recent });
  const advice = createAdviser({ glyphs: subject.glyphs, request, design });
  announceNewAdvice(advice, announcer);

  const keepDesign = async (next: Design, icon?: FoundIcon) => {
    const image = icon ? faviconSvgOf(next, icon) : drawing.peek()?.faviconSvg();
    try {
      toggleKept({ name: subjectTitle(next), design: next, image: (await image) ?? '' }, { kept, announcer });
    } catch {
      announcer.announce(NOT_LOADED, { visible: true });
    }
  };

  return {
    api,
    history,
    design,
    request,
    subject,
    drawing,
    frames: createFrameQueue(page),
    advice,
    iconStyles,
    search,
    startIcons: createStartIcons(),
    libraries,
    recent,
    kept,
    announcer,
    logo: createLogoInput({ history, kept, announcer }),
    packageExport: createPackageExport(api, design),
    selectIcon: icon => {
      const change = iconChange(icon, libraries.peek());
      iconStyles.remember(icon);
      subject.preload(change, icon.svg);
      history.change(change);
      announcer.announce(`Selected ${subjectTitle(design.peek())}, ${icon.library_name}.`);
    },
    keepDesign: next => void keepDesign(next),
    keepIcon: icon => {
      const next = changeDesign(design.peek(), iconChange(icon, libraries.peek()));
      void keepDesign(next, icon);
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
