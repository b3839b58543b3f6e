// Reads logos that the user drops, pastes or chooses.
import {
  ARTWORK_FIELD_NAMES,
  artworkOfFile,
  readArtworkText,
} from '../../../contract/export/artwork-data.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../../../contract/limits.ts';
import { base64OfBytes, bytesOfBase64, fnv1a } from '../../../model/bytes.ts';
import { ApiFailure, failureText } from '../../api/failure.ts';
import { RefusedArtwork, readArtworkGlyph } from '../../render/renderer.ts';
import type { Announcer } from '../announcer.ts';
import { type Design, sourceChange, sourceTitle } from '../design/design.ts';
import type { DesignHistory } from '../design/design-history.ts';
import type { KeptDesigns } from '../design/kept-designs.ts';
import { logoText, storeLogo } from './logo-store.ts';

const MAXIMUM_FILE_BYTES = 100_000_000;
/** A large picture is reduced to these sides in pixels until it fits. The largest image of a package has 512. */
const REDUCED_SIDES = [2048, 1024, 768, 512];
const MAXIMUM_PIXELS = 16_000_000;

/** The value of the field `artwork` for a file. Throws a RefusedArtwork. */
const readLogoFile = async (file: File): Promise<string> => {
  if (file.size === 0) throw new RefusedArtwork(`${nameOf(file)} is empty.`);
  if (file.size > MAXIMUM_FILE_BYTES) throw new RefusedArtwork(`${nameOf(file)} is too large.`);
  const isDocument = await isSvg(file);
  return checkedLogoText(
    isDocument ? artworkOfFile(new Uint8Array(await file.arrayBuffer())) : await pictureTextOf(file),
  );
};

/** Throws a RefusedArtwork if `text` is neither an SVG document nor a data URL, or too long. */
const checkedLogoText = (text: string): string => {
  const read = readArtworkText(text);
  if ('value' in read) return text;
  throw new RefusedArtwork(
    /^at most/.test(read.expected)
      ? `A logo may be ${read.expected}; this one has ${read.received}. Simplify its paths, or use a smaller picture.`
      : `A logo must be an SVG document or a picture; this is ${read.received}. Export it as SVG or PNG.`,
  );
};

const nameOf = ({ name }: File): string => name || 'The picture';

const isSvg = async (file: File): Promise<boolean> =>
  file.type === 'image/svg+xml' ||
  /\.svg$/i.test(file.name) ||
  (!file.type.startsWith('image/') && /^\ufeff?\s*</.test(await file.slice(0, 1000).text()));

/** The data URL of a picture. Converts it to PNG, reduced if large, unless the worker can draw it as it is. */
const pictureTextOf = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new RefusedArtwork(adviceFor(file));
  });
  const longest = Math.max(bitmap.width, bitmap.height);
  const isSmall = bitmap.width * bitmap.height <= MAXIMUM_PIXELS;
  if (isSmall && file.size <= MAX_ARTWORK_BYTES && /^image\/(?:png|jpeg|gif)$/.test(file.type)) {
    const text = await dataUrlOf(file);
    if (await isDrawable(text)) return text;
  }
  for (const side of [...(isSmall ? [longest] : []), ...REDUCED_SIDES.filter(each => each < longest)]) {
    const png = await resized(bitmap, side / longest);
    if (png.size <= MAX_ARTWORK_BYTES) return dataUrlOf(png);
  }
  throw new RefusedArtwork(
    `${nameOf(file)} is longer than ${formatKibibytes(MAX_ARTWORK_BYTES)} as a PNG. Use a smaller picture.`,
  );
};

/** Says what to use instead of a file that the browser cannot open, such as a PDF. */
const adviceFor = (file: File): string => {
  const [, format] = /\.([a-z]{2,6})$/i.exec(file.name) ?? [];
  return format === undefined || /^(?:svg|png|jpe?g|webp|gif)$/i.test(format)
    ? `This browser cannot open ${nameOf(file)}. Use an SVG, PNG, JPEG, WebP or GIF file.`
    : `Browsers cannot open ${format.toUpperCase()} files such as ${nameOf(file)}. Export your logo as SVG or PNG.`;
};

