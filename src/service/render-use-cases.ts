// Use cases that render: package, preview, contact sheet.
import { requirePosition } from '../catalog/similar-names.ts';
import type { LetterShaper } from '../compose/glyph/glyph.ts';
import {
  type ExportRequest,
  type ExportSource,
  hasForeignArtwork,
  type IconKey,
} from '../contract/export/export-request.ts';
import type { PreviewRequest } from '../contract/export/preview-query.ts';
import type { FieldPorts } from '../contract/export/read-fields.ts';
import type { Icon, IconSource, Library } from '../model/icon.ts';
import type { PreviewOptions } from '../package/images.ts';
import { type EmojiPort, emojiSource, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import type { Exporter, PackageForm, Packages, Preview } from './exporter.ts';
import type { RunOptions } from './threads/worker-pool.ts';

export interface RenderPorts extends IndexPort, EmojiPort {
  readonly exporter: Pick<Exporter, 'exportPackage' | 'preview' | 'contactSheet' | 'shareCard'>;
  /** Loads the shaper, which finds characters that no installed font has. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
}

/** Parses a request with the given fonts and icons. Throws a ProblemError. */
export type Parse<Request> = (lookups: FieldPorts) => Request;

export interface RenderOptions extends Pick<RunOptions, 'signal'> {
  /** Starts rendering a valid request. HTTP uses it to limit concurrent renderings of a client. */
  readonly start?: <Result>(render: () => Promise<Result>, request?: ExportRequest) => Promise<Result>;
  /** Receives the milliseconds of processor time for artwork, even if the artwork is invalid. */
  readonly onArtworkTime?: (milliseconds: number) => void;
}

export const exportPackage = async <Form extends PackageForm>(
  ports: RenderPorts,
  parse: Parse<ExportRequest>,
  { form, start = atOnce, ...options }: RenderOptions & { readonly form: Form },
): Promise<Packages[Form]> => {
  const { request, iconSource } = await resolveExport(ports, parse);
  const run = runOptions(request, options);
  return start(() => ports.exporter.exportPackage(request, iconSource, { form, ...run }), request);
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

/** Renders icons in one PNG, numbered from 1. */
export const contactSheet = async (
  { exporter }: Pick<RenderPorts, 'exporter'>,
  icons: readonly Pick<Icon, 'svg'>[],
  { start = atOnce, signal }: RenderOptions = {},
): Promise<Preview> => start(() => exporter.contactSheet(icons, { signal }));

export const shareCard = async (
  ports: RenderPorts,
  designs: readonly Parse<ExportRequest>[],
  { start = atOnce, ...options }: RenderOptions = {},
): Promise<Preview> => {
  const card: Awaited<ReturnType<typeof resolveExport>>[] = [];
  for (const parse of designs) card.push(await resolveExport(ports, parse));
  const foreign = card.find(({ request }) => hasForeignArtwork(request))?.request;
  const run = foreign ? runOptions(foreign, options) : { signal: options.signal };
  return start(() => ports.exporter.shareCard(card, run), foreign);
};

const atOnce = <Result>(render: () => Promise<Result>): Promise<Result> => render();

export const resolveExport = (ports: Omit<RenderPorts, 'exporter'>, parse: Parse<ExportRequest>) =>
  resolve(ports, parse, ({ source }) => source);

const resolve = async <Request>(
  ports: Omit<RenderPorts, 'exporter'>,
  parse: Parse<Request>,
  sourceOf: (request: Request) => ExportSource,
): Promise<{ readonly request: Request; readonly iconSource: IconSource | undefined }> => {
  const shaper = await ports.shaper();
  const request = parse({ undrawable: text => shaper.undrawable(text) });
  const source = sourceOf(request);
  if (source.kind === 'emoji') return { request, iconSource: await emojiSource(ports, source.emoji) };
  return { request, iconSource: source.kind === 'icon' ? iconSourceOf(ports, source) : undefined };
};

const iconSourceOf = (ports: IndexPort, key: IconKey): IconSource => {
  const { catalog } = requireIndex(ports);
  const icon = catalog.findIcon(key) ?? catalog.icon(requirePosition(catalog, key));
  const library = catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};
