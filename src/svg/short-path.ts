// Short path data.

import { type AbsolutePath, PARAMETERS } from './absolute-path.ts';
import { withoutLeadingZero } from './element.ts';

/** The smooth variant of a curve command: its first control point is the reflection of the previous one. */
const SMOOTH: Readonly<Record<string, string>> = { C: 's', Q: 't' };

/** A control point in units of the last decimal, with the command that set it. */
interface ControlPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Writes a path as short path data: relative commands, `h` and `v`
 * for lines along an axis, `s` and `t` for smooth curves. Coordinates are rounded to `digits` decimals before differences
 * are taken, so that errors do not accumulate. A control point within one unit of the last decimal of the reflection
 * counts as reflected. The text starts with an absolute moveto. (Absolute commands where they are shorter would save
 * another 2 %, but compress worse.)
 */
export const shortPath = (path: AbsolutePath, digits: number): string => {
  const unit = 10 ** digits;
  let text = '';
  let [command, last] = ['', ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let reflection: ControlPoint | undefined;

  const append = (letter: string, numbers: readonly number[]): void => {
    if (!isImplied(command, letter)) text += last = letter;
    for (const number of numbers) text += last = separated(last, withoutLeadingZero(String(number)));
    command = letter;
  };
  /** Differences of coordinates x, y, x, y, … from the current point, in user units. */
  const relative = (coordinates: readonly number[]): readonly number[] =>
    coordinates.map((value, index) => (value - (index % 2 === 0 ? x : y)) / unit);

  const appendLine = (toX: number, toY: number): void => {
    if (toY === y) append('h', [(toX - x) / unit]);
    else if (toX === x) append('v', [(toY - y) / unit]);
    else append('l', relative([toX, toY]));
  };

  const appendCurve = (name: string, coordinates: readonly number[]): void => {
    const [firstX, firstY] = coordinates as [number, number];
    const smooth =
      reflection?.name === name &&
      Math.abs(reflection.x - firstX) <= 1 &&
      Math.abs(reflection.y - firstY) <= 1
        ? reflection
        : undefined;
    if (smooth) append(SMOOTH[name] as string, relative(coordinates.slice(2)));
    else append(name.toLowerCase(), relative(coordinates));
    // The control point of `t` is the reflection itself.
    const [controlX, controlY] =
      name === 'Q' && smooth ? [smooth.x, smooth.y] : (coordinates.slice(-4) as [number, number]);
    const [toX, toY] = coordinates.slice(-2) as [number, number];
    reflection = { name, x: 2 * toX - controlX, y: 2 * toY - controlY };
  };

  let at = 0;
  for (const name of path.commands) {
    const values = path.numbers.slice(at, at + PARAMETERS[name]);
    at += values.length;
    if (name === 'Z') {
      append('z', []);
      [x, y] = [startX, startY];
      reflection = undefined;
      continue;
    }
    const rounded = values.map(value => Math.round(value * unit));
    const [toX, toY] = rounded.slice(-2) as [number, number];
    if (name === 'C' || name === 'Q') appendCurve(name, rounded);
    else {
      reflection = undefined;
      if (name === 'A')
        append('a', [
          ...rounded.slice(0, 3).map(value => value / unit),
          ...values.slice(3, 5),
          ...relative([toX, toY]),
        ]);
      else if (name !== 'M') appendLine(toX, toY);
      else if (text === '') append('M', [toX / unit, toY / unit]);
      else append('m', relative([toX, toY]));
    }
    [x, y] = [toX, toY];
    if (name === 'M') [startX, startY] = [x, y];
  }
  return text;
};

/** Whether `letter` may be omitted after `command`: it repeats it, or is the lineto after a relative moveto. */
const isImplied = (command: string, letter: string): boolean =>
  letter === command ? letter !== 'm' && letter !== 'z' : letter === 'l' && command === 'm';

/** Adds a space before a number if the grammar needs one after `last` (SVG 2, 9.3.9). */
const separated = (last: string, number: string): string => {
  if (number.startsWith('-') || isLetter(last)) return number;
  return number.startsWith('.') && last.includes('.') ? number : ` ${number}`;
};

const isLetter = (text: string): boolean => text >= 'A';
