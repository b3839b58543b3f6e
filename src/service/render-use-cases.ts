// Use cases that render: package, preview, share card.
import { requirePosition } from '../catalog/similar-names.ts';
import type { InitialsFonts } from '../contract/export/export-body.ts';
import {
  type ExportRequest,
  hasForeignArtwork,
  type IconKey,
  isCountedByTime,
} from '../contract/export/export-request.ts';
import type { PreviewRequest } from '../contract/export/preview-query.ts';
import type { IconSource, Library } from '../model/icon.ts';
import type { PreviewOptions } from '../package/images.ts';
import { type EmojiPort, emojiSource, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import type { Exporter, PackageForm, Packages, Preview } from './exporter.ts';
import type { ShareCardJob } from './threads/job.ts';
import type { RunOptions } from './threads/worker-pool.ts';

export interface RenderPorts extends IndexPort, EmojiPort {
  readonly exporter: Pick<Exporter, 'package' | 'preview' | 'contactSheet' | 'shareCard'>;
  /** Loads the fonts, with which requests are parsed. */
  shaper(): Promise<InitialsFonts>;
}

export interface RenderOptions extends Pick<RunOptions, 'signal'> {
  /** Receives the milliseconds of processor time for artwork, even if the artwork is invalid, or for targets. */
  readonly onCountedTime?: (milliseconds: number) => void;
}

export const buildPackage = async <Form extends PackageForm>(
  ports: RenderPorts,
  request: ExportRequest,
  { form, ...options }: RenderOptions & { readonly form: Form },
): Promise<Packages[Form]> => {
  const iconSource = await findSource(ports, request);
  return ports.exporter.package(request, iconSource, {
    form,
    ...runOptions(isCountedByTime(request), options),
  });
};

export const preview = async (
  ports: RenderPorts,
  { request, ...options }: PreviewRequest,
  { format, ...rendering }: RenderOptions & Pick<PreviewOptions, 'format'>,
): Promise<Preview> => {
  const iconSource = await findSource(ports, request);
  const run = runOptions(hasForeignArtwork(request), rendering);
  return ports.exporter.preview(request, iconSource, { format, ...options }, run);
};

const runOptions = (isCounted: boolean, { signal, onCountedTime }: RenderOptions): RunOptions =>
  isCounted ? { signal, onTime: onCountedTime } : { signal };

export const shareCard = async (
  ports: RenderPorts,
  requests: readonly ExportRequest[],
  options: RenderOptions = {},
): Promise<Preview> => {
  const card: ShareCardJob['card'][number][] = [];
  for (const request of requests) card.push({ request, iconSource: await findSource(ports, request) });
  const foreign = requests.find(hasForeignArtwork);
  const run = runOptions(foreign !== undefined, options);
  return ports.exporter.shareCard(card, run);
};

/** Finds the icon or the emoji of a request. Throws a ProblemError if there is none (`icon_not_found`, `invalid_emoji`). */
export const findSource = async (
  ports: IndexPort & EmojiPort,
  { source }: ExportRequest,
): Promise<IconSource | undefined> => {
  if (source.kind === 'emoji') return emojiSource(ports, source.emoji);
  return source.kind === 'icon' ? iconSourceOf(ports, source) : undefined;
};

const iconSourceOf = (ports: IndexPort, key: IconKey): IconSource => {
  const { catalog } = requireIndex(ports);
  const icon = catalog.findIcon(key) ?? catalog.icon(requirePosition(catalog, key));
  const library = catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};
