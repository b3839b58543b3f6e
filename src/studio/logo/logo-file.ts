// Pictures that the user drops, pastes or chooses, as text of an artwork field.
import { artworkOfFile, readArtworkText } from '../../contract/export/artwork-data.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../../contract/limits.ts';
import { RefusedArtwork } from '../render/renderer.ts';

/** Larger files are not read into memory. */
const MAXIMUM_FILE_BYTES = 100_000_000;
/** Sides, in pixels, to which a picture is reduced until it is short enough; the largest file of a package has 512. */
const REDUCED_SIDES = [2048, 1024, 768, 512];
const MAXIMUM_PIXELS = 16_000_000;

/** The text of a file. Throws a RefusedArtwork. */
export const readLogoFile = async (file: File): Promise<string> => {
  if (file.size === 0) throw new RefusedArtwork(`${nameOf(file)} is empty.`);
  if (file.size > MAXIMUM_FILE_BYTES) throw new RefusedArtwork(`${nameOf(file)} is too large.`);
  const isDocument = await isSvg(file);
  return checkedLogoText(
    isDocument ? artworkOfFile(new Uint8Array(await file.arrayBuffer())) : await pngOf(file),
  );
};

/** A pasted SVG document or data URL. Throws a RefusedArtwork. */
export const checkedLogoText = (text: string): string => {
  const read = readArtworkText(text);
  if ('value' in read) return text;
  throw new RefusedArtwork(
    /^at most/.test(read.expected)
      ? `A logo may be ${read.expected}; this one has ${read.received}. Simplify its paths, or use a smaller picture.`
      : 'This is not an SVG document.',
  );
};

const nameOf = ({ name }: File): string => name || 'The picture';

const isSvg = async (file: File): Promise<boolean> =>
  file.type === 'image/svg+xml' ||
  /\.svg$/i.test(file.name) ||
  (!file.type.startsWith('image/') && /^\ufeff?\s*</.test(await file.slice(0, 1000).text()));

/** A data URL. A PNG stays as it is; the browser converts other pictures, and reduces large ones. */
const pngOf = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new RefusedArtwork(
      `This browser cannot open ${nameOf(file)}. Use an SVG, PNG, JPEG, WebP or GIF file.`,
    );
  });
  const longest = Math.max(bitmap.width, bitmap.height);
  const isSmall = bitmap.width * bitmap.height <= MAXIMUM_PIXELS;
  if (file.type === 'image/png' && isSmall && file.size <= MAX_ARTWORK_BYTES) return dataUrlOf(file);
  for (const side of [...(isSmall ? [longest] : []), ...REDUCED_SIDES.filter(each => each < longest)]) {
    const png = await resized(bitmap, side / longest);
    if (png.size <= MAX_ARTWORK_BYTES) return dataUrlOf(png);
  }
  throw new RefusedArtwork(
    `${nameOf(file)} is longer than ${formatKibibytes(MAX_ARTWORK_BYTES)} as a PNG. Use a smaller picture.`,
  );
};

const resized = (bitmap: ImageBitmap, scale: number): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new RefusedArtwork('This picture is too large.')))),
  );
};

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new RefusedArtwork('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
