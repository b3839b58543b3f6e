import { basename, dirname, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { PREVIEW_FIELDS } from '../../contract/export/export-fields.ts';
import type { ExportBody, PreviewBody, PreviewFormat } from '../../service/index.ts';
import { CliError, type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { type OptionValues, readDesign } from '../design-options.ts';
import { sayClamped, withProgress } from '../output.ts';
import { artworkSources, type ReadArtwork } from '../project-files.ts';
import { openService, type Service } from '../service.ts';
import { figureGrid } from '../terminal/picture.ts';
import { colorsOf, PICTURE_FORMATS } from '../terminal/terminal.ts';
import { assertNotForeign, planFiles, readIfPresent, writeFiles } from '../write-files.ts';

interface PreviewFlags extends OptionValues {
  readonly size?: string;
  readonly scheme?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

export const runPreview = async (
  context: Context,
  icon: string | undefined,
  flags: PreviewFlags,
): Promise<number> => {
  const design = readDesign(context, icon, flags);
  const service = await openService(flags.server);
  if (flags.out === undefined) await showImages(context, service, design.fields);
  else await writeImage(context, service, design, { ...flags, out: flags.out });
  return EXIT.ok;
};

const writeImage = async (
  context: Context,
  service: Service,
  design: ReadArtwork<ExportBody>,
  { out, ...flags }: PreviewFlags & { readonly out: string },
): Promise<void> => {
  const format = /\.(svg|png)$/i.exec(out)?.[1]?.toLowerCase() as PreviewFormat | undefined;
  if (format === undefined) throw usageError(`--out must end in .svg or .png, got "${out}".`);
  const image = await service.preview({ ...design.fields, ...sizeAndScheme(context, flags) }, format);
  const bytes = SIGNATURES[format].sign(Buffer.from(image.bytes));
  const target = resolve(context.folder, out);
  const isOwn = flags.force === true || readIfPresent(target)?.includes(SIGNATURES[format].mark) === true;
  const planned = planFiles(dirname(target), [{ path: basename(target), bytes }], {
    isOwn,
    sources: artworkSources(design),
  });
  assertNotForeign(dirname(out), planned);
  writeFiles(dirname(target), planned);
  if (flags.json) printJson(context, { file: out, size: bytes.length });
  else printLine(context, `${out}: ${bytes.length.toLocaleString('en')} B`);
};

/** Number of bytes of a PNG signature (8) and the IHDR chunk (25). */
const PNG_HEADER_BYTES = 33;

/** Marks of images that this command has written. The next preview may overwrite them. */
const SIGNATURES = {
  svg: {
    mark: '<!-- Favsmith -->',
    sign: (svg: Buffer) => Buffer.concat([svg, Buffer.from('<!-- Favsmith -->\n')]),
  },
  png: {
    mark: 'tEXtSoftware\0Favsmith',
    sign: (png: Buffer) => {
      const chunk = Buffer.from('\0\0\0\x11tEXtSoftware\0Favsmith\0\0\0\0', 'latin1');
      chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
      return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), chunk, png.subarray(PNG_HEADER_BYTES)]);
    },
  },
};

const sizeAndScheme = (context: Context, { size, scheme }: PreviewFlags): Partial<PreviewBody> => {
  const { minimum, maximum } = PREVIEW_FIELDS.size;
  if (size !== undefined && !/^\d{1,9}$/.test(size))
    throw usageError(`--size must be a whole number of pixels, got "${size}".`);
  sayClamped(context, '--size', size, size && Math.min(Math.max(Number(size), minimum), maximum));
  return {
    ...(size !== undefined && { size: Number(size) }),
    ...(scheme !== undefined && { scheme: scheme as 'light' | 'dark' }),
  };
};

const showImages = async (context: Context, service: Service, body: ExportBody): Promise<void> => {
  // A wrong design is worth more words than a terminal without images, and needs a check of its own there.
  if (context.imageProtocol === 'none') await service.preview(body, 'svg');
  const schemes = body.include_dark_mode ? (['light', 'dark'] as const) : (['light'] as const);
  for (const size of ['large', 'small'] as const) {
    const pictures = schemes.map(scheme => ({ picture: { ...body, scheme }, caption: [scheme] }));
    if (!(await printPictures(context, service, pictures, size)))
      throw new CliError('This output cannot show images: add --out favicon.png, or --images blocks.');
  }
};

export interface Picture {
  readonly picture: PreviewBody;
  readonly caption: readonly string[];
}

/** Prints pictures in a grid. With `size`, captions state the pixels. Returns false if the output cannot show pictures. */
export const printPictures = async (
  context: Context,
  service: Service,
  pictures: readonly Picture[],
  size?: 'large' | 'small',
): Promise<boolean> => {
  const { imageProtocol: protocol, columns, environment } = context;
  if (protocol === 'none') return false;
  const { picture: cells, pixels } = PICTURE_FORMATS[protocol][size ?? 'small'];
  const figures = await withProgress(context, 'Drawing', () =>
    Promise.all(
      pictures.map(async ({ picture, caption: [first = '', ...others] }) => {
        const { bytes } = await service.preview({ ...picture, size: pixels });
        const title = size === undefined ? first : `${first}, ${pixels} px`;
        const lines = others.map(line => styled(context, 'dim', line));
        return { png: bytes, caption: [styled(context, 'bold', title), ...lines] };
      }),
    ),
  );
  const colors = colorsOf(environment);
  context.stdout.write(figureGrid(figures, { protocol, picture: cells, columns, colors }));
  return true;
};
