// Path data of basic shapes.
import { formatNumber } from './element.ts';

type Attributes = Readonly<Record<string, string>>;

/** Path data equivalent to an element (SVG 2, chapter 10); '' if the element renders nothing or is not a shape. */
export const pathOfElement = (name: string, attributes: Attributes): string => {
  const number = (key: string): number => Number.parseFloat(attributes[key] ?? '0') || 0;
  switch (name) {
    case 'path':
      return attributes.d?.trim() ?? '';
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return pathData`M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return polyline(attributes.points ?? '', name === 'polygon');
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      const rx = 'rx' in attributes ? number('rx') : number('ry');
      const ry = 'ry' in attributes ? number('ry') : rx;
      return rectangle(
        number('x'),
        number('y'),
        width,
        height,
        Math.min(rx, width / 2),
        Math.min(ry, height / 2),
      );
    }
    default:
      return '';
  }
};

/** Path data of an ellipse; '' if it has no area. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0
    ? pathData`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    : '';

/** Path data of a rectangle with elliptical corners of radii `rx` and `ry`; '' if it has no area. */
export const rectangle = (x: number, y: number, width: number, height: number, rx = 0, ry = rx): string => {
  if (!(width > 0 && height > 0)) return '';
  if (!(rx > 0 && ry > 0)) return pathData`M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => pathData`a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    pathData`M${x + rx} ${y}h${across}` +
    corner(rx, ry) +
    pathData`v${down}` +
    corner(-rx, ry) +
    pathData`h${-across}` +
    corner(-rx, -ry) +
    pathData`v${-down}` +
    `${corner(rx, -ry)}z`
  );
};

const polyline = (points: string, closed: boolean): string => {
  const numbers = points.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  return numbers.length < 4 ? '' : `M${numbers.slice(0, numbers.length & ~1).join(' ')}${closed ? 'z' : ''}`;
};

/** Template tag that writes numbers with `formatNumber`. */
const pathData = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? formatNumber(value, 4) : value) + text;
  });
