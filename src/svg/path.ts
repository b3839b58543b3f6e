// Paths with absolute coordinates, and their parser (SVG 2, 9.3). (Decision 027)

/**
 * A command with absolute coordinates that ends at (x, y). Z ends at the start of the subpath. The parser converts H
 * and V to L, S to C and T to Q.
 */
export type PathSegment = MoveSegment | CloseSegment | DrawingSegment;

/** A command that draws from the current point to (x, y). */
export type DrawingSegment = LineSegment | QuadraticSegment | CubicSegment | ArcSegment;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MoveSegment extends Point {
  readonly type: 'M';
}

interface CloseSegment extends Point {
  readonly type: 'Z';
}

export interface LineSegment extends Point {
  readonly type: 'L';
}

interface QuadraticSegment extends Point {
  readonly type: 'Q';
  readonly x1: number;
  readonly y1: number;
}

export interface CubicSegment extends Point {
  readonly type: 'C';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** An elliptical arc. `rotation` is in degrees; `isClockwise` is the sweep flag. */
export interface ArcSegment extends Point {
  readonly type: 'A';
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** Parses path data up to the first error, as renderers do. */
export const parsePath = (text: string): readonly PathSegment[] => new PathParser(text).parse();

/** Parses path data, which may be empty. Returns undefined if it has an error. */
export const parseValidPath = (text: string): readonly PathSegment[] | undefined => {
  const parser = new PathParser(text);
  const segments = parser.parse();
  return parser.isAtEnd() ? segments : undefined;
};

/** Powers of ten that a double represents exactly: dividing by them rounds correctly. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MAX_DIGITS = 15;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** All numbers in a list such as the attribute `points`, whatever separates them. */
export const numbersIn = (text: string): readonly number[] => (text.match(NUMBERS) ?? []).map(Number);

class PathParser {
  readonly #text: string;
  #at = 0;
  /** Whether a number, a flag or the first moveto was missing. */
  #failed = false;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): readonly PathSegment[] {
    const segments: PathSegment[] = [];
    let start: Point = { x: 0, y: 0 };
    let last: PathSegment | undefined;
    for (let letter = this.#letter(''); letter; letter = this.#letter(letter)) {
      const segment = this.#segment(letter, last, start);
      if (!segment || this.#failed) break;
      if (segment.type === 'M') start = segment;
      last = segment;
      segments.push(segment);
    }
    return segments;
  }

  isAtEnd(): boolean {
    return !this.#failed && this.#at >= this.#text.length;
  }

  /** The letter of the next command, which `previous` may imply. Empty at the end and before a syntax error. */
  #letter(previous: string): string {
    this.#skipSeparators();
    const letter = this.#text.charAt(this.#at);
    if (/[MLHVCSQTAZ]/i.test(letter)) {
      this.#at++;
      return letter;
    }
    if (letter === '' || previous === '' || previous === 'Z' || previous === 'z') return '';
    // Further points after a moveto are implicit lineto commands (SVG 2, 9.3.3).
    return previous === 'm' ? 'l' : previous === 'M' ? 'L' : previous;
  }

  /** Parses the operands of a command. Returns undefined if the path does not start with a moveto. */
  #segment(letter: string, last: PathSegment | undefined, start: Point): PathSegment | undefined {
    const name = letter.toUpperCase();
    if (!last && name !== 'M') {
      this.#failed = true;
      return undefined;
    }
    const { x, y } = last ?? start;
    const isRelative = letter !== name;
    const nextX = isRelative ? () => this.#number() + x : () => this.#number();
    const nextY = isRelative ? () => this.#number() + y : () => this.#number();
    switch (name) {
      case 'M':
        return { type: 'M', x: nextX(), y: nextY() };
      case 'L':
        return { type: 'L', x: nextX(), y: nextY() };
      case 'H':
        return { type: 'L', x: nextX(), y };
      case 'V':
        return { type: 'L', x, y: nextY() };
      case 'C':
        return { type: 'C', x1: nextX(), y1: nextY(), x2: nextX(), y2: nextY(), x: nextX(), y: nextY() };
      case 'S': {
        const [x1, y1] = last?.type === 'C' ? reflected(last.x2, last.y2, last) : [x, y];
        return { type: 'C', x1, y1, x2: nextX(), y2: nextY(), x: nextX(), y: nextY() };
      }
      case 'Q':
        return { type: 'Q', x1: nextX(), y1: nextY(), x: nextX(), y: nextY() };
      case 'T': {
        const [x1, y1] = last?.type === 'Q' ? reflected(last.x1, last.y1, last) : [x, y];
        return { type: 'Q', x1, y1, x: nextX(), y: nextY() };
      }
      case 'A': {
        const [rx, ry, rotation] = [this.#number(), this.#number(), this.#number()];
        const [isLarge, isClockwise] = [this.#flag(), this.#flag()];
        return { type: 'A', rx, ry, rotation, isLarge, isClockwise, x: nextX(), y: nextY() };
      }
      default:
        return { type: 'Z', x: start.x, y: start.y };
    }
  }

  #flag(): boolean {
    this.#skipSeparators();
    const digit = this.#text.charAt(this.#at++);
    this.#failed ||= digit !== '0' && digit !== '1';
    return digit === '1';
  }

