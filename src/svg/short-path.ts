// Short path data.
import { withoutLeadingZero } from './element.ts';
import { arcParameters, mapPoints, type PathSegment, type Point } from './path.ts';

/**
 * Writes a path as short path data: relative commands, `h` and `v` for lines along an axis, `s` and `t` for smooth
 * curves. Coordinates are rounded to `digits` decimals before differences are taken, so that errors do not accumulate. A
 * control point within one unit of the last decimal of the reflection counts as reflected. The text starts with an
 * absolute moveto. (Absolute commands where they are shorter would save another 2 %, but compress worse.)
 */
export const shortPath = (path: readonly PathSegment[], digits: number): string => {
  const writer = new PathWriter(10 ** digits);
  for (const segment of path) writer.write(segment);
  return writer.text;
};

/** The reflection of the last control point, with the command that set it. */
interface Reflection extends Point {
  readonly type: 'C' | 'Q';
}

class PathWriter {
  text = '';
  /** Steps per user unit; a step is a unit of the last decimal. All points below are in steps. */
  readonly #unit: number;
  #at: Point = { x: 0, y: 0 };
  #reflection: Reflection | undefined;
  #command = '';
  /** The last token. */
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
        // The control point of `t` is the reflection itself.
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

  /** The segment with its points in steps. */
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

  /** The difference from the current point, in user units. */
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

/** Whether the first control point of a curve is, within one unit, the reflection of the last one. */
const isReflected = (
  reflection: Reflection | undefined,
  { type, x1, y1 }: { readonly type: 'C' | 'Q'; readonly x1: number; readonly y1: number },
): reflection is Reflection =>
  reflection?.type === type && Math.abs(reflection.x - x1) <= 1 && Math.abs(reflection.y - y1) <= 1;

/** Whether `letter` may be omitted after `command`: it repeats it, or is the lineto after a relative moveto. */
const isImplied = (command: string, letter: string): boolean =>
  letter === command ? letter !== 'm' && letter !== 'z' : letter === 'l' && command === 'm';

/** Adds a space before a number if the grammar needs one after `last` (SVG 2, 9.3.9). */
const separated = (last: string, number: string): string => {
  if (number.startsWith('-') || isLetter(last)) return number;
  return number.startsWith('.') && last.includes('.') ? number : ` ${number}`;
};

const isLetter = (text: string): boolean => text >= 'A';