/** Whether the worker can draw a picture. It cannot draw a JPEG in CMYK, for example. */
const isDrawable = (text: string): Promise<boolean> =>
  readArtworkGlyph(text, { ink: 'original', isTrimmed: true }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusedArtwork) return false;
      throw error;
    },
  );

/** Converts the logo of an opened design if the worker cannot draw it. */
export const drawableLogoText = async (text: string): Promise<string> => {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(text) ?? [];
  return type === '' ? text : pictureTextOf(new File([bytesOfBase64(base64)], '', { type }));
};

const resized = (bitmap: ImageBitmap | HTMLImageElement, scale: number): Promise<Blob> => {
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(scaled(bitmap.width), scaled(bitmap.height));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
};

/** Side in pixels of documents that are drawn as pictures. */
const DRAWN_SIDE = 1024;

/** Draws the document of a logo as a picture, with the fonts of this browser. Throws a RefusedArtwork. */
const drawnLogo = async (id: string): Promise<File> => {
  const parsed = new DOMParser().parseFromString((await logoText(id)) ?? '', 'image/svg+xml');
  const root = parsed.documentElement as unknown as SVGSVGElement;
  const { width, height } = root.viewBox?.baseVal ?? { width: 0, height: 0 };
  const scale = DRAWN_SIDE / Math.max(width, height);
  // Firefox draws no document without a size, and others enlarge the pixels of a small one.
  if (width > 0 && height > 0)
    for (const [name, side] of Object.entries({ width, height })) root.setAttribute(name, `${side * scale}`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(parsed))}`;
  try {
    await image.decode();
    const png = await resized(image, DRAWN_SIDE / Math.max(image.width, image.height));
    return new File([png], `${id.replace(/\.[^.]*$/, '')}.png`, { type: png.type });
  } catch {
    throw new RefusedArtwork('This browser cannot draw the logo.');
  }
};

const dataUrlOf = async (file: Blob): Promise<string> =>
  `data:${file.type};base64,${base64OfBytes(new Uint8Array(await file.arrayBuffer()))}`;

export type LogoField = 'artwork' | 'dark_artwork' | 'small_artwork';

export interface LogoPorts {
  readonly history: DesignHistory;
  readonly kept: KeptDesigns;
  readonly announcer: Announcer;
}

/** A file, an SVG document, or the id of a document that becomes a picture. */
export type NewLogo = File | string | { readonly drawn: string };

/** Adds a logo to the design. If the picture cannot be used, returns why. */
export const addLogo = async (
  added: NewLogo,
  field: LogoField,
  { history, kept, announcer }: LogoPorts,
): Promise<string | undefined> => {
  const before = history.design.peek();
  try {
    const picture = typeof added === 'object' && 'drawn' in added ? await drawnLogo(added.drawn) : added;
    const text = typeof picture === 'string' ? checkedLogoText(picture) : await readLogoFile(picture);
    await readArtworkGlyph(text, { ink: 'original', isTrimmed: true });
    const id = await storeLogoText(text, typeof picture === 'string' ? '' : picture.name, kept);
    // The user has changed the design meanwhile.
    if (history.design.peek() !== before) return undefined;
    const { change, message } = {
      artwork: {
        change: sourceChange({ artwork: id }),
        message: `${sourceTitle({ artwork: id })} is your logo.`,
      },
      dark_artwork: {
        change: { dark_artwork: id, dark_ink: undefined, include_dark_mode: true },
        message: 'Dark mode has its own logo.',
      },
      small_artwork: { change: { small_artwork: id }, message: 'Tabs have their own logo.' },
    }[field];
    history.change(change);
    announcer.announce(message, { visible: true });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedArtwork) return error.message;
    return error instanceof ApiFailure ? failureText(error) : 'The picture cannot be read.';
  }
};

/** Stores a logo. Returns its id: the file name and a hash of the content. */
export const storeLogoText = async (text: string, fileName: string, kept: KeptDesigns): Promise<string> => {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Browsers name pasted pictures `image`.
  const known = name === '' || name === 'image' ? 'Logo' : [...name].slice(0, 40).join('');
  const id = `${known}.${fnv1a(text).toString(36)}`;
  await storeLogo(id, text, new Set(kept.designs.peek().flatMap(logoIdsOf)));
  return id;
};

const logoIdsOf = (design: Design): readonly string[] =>
  ARTWORK_FIELD_NAMES.flatMap(name => design[name] ?? []);
