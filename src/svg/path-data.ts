// Path data of basic shapes, and a writer for compact path data.
import { formatNumber, withoutLeadingZero } from './element.ts';
import { arcParameters, mapPoints, numbersIn, type PathSegment, type Point } from './path.ts';

type Attributes = Readonly<Record<string, string>>;

/** Path data equivalent to an element (SVG 2, chapter 10). Empty if the element is not a shape or renders nothing. */
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

/** Path data of an ellipse. Empty if the ellipse has no area. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0
    ? pathData`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    : '';

/** Path data of a rectangle with elliptical corners of radii `rx` and `ry`. Empty if the rectangle has no area. */
export const rectangle = (x: number, y: number, width: number, height: number, rx = 0, ry = rx): string => {
  if (!(width > 0 && height > 0)) return '';
  if (!(rx > 0 && ry > 0)) return pathData`M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => pathData`a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    pathData`M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    pathData`h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  );
};

const polyline = (points: string, closed: boolean): string => {
  const numbers = numbersIn(points);
  return numbers.length < 4 ? '' : `M${numbers.slice(0, numbers.length & ~1).join(' ')}${closed ? 'z' : ''}`;
};

/** Template tag that writes numbers with `formatNumber`. */
const pathData = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? formatNumber(value, 4) : value) + text;
  });

/**
 * Writes a path as compact path data: an absolute moveto, then relative commands, with `h` and `v` for lines along an
 * axis and `s` and `t` for smooth curves. Coordinates are rounded to `digits` decimals before differences are taken:
 * otherwise rounding errors would accumulate. A curve is smooth if its control point differs from the reflection by at
 * most one unit of the last decimal. Absolute commands would sometimes be shorter, but a mixture compresses worse.
 */
export const shortPath = (path: readonly PathSegment[], digits: number): string => {
  const writer = new PathWriter(10 ** digits);
  for (const segment of path) writer.write(segment);
  return writer.text;
};

/** The reflected control point, and the command that set it. */
interface Reflection extends Point {
  readonly type: 'C' | 'Q';
}

class PathWriter {
  text = '';
  /** Number of steps per user unit. A step is a unit of the last decimal. All points of this class are in steps. */
  readonly #unit: number;
  #at: Point = { x: 0, y: 0 };
  #reflection: Reflection | undefined;
  #command = '';
  #last = '';

  constructor(unit: number) {
    this.#unit = unit;
  }

  write(segment: PathSegment): void {
    const rounded = this.#rounded(segment);
    const reflection = this.#reflection;
    this.#reflection = undefined;
    switch (rounded.type) {
      case 'M':
        if (this.text === '') this.#append('M', rounded.x / this.#unit, rounded.y / this.#unit);
        else this.#appendPoints('m', rounded);
        break;
      case 'L':
        this.#line(rounded);
        break;
      case 'C': {
        const { x1, y1, x2, y2, x, y } = rounded;
        const second = { x: x2, y: y2 };
        if (isReflected(reflection, rounded)) this.#appendPoints('s', second, rounded);
        else this.#appendPoints('c', { x: x1, y: y1 }, second, rounded);
        this.#reflection = { type: 'C', x: 2 * x - x2, y: 2 * y - y2 };
        break;
      }
      case 'Q': {
        const { x1, y1, x, y } = rounded;
        const smooth = isReflected(reflection, rounded) ? reflection : undefined;
        if (smooth) this.#appendPoints('t', rounded);
        else this.#appendPoints('q', { x: x1, y: y1 }, rounded);
        // For `t`, the reflection is the control point.
        const control = smooth ?? { x: x1, y: y1 };
        this.#reflection = { type: 'Q', x: 2 * x - control.x, y: 2 * y - control.y };
        break;
      }
      case 'A':
        this.#append('a', ...arcParameters(rounded));
        this.#appendPoint(rounded);
        break;
      case 'Z':
        this.#append('z');
    }
    this.#at = rounded;
  }

  /** Converts the points of a segment to steps. */
  #rounded(segment: PathSegment): PathSegment {
    const round = (value: number) => Math.round(value * this.#unit);
    const rounded = mapPoints(segment, (x, y) => ({ x: round(x), y: round(y) }));
    if (rounded.type !== 'A') return rounded;
    const decimal = (value: number) => round(value) / this.#unit;
    const { rx, ry, rotation } = rounded;
    return { ...rounded, rx: decimal(rx), ry: decimal(ry), rotation: decimal(rotation) };
  }

  #line({ x, y }: Point): void {
    if (y === this.#at.y) this.#append('h', (x - this.#at.x) / this.#unit);
    else if (x === this.#at.x) this.#append('v', (y - this.#at.y) / this.#unit);
    else this.#appendPoints('l', { x, y });
  }

  #appendPoints(letter: string, ...points: readonly Point[]): void {
    this.#append(letter);
    for (const point of points) this.#appendPoint(point);
  }

  /** Appends a point, given in steps, as the difference from the current point in user units. */
  #appendPoint({ x, y }: Point): void {
    this.#appendNumber((x - this.#at.x) / this.#unit);
    this.#appendNumber((y - this.#at.y) / this.#unit);
  }

  #append(letter: string, ...numbers: readonly number[]): void {
    if (!isImplied(this.#command, letter)) this.text += this.#last = letter;
    for (const number of numbers) this.#appendNumber(number);
    this.#command = letter;
  }

  #appendNumber(number: number): void {
    this.text += this.#last = separated(this.#last, withoutLeadingZero(String(number)));
  }
}

/** Whether the first control point of a curve differs from `reflection` by at most one step. */
const isReflected = (
  reflection: Reflection | undefined,
  { type, x1, y1 }: { readonly type: 'C' | 'Q'; readonly x1: number; readonly y1: number },
): reflection is Reflection =>
  reflection?.type === type && Math.abs(reflection.x - x1) <= 1 && Math.abs(reflection.y - y1) <= 1;

/**
 * Whether `letter` may be omitted after `command`. A repeated letter may be omitted, except `m` and `z`. `l` may be
 * omitted after `m`, because further points of a moveto are linetos.
 */
const isImplied = (command: string, letter: string): boolean =>
  letter === command ? letter !== 'm' && letter !== 'z' : letter === 'l' && command === 'm';

/** Adds a space before a number if the grammar requires one (SVG 2, 9.3.9). */
const separated = (last: string, number: string): string => {
  if (number.startsWith('-') || isLetter(last)) return number;
  return number.startsWith('.') && last.includes('.') ? number : ` ${number}`;
};

const isLetter = (text: string): boolean => text >= 'A';
