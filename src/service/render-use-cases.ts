// Use cases that render: package, preview, contact sheet.
import { requirePosition } from '../catalog/similar-names.ts';
import type { LetterShaper } from '../compose/glyph/glyph.ts';
import { type ExportRequest, hasForeignArtwork, type IconKey } from '../contract/export/export-request.ts';
import type { PreviewRequest } from '../contract/export/preview-query.ts';
import { undrawableInitials } from '../contract/export/read-fields.ts';
import { violationsProblem } from '../contract/problems.ts';
import type { Icon, IconSource, Library } from '../model/icon.ts';
import type { PreviewOptions } from '../package/images.ts';
import { type EmojiPort, emojiSource, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import type { Exporter, PackageForm, Packages, Preview } from './exporter.ts';
import type { ShareCardJob } from './threads/job.ts';
import type { RunOptions } from './threads/worker-pool.ts';

export interface RenderPorts extends IndexPort, EmojiPort {
  readonly exporter: Pick<Exporter, 'exportPackage' | 'preview' | 'contactSheet' | 'shareCard'>;
  /** Loads the shaper, which finds characters that no installed font has. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
}

export interface RenderOptions extends Pick<RunOptions, 'signal'> {
  /** Starts rendering a valid request. HTTP uses it to limit concurrent renderings of a client. */
  readonly start?: <Result>(render: () => Promise<Result>, request?: ExportRequest) => Promise<Result>;
  /** Receives the milliseconds of processor time for artwork, even if the artwork is invalid. */
  readonly onArtworkTime?: (milliseconds: number) => void;
}

export const exportPackage = async <Form extends PackageForm>(
  ports: RenderPorts,
  request: ExportRequest,
  { form, start = atOnce, ...options }: RenderOptions & { readonly form: Form },
): Promise<Packages[Form]> => {
  const iconSource = await findSource(ports, request);
  const run = runOptions(request, options);
  return start(() => ports.exporter.exportPackage(request, iconSource, { form, ...run }), request);
};

export const preview = async (
  ports: RenderPorts,
  { request, ...options }: PreviewRequest,
  { format, start = atOnce, ...rendering }: RenderOptions & Pick<PreviewOptions, 'format'>,
): Promise<Preview> => {
  const iconSource = await findSource(ports, request);
  const run = runOptions(request, rendering);
  return start(() => ports.exporter.preview(request, iconSource, { format, ...options }, run), request);
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
  requests: readonly ExportRequest[],
  { start = atOnce, ...options }: RenderOptions = {},
): Promise<Preview> => {
  const card: ShareCardJob['card'][number][] = [];
  for (const request of requests) card.push({ request, iconSource: await findSource(ports, request) });
  const foreign = requests.find(hasForeignArtwork);
  const run = foreign ? runOptions(foreign, options) : { signal: options.signal };
  return start(() => ports.exporter.shareCard(card, run), foreign);
};

const atOnce = <Result>(render: () => Promise<Result>): Promise<Result> => render();

/**
 * Finds the icon or the emoji of a request. Throws a ProblemError if there is none (`icon_not_found`, `invalid_emoji`), or
 * if no installed font can draw the initials (`invalid_text`).
 */
export const findSource = async (
  ports: Omit<RenderPorts, 'exporter'>,
  { source, values }: ExportRequest,
): Promise<IconSource | undefined> => {
  if (source.kind === 'emoji') return emojiSource(ports, source.emoji);
  if (source.kind === 'icon') return iconSourceOf(ports, source);
  if (source.kind === 'artwork') return undefined;
  const undrawable = (await ports.shaper()).undrawable(source.text);
  if (undrawable) throw violationsProblem([undrawableInitials(values, undrawable)]);
  return undefined;
};

const iconSourceOf = (ports: IndexPort, key: IconKey): IconSource => {
  const { catalog } = requireIndex(ports);
  const icon = catalog.findIcon(key) ?? catalog.icon(requirePosition(catalog, key));
  const library = catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};
