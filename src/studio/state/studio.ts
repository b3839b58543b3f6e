// Everything the studio's parts share: the design, what it shows, the search, and the API behind them.
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { IconItem, LibraryItem } from '../api/answers.ts';
import type { Api } from '../api/api.ts';
import type { Advice } from './advice.ts';
import { createAdviser } from './adviser.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import type { Design } from './design.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { iconChange } from './icon-change.ts';
import { createLibraries } from './libraries.ts';
import { createPackage, type Package } from './package.ts';
import { createRecent, type Recent } from './recent.ts';
import { createSearch, type Search } from './search.ts';
import { createSubject, type Subject } from './subject.ts';
import { createTimeline, type Timeline } from './timeline.ts';

export interface Studio {
  readonly api: Api;
  readonly timeline: Timeline;
  readonly design: ReadonlySignal<Design>;
  readonly request: ReadonlySignal<ExportRequest>;
  readonly subject: Subject;
  /** `undefined` until the first glyph has come. */
  readonly drawing: ReadonlySignal<Drawing | undefined>;
  /** What the report advises, to be shown beside the settings. */
  readonly advice: ReadonlySignal<readonly Advice[]>;
  readonly search: Search;
  readonly libraries: ReadonlySignal<readonly LibraryItem[]>;
  readonly recent: Recent;
  readonly announcer: Announcer;
  readonly take: Package;
  choose(icon: IconItem): void;
}

/** A design is worth remembering once it has been left alone for a while. */
const SETTLED_MS = 2500;

export const createStudio = (api: Api, page: Window): Studio => {
  const timeline = createTimeline(page);
  const { design } = timeline;
  const subject = createSubject(api, design);
  const request = computed(() =>
    parseExportBody(design.value, { glyphKind: () => subject.glyph.value?.kind }),
  );
  const drawing = computed(() => subject.glyph.value && createDrawing(subject.glyph.value, request.value));
  const search = createSearch(api);
  const libraries = createLibraries(api, search);
  const recent = createRecent(() => page.localStorage);
  const announcer = createAnnouncer();

  const rememberSettled = () => {
    const settled = design.value;
    const timer = setTimeout(() => {
      if (timeline.canUndo.peek() && !subject.isLoading.peek() && drawing.peek())
        recent.remember({ design: settled, picture: drawing.peek()?.svg({ role: 'any' }) ?? '' });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  };
  effect(rememberSettled);

  return {
    api,
    timeline,
    design,
    request,
    subject,
    drawing,
    advice: createAdviser({ glyph: subject.glyph, request, design }),
    search,
    libraries,
    recent,
    announcer,
    take: createPackage(api, design),
    choose: icon => {
      const change = iconChange(icon, libraries.peek());
      subject.offer(change, icon.svg);
      timeline.change(change);
    },
  };
};

const StudioContext = createContext<Studio | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('useStudio outside of StudioProvider');
  return studio;
};
