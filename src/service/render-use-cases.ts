// Use cases that render: package, preview, contact sheet.
import { LRUCache } from 'lru-cache';
import type { Catalog, IconKey } from '../catalog/catalog.ts';
import { requirePosition } from '../catalog/similar-names.ts';
import type { IconDrawing, LetterShaper } from '../compose/glyph/glyph.ts';
import {
  type ExportRequest,
  type ExportSource,
  hasForeignArtwork,
} from '../contract/export/export-request.ts';
import type { PreviewRequest } from '../contract/export/preview-query.ts';
import type { FieldPorts } from '../contract/export/read-fields.ts';
import type { Icon, IconSource, Library } from '../model/icon.ts';
import type { PreviewOptions } from '../package/images.ts';
import { type EmojiPort, emojiSource, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import type { Exporter, PackageForm, Packages, Preview } from './exporter.ts';
import { drawingOfIcon } from './threads/caches.ts';
import type { JobIcon } from './threads/job.ts';
import type { RunOptions } from './threads/worker-pool.ts';

export interface RenderPorts extends IndexPort, EmojiPort {
  readonly exporter: Pick<Exporter, 'exportPackage' | 'preview' | 'contactSheet'>;
  /** Loads the shaper, which finds characters that no installed font contains. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
}

/** Parses a request and looks up fonts and icons. Throws a ProblemError. */
export type Parse<Request> = (lookups: FieldPorts) => Request;

export interface RenderOptions extends Pick<RunOptions, 'signal'> {
  /**
   * Starts the rendering of a valid request; the default starts it at once. The HTTP handlers pass a function that
   * limits the renderings of one client.
   */
  readonly start?: <Result>(render: () => Promise<Result>, request?: ExportRequest) => Promise<Result>;
  /** Receives the processor time of artwork in milliseconds, even if the artwork cannot be drawn. */
  readonly onArtworkTime?: (milliseconds: number) => void;
}

/** Exports a package in one form: files or ZIP. */
export const exportPackage = async <Form extends PackageForm>(
  ports: RenderPorts,
  parse: Parse<ExportRequest>,
  { form, start = atOnce, ...options }: RenderOptions & { readonly form: Form },
): Promise<Packages[Form]> => {
  const { request, iconSource } = await resolve(ports, parse, ({ source }) => source);
  const run = runOptions(request, options);
  const others =
    request.source.kind === 'icon' && iconSource
      ? cachedAlternatives(requireIndex(ports).catalog, iconSource.icon)
      : undefined;
  return start(
    () =>
      ports.exporter.exportPackage(request, iconSource && { ...iconSource, alternatives: others }, {
        form,
        ...run,
      }),
    request,
  );
};

const MAX_CACHED = 256;
const alternatives = new WeakMap<Catalog, LRUCache<number, readonly Icon[]>>();

/** Cached, because looking up alternatives takes about a third of the time of a repeated export. */
const cachedAlternatives = (catalog: Catalog, icon: Icon): readonly Icon[] => {
  const cached = alternatives.get(catalog) ?? new LRUCache({ max: MAX_CACHED });
  alternatives.set(catalog, cached);
  const found = cached.get(icon.id) ?? alternativesTo(catalog, icon);
  cached.set(icon.id, found);
  return found;
};

/** The report draws alternatives in turn until one has no gap that is too small. The limit bounds this cost. */
const MAX_ALTERNATIVES = 3;
/** Suffixes that libraries add to the names of variants of one drawing. */
const NUMBERS = ['', '-01', '-02'];

/**
 * Icons of the same meaning with shorter SVG documents: other styles of the icon, then icons with the same name or
 * its first words, in the same library first. For example, `file-html` leads to `file`.
 */
const alternativesTo = (catalog: Catalog, { library, name, style, svg }: Icon): readonly Icon[] => {
  const others = catalog.libraries.map(({ slug }) => slug).filter(slug => slug !== library);
  const position = catalog.findPosition({ library, name, style }) ?? 0;
  const found = new Map<number, Icon>();
  const add = (key: IconKey) => {
    const at = found.size < MAX_ALTERNATIVES ? catalog.findPosition(key) : undefined;
    if (at === undefined) return false;
    const icon = catalog.icon(at);
    if (at !== position && icon.svg.length < svg.length) found.set(at, icon);
    return true;
  };
  for (const other of catalog.stylesAt(position)) add({ library, name, style: other });
  const words = name.split('-').filter(word => !NUMBERS.includes(`-${word}`));
  for (let count = words.length; count > 0; count--) {
    const shorter = words.slice(0, count).join('-');
    for (const slug of [library, ...others])
      for (const number of NUMBERS) {
        const key = { library: slug, name: shorter + number };
        if (!add({ ...key, style })) add(key);
      }
  }
  return [...found.values()];
};

export const preview = async (
  ports: RenderPorts,
  parse: Parse<PreviewRequest>,
  { format, start = atOnce, ...rendering }: RenderOptions & Pick<PreviewOptions, 'format'>,
): Promise<Preview> => {
  const { request, iconSource } = await resolve(ports, parse, each => each.request.source);
  const { request: favicon, ...options } = request;
  const run = runOptions(favicon, rendering);
  return start(() => ports.exporter.preview(favicon, iconSource, { format, ...options }, run), favicon);
};

const runOptions = (
  request: ExportRequest,
  { signal, onArtworkTime }: Omit<RenderOptions, 'start'>,
): RunOptions => (hasForeignArtwork(request) ? { signal, onTime: onArtworkTime } : { signal });

/** Renders icons as one PNG and numbers them from 1. */
export const contactSheet = async (
  { exporter }: Pick<RenderPorts, 'exporter'>,
  icons: readonly Pick<Icon, 'svg'>[],
  { start = atOnce, signal }: RenderOptions = {},
): Promise<Preview> => start(() => exporter.contactSheet(icons, { signal }));

const atOnce = <Result>(render: () => Promise<Result>): Promise<Result> => render();

const resolve = async <Request>(
  ports: RenderPorts,
  parse: Parse<Request>,
  sourceOf: (request: Request) => ExportSource,
): Promise<{ readonly request: Request; readonly iconSource: JobIcon | undefined }> => {
  const shaper = await ports.shaper();
  const find = createIconLookup(ports);
  let drawing: IconDrawing | undefined;
  const request = parse({
    undrawable: text => shaper.undrawable(text),
    glyphKind: key => {
      const icon = find(key);
      drawing = icon && drawingOfIcon(icon.svg);
      return drawing?.kind;
    },
  });
  const source = sourceOf(request);
  if (source.kind === 'emoji') return { request, iconSource: await emojiSource(ports, source.emoji) };
  if (source.kind !== 'icon') return { request, iconSource: undefined };
  return { request, iconSource: { ...iconSourceOf(ports, source, find), drawing } };
};

/** Returns the icon with its library. Throws a ProblemError `icon_not_found`. */
const iconSourceOf = (ports: IndexPort, key: IconKey, find: FindIcon): IconSource => {
  const { catalog } = requireIndex(ports);
  const icon = find(key) ?? catalog.icon(requirePosition(catalog, key));
  const library = catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};

type FindIcon = (key: IconKey) => Icon | undefined;

/** Creates the icon lookup of one request. It reads each icon from the catalog only once. */
const createIconLookup = ({ index }: IndexPort): FindIcon => {
  const found = new Map<string, Icon | undefined>();
  return ({ library, name, style }) => {
    const id = JSON.stringify([library, name, style]);
    if (!found.has(id)) found.set(id, index()?.catalog.findIcon({ library, name, style }));
    return found.get(id);
  };
};
