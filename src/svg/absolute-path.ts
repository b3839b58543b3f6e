// Parser of path data (SVG 2, 9.3) to absolute commands.

/** Numbers of each command: coordinates x, y, …; for A also the radii, the rotation and two flags. */
export const PARAMETERS = { M: 2, L: 2, C: 6, Q: 4, A: 7, Z: 0 } as const;

export type Command = keyof typeof PARAMETERS;

/** Commands in drawing order, and the numbers of all commands. Lines along an axis are L, smooth curves are C and Q. */
export interface AbsolutePath {
  readonly commands: readonly Command[];
  readonly numbers: readonly number[];
}

/** Maps a point p to `scale · p + (x, y)`. */
export interface Scaling {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Parses path data up to the first error, as renderers do, and scales it. */
export const parsePath = (text: string, { scale, x: left, y: top }: Scaling = UNSCALED): AbsolutePath => {
  const scanner = new PathScanner(text);
  const commands: Command[] = [];
  const numbers: number[] = [];
  // The current point and the start of the subpath, not scaled; the last control point, scaled.
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  let last: Command | undefined;
  const scaledX = (value: number): number => value * scale + left;
  const scaledY = (value: number): number => value * scale + top;
  for (let letter = scanner.command(''); letter; letter = scanner.command(letter)) {
    const name = letter.toUpperCase();
    if (!last && name !== 'M') break;
    const command = COMMANDS[name] as Command;
    const isRelative = letter !== name;
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const readX = (): number => scanner.number() + baseX;
    const readY = (): number => scanner.number() + baseY;
    const values: number[] = [];
    if (command === 'A') {
      values.push(scanner.number() * scale, scanner.number() * scale, scanner.number());
      values.push(scanner.flag(), scanner.flag());
    }
    // Smooth curves reflect the control point of the last curve of the same kind.
    if (name === 'S' || name === 'T') {
      const [currentX, currentY] = [scaledX(x), scaledY(y)];
      values.push(
        last === command ? -(controlX - currentX) + currentX : currentX,
        last === command ? -(controlY - currentY) + currentY : currentY,
      );
    }
    while (values.length < PARAMETERS[command] - 2) values.push(scaledX(readX()), scaledY(readY()));
    if (command === 'C' || command === 'Q') [controlX, controlY] = values.slice(-2) as [number, number];
    const nextX = command === 'Z' ? startX : name === 'V' ? x : readX();
    const nextY = command === 'Z' ? startY : name === 'H' ? y : readY();
    if (scanner.failed) break;
    if (command === 'M') [startX, startY] = [nextX, nextY];
    if (command !== 'Z') values.push(scaledX(nextX), scaledY(nextY));
    commands.push(command);
    for (const value of values) numbers.push(value);
    [x, y, last] = [nextX, nextY, command];
  }
  return { commands, numbers };
};

/** The commands that replace those of the grammar. */
const COMMANDS: Readonly<Record<string, Command>> = {
  M: 'M',
  L: 'L',
  H: 'L',
  V: 'L',
  C: 'C',
  S: 'C',
  Q: 'Q',
  T: 'Q',
  A: 'A',
  Z: 'Z',
};

const UNSCALED: Scaling = { scale: 1, x: 0, y: 0 };

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Powers of ten that are exact: a division by one of them rounds correctly. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MAX_DIGITS = 15;

class PathScanner {
  readonly #text: string;
  #at = 0;
  /** Whether a number or a flag was missing. */
  failed = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next command, or the implied one after `previous`; '' at the end and before a syntax error. */
  command(previous: string): string {
    this.#skipSeparators();
    const letter = this.#text.charAt(this.#at);
    if (/[MLHVCSQTAZ]/i.test(letter)) {
      this.#at++;
      return letter;
    }
    if (letter === '' || previous === 'Z' || previous === 'z') return '';
    // Further points of a moveto are lines.
    return previous === 'm' ? 'l' : previous === 'M' ? 'L' : previous;
  }

  flag(): number {
    this.#skipSeparators();
    const digit = this.#text.charCodeAt(this.#at++) - 48;
    this.failed ||= !(digit === 0 || digit === 1);
    return digit;
  }

  number(): number {
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
    this.failed ||= digits === 0;
    this.#at = at;
    if (code === 69 || code === 101 || digits > MAX_DIGITS) return this.#longNumber(start);
    value /= POWERS[decimals] as number;
    return isNegative ? -value : value;
  }

  /** A number with an exponent or with many digits. */
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
