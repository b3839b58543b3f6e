// Rules that compare a file with its link, manifest entry or response header: format, sizes, media type, colors.
import { parseColor } from '../compose/color/color.ts';
import { mediaTypeOf } from '../model/package-file.ts';
import { type Format, formatOf, ICO, PNG, SVG } from './file-format.ts';
import { readIco, sizeOfPng } from './image-rules.ts';
import { findingsAbout, isTemplate, type SiteFile, type SiteFinding, shortened } from './site.ts';

/** Compares a file with `type` and `sizes` of a link or manifest entry, which are empty if missing. */
export const checkDeclared = (
  resource: SiteFile,
  declared: { readonly type: string; readonly sizes: string },
): readonly SiteFinding[] => {
  const found = formatOf(resource.bytes);
  const images = found === PNG ? sizeOfPng(resource.bytes) : (readIco(resource.bytes) ?? []);
  return [
    ...checkType(resource, declared.type, found),
    ...checkSizes(resource, declared.sizes, {
      isVector: found === SVG,
      sides: images.map(({ width, height }) => `${width}x${height}`),
    }),
  ];
};

const checkType = ({ name }: SiteFile, type: string, found: Format): readonly SiteFinding[] => {
  const stated = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const [expected] = found === ICO ? ['image/x-icon'] : found.mediaTypes;
  if (stated === '' || isTemplate(stated) || !expected || found.mediaTypes.includes(stated)) return [];
  return findingsAbout(name).warning(
    `It is ${found.name}, but type says ${shortened(type)}, so browsers may skip it.`,
    `Write type="${expected}".`,
  );
};

const checkSizes = (
  { name }: SiteFile,
  sizes: string,
  { isVector, sides }: { readonly isVector: boolean; readonly sides: readonly string[] },
): readonly SiteFinding[] => {
  const finding = findingsAbout(name);
  const stated = sizes.toLowerCase().trim().split(/\s+/).filter(Boolean);
  if (stated.length === 0 || isTemplate(sizes)) return [];
  const malformed = stated.find(size => size !== 'any' && !/^[1-9]\d*x[1-9]\d*$/.test(size));
  if (malformed !== undefined)
    return finding.warning(
      `sizes="${shortened(sizes)}" is not valid, so browsers ignore it.`,
      `Write sizes="${isVector ? 'any' : (sides.at(-1) ?? '32x32')}".`,
    );
  if (isVector && !stated.includes('any'))
    return finding.warning(`It is an SVG, but sizes says ${shortened(sizes)}.`, 'Write sizes="any".');
  const oblong = stated.find(size => size !== 'any' && new Set(size.split('x')).size > 1);
  // Rules for PNG, ICO and SVG judge the picture itself.
  if (oblong !== undefined && sides.length === 0 && !isVector)
    return finding.warning(
      `sizes says ${shortened(oblong)}, so it is not square.`,
      'Export a square picture.',
    );
  const isWrong = sides.length > 0 && !stated.some(size => size === 'any' || sides.includes(size));
  return isWrong
    ? finding.warning(
        `It has ${sides.join(', ')} px, but sizes says ${shortened(sizes)}.`,
        'Correct sizes or the image.',
      )
    : [];
};

/** Colors that browsers accept but `parseColor` does not, because they depend on the system or compute a color. */
const SYSTEM_COLOR =
  /^(?:currentcolor|accentcolor|accentcolortext|buttonface|buttontext|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext)$/i;
const COMPUTED_COLOR = /^(?:color-mix|light-dark)\(|\bcalc\(|\(from\b/i;

/** Returns a finding if a color is malformed, because browsers ignore it silently. */
export const checkColor = (subject: string, label: string, value: unknown): readonly SiteFinding[] => {
  if (value === undefined || (typeof value === 'string' && isTemplate(value))) return [];
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const isColor =
    typeof value === 'string' &&
    text.toLowerCase() !== 'none' &&
    (parseColor(text) !== undefined || SYSTEM_COLOR.test(text) || COMPUTED_COLOR.test(text));
  return isColor
    ? []
    : findingsAbout(subject).warning(
        `${label} is "${shortened(text)}", which is not a color, so browsers ignore it.`,
        'Write a CSS color such as #075985.',
      );
};

/** Aliases of media types that are accepted. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  ico: ['image/vnd.microsoft.icon'],
  webmanifest: ['application/json'],
};

/** Compares the media type of a response with the file extension. Files in folders have no media type. */
export const checkMediaType = ({ name, mediaType }: SiteFile): readonly SiteFinding[] => {
  const extension = /\.([a-z]+)$/i.exec(name.replace(/[?#].*/s, ''))?.[1]?.toLowerCase();
  if (mediaType === undefined || extension === undefined) return [];
  const expected = mediaTypeOf(`file.${extension}`);
  const isKnown = ['ico', 'svg', 'png', 'webmanifest'].includes(extension);
  if (!isKnown || mediaType === expected || ALTERNATIVES[extension]?.includes(mediaType)) return [];
  // Browsers detect the type of images by content, except SVG.
  const level = extension === 'svg' ? 'error' : 'warning';
  const actual = mediaType === '' ? 'no media type' : `the media type ${mediaType}`;
  return findingsAbout(name)[level](
    `The server sends ${actual}.`,
    `Send .${extension} files as ${expected}.`,
  );
};
