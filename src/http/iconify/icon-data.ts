// Icons in Iconify's form: JSON, and SVG documents with the parameters of Iconify's API.
import { formatColor, parseColor } from '../../compose/color/color.ts';

const DOCUMENT = /^<svg xmlns="[^"]*" viewBox="([^"]*)"([^>]*)>(.*)<\/svg>$/s;

/** Converts a square SVG document to Iconify's JSON. Moves paint attributes of the root to a group. */
export const toIconData = (svg: string) => {
  const [, viewBox = '', paint = '', shapes = ''] = DOCUMENT.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { body: paint === '' ? shapes : `<g${paint}>${shapes}</g>`, left, top, width, height };
};

/** CSS lengths, which need no escapes in an attribute. */
const LENGTH = /^(?:\d{1,5}(?:\.\d{1,3})?(?:%|[a-z]{1,4})?|auto|none|unset|undefined)$/;
const UNSET = /^(?:none|unset|undefined)$/;

/** Draws an icon with the parameters that `read` returns. Ignores unknown values, as Iconify does. */
export const drawIcon = (
  { body, left, top, width: side }: ReturnType<typeof toIconData>,
  read: (name: string) => string | undefined,
): string => {
  const sizes = ['width', 'height'].map(name => LENGTH.exec(read(name) ?? '')?.[0]);
  const width = sizes[0] ?? sizes[1] ?? '1em';
  const height = sizes[1] ?? sizes[0] ?? '1em';
  const size = Object.entries({ width, height }).flatMap(([name, value]) =>
    UNSET.test(value) ? [] : ` ${name}="${value === 'auto' ? side : value}"`,
  );
  const transform = transformOf(read('flip') ?? '', read('rotate') ?? '', [left + side / 2, top + side / 2]);
  const shapes = transform === '' ? body : `<g transform="${transform}">${body}</g>`;
  const frame = `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="none"/>`;
  const content = isOn(read('box')) ? frame + shapes : shapes;
  const color = parseColor(read('color') ?? '') ?? 'none';
  return `<svg xmlns="http://www.w3.org/2000/svg"${size.join('')} viewBox="${left} ${top} ${side} ${side}">${
    color === 'none' ? content : content.replaceAll('currentColor', formatColor(color))
  }</svg>`;
};

export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Transform that flips and then rotates by quarter turns around the center. `rotate` is a multiple of 1, 90deg or 25%. */
const transformOf = (flip: string, rotate: string, [x, y]: readonly [number, number]): string => {
  const [, number = '0', unit] = /^(-?\d{1,4})(deg|%)?$/.exec(rotate) ?? [];
  const turns = Number(number) / (unit === 'deg' ? 90 : unit === '%' ? 25 : 1);
  return [
    ...(Number.isInteger(turns) && turns % 4 !== 0 ? [`rotate(${(turns % 4) * 90} ${x} ${y})`] : []),
    ...(/\bhorizontal\b/.test(flip) ? [`translate(${2 * x} 0) scale(-1 1)`] : []),
    ...(/\bvertical\b/.test(flip) ? [`translate(0 ${2 * y}) scale(1 -1)`] : []),
  ].join(' ');
};