  #number(): number {
    this.#skipSeparators();
    const text = this.#text;
    const start = this.#at;
    let at = start;
    let code = text.charCodeAt(at);
    const isNegative = code === 45;
    if (isNegative || code === 43) code = text.charCodeAt(++at);
    let [value, digits, decimals] = [0, 0, 0];
    for (; isDigit(code); digits++, code = text.charCodeAt(++at)) value = value * 10 + code - 48;
    if (code === 46)
      for (code = text.charCodeAt(++at); isDigit(code); decimals++, code = text.charCodeAt(++at))
        value = value * 10 + code - 48;
    digits += decimals;
    this.#failed ||= digits === 0;
    this.#at = at;
    const power = POWERS[decimals];
    if (code === 69 || code === 101 || digits > MAX_DIGITS || power === undefined)
      return this.#longNumber(start);
    return isNegative ? -value / power : value / power;
  }

  /** Parses a number with an exponent or with many digits. */
  #longNumber(start: number): number {
    const [text = ''] = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(this.#text.slice(start)) ?? [];
    this.#at = start + text.length;
    return Number.parseFloat(text);
  }

  #skipSeparators(): void {
    for (let code = this.#text.charCodeAt(this.#at); code <= 32 || code === 44; )
      code = this.#text.charCodeAt(++this.#at);
  }
}

/** Reflects a control point through the end point of its curve. */
const reflected = (controlX: number, controlY: number, { x, y }: Point): readonly [number, number] => [
  x - (controlX - x),
  y - (controlY - y),
];

/** Writes path data without rounding. */
export const writePath = (segments: readonly PathSegment[]): string =>
  segments.map((segment, index) => writeSegment(segment, segments[index - 1])).join('');

const writeSegment = (segment: PathSegment, previous: Point | undefined): string => {
  const { type, x, y } = segment;
  switch (type) {
    case 'Z':
      return type;
    case 'L':
      if (y === previous?.y) return `H ${x}`;
      return x === previous?.x ? `V ${y}` : `L ${x} ${y}`;
    case 'Q':
      return [type, segment.x1, segment.y1, x, y].join(' ');
    case 'C':
      return [type, segment.x1, segment.y1, segment.x2, segment.y2, x, y].join(' ');
    case 'A':
      return [type, ...arcParameters(segment), x, y].join(' ');
    default:
      return [type, x, y].join(' ');
  }
};

/** The numbers of an arc before the end point, in the order of the grammar. */
export const arcParameters = ({ rx, ry, rotation, isLarge, isClockwise }: ArcSegment): readonly number[] => [
  rx,
  ry,
  rotation,
  Number(isLarge),
  Number(isClockwise),
];

/** Applies a map to the points of a segment. Does not change the radii and the rotation of an arc. */
export const mapPoints = (segment: PathSegment, map: (x: number, y: number) => Point): PathSegment => {
  const { x, y } = map(segment.x, segment.y);
  if (segment.type === 'Q') {
    const control = map(segment.x1, segment.y1);
    return { type: 'Q', x1: control.x, y1: control.y, x, y };
  }
  if (segment.type === 'C') {
    const [first, second] = [map(segment.x1, segment.y1), map(segment.x2, segment.y2)];
    return { type: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x, y };
  }
  return { ...segment, x, y };
};
