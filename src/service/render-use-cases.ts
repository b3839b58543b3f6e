// Use cases that render: package, preview, contact sheet.
import { LRUCache } from 'lru-cache';
import type { Catalog, IconKey } from '../catalog/catalog.ts';
import { requirePosition } from '../catalog/similar-names.ts';
import type { IconDrawing, LetterShaper } from '../compose/glyph/glyph.ts';
import type { ExportRequest, ExportSource } from '../contract/export/export-request.ts';
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
  /** Maximum length of the artwork of a request in bytes, if not the default. */
  readonly maxArtworkBytes?: number | undefined;
  /** Loads the shaper, which finds characters that no bundled font contains. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
}

/** Parses a request with lookups in fonts and catalog. Throws a ProblemError. */
export type Parse<Request> = (lookups: FieldPorts) => Request;

export interface RenderOptions extends Pick<RunOptions, 'signal'> {
  /**
   * Starts the rendering of a valid request, for example in slots of the client; by default at once. `kind` is the kind
   * of the source of the request.
   */
  readonly start?: <Result>(render: () => Promise<Result>, kind?: ExportSource['kind']) => Promise<Result>;
  /** Receives the processor time of artwork in milliseconds, also if it cannot be drawn. */
  readonly onArtworkTime?: (milliseconds: number) => void;
}

/** Exports a package in the form that the caller delivers. */
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
    request.source.kind,
  );
};

const MAX_CACHED = 256;
const alternatives = new WeakMap<Catalog, LRUCache<number, readonly Icon[]>>();

/** Looking them up costs about a third of a repeated export. */
const cachedAlternatives = (catalog: Catalog, icon: Icon): readonly Icon[] => {
  const cached = alternatives.get(catalog) ?? new LRUCache({ max: MAX_CACHED });
  alternatives.set(catalog, cached);
  const found = cached.get(icon.id) ?? alternativesTo(catalog, icon);
  cached.set(icon.id, found);
  return found;
};

/** The report tries them in turn until one has no more detail than its size shows. */
const MAX_ALTERNATIVES = 3;
/** Numbers that a library gives to its drawings of one thing. */
const NUMBERS = ['', '-01', '-02'];

/**
 * Icons of the same meaning with shorter documents: other styles of an icon, then those with its name, or with the first
 * words of it, in the same library and in others. `file-html` leads to `file`.
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
  return start(
    () => ports.exporter.preview(favicon, iconSource, { format, ...options }, run),
    favicon.source.kind,
  );
};

const runOptions = (
  { source }: ExportRequest,
  { signal, onArtworkTime }: Omit<RenderOptions, 'start'>,
): RunOptions => (source.kind === 'artwork' ? { signal, onTime: onArtworkTime } : { signal });

/** Renders numbered icons as one PNG. */
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
    maxArtworkBytes: ports.maxArtworkBytes,
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

/** Creates the lookup of one request, which reads its icon from the catalog once. */
const createIconLookup = ({ index }: IndexPort): FindIcon => {
  const found = new Map<string, Icon | undefined>();
  return ({ library, name, style }) => {
    const id = JSON.stringify([library, name, style]);
    if (!found.has(id)) found.set(id, index()?.catalog.findIcon({ library, name, style }));
    return found.get(id);
  };
};
