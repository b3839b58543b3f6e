// Path data: conversion of basic shapes, transforms, and splitting.
import svgpath from 'svgpath';
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

/** Applies an SVG `transform` attribute. `magnification` is the factor by which it scales lengths (√|det|). */
export const transformPath = (path: string, transform: string): { path: string; magnification: number } => {
  const unit: number[] = [];
  svgpath('M0 0L1 0L0 1')
    .transform(transform)
    .iterate(segment => {
      if (segment[0] === 'M' || segment[0] === 'L') unit.push(segment[1], segment[2]);
    });
  const [x0, y0, x1, y1, x2, y2] = unit as [number, number, number, number, number, number];
  const determinant = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  return {
    path: svgpath(path).transform(transform).toString(),
    magnification: Math.sqrt(Math.abs(determinant)),
  };
};

/** Splits path data into subpaths that start with an absolute moveto, in the order of `readCurves`. */
export const splitPath = (path: string): readonly string[] => {
  const subpaths: string[] = [];
  let isClosed = false;
  svgpath(path)
    .abs()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const text = segment.join(' ');
      const isMove = segment[0] === 'M';
      if (isMove || (isClosed && segment[0] !== 'Z')) subpaths.push(isMove ? text : `M${x} ${y}${text}`);
      else subpaths[subpaths.length - 1] += text;
      isClosed = segment[0] === 'Z';
    });
  return subpaths;
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
    const value = values[index - 1] as number | string;
    return path + (typeof value === 'number' ? formatNumber(value, 4) : value) + text;
  });
