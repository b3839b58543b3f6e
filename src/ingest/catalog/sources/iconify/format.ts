// Parser of Iconify's JSON format for icon sets.
// https://iconify.design/docs/types/iconify-json.html

import { isObject } from '../../../../model/unknown-value.ts';
import { isLine } from '../../sanitize.ts';
import { DrawingError, SourceError } from '../../source.ts';

/** The view box of an icon, or the default view box of a set. */
export interface IconBox {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Transform of an icon: first the flips, then `rotate` quarter turns clockwise. */
export interface Rotation {
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

export interface IconifyIcon extends IconBox, Rotation {
  readonly body: string;
  readonly hidden?: boolean;
}

export interface IconifyAlias extends IconBox, Rotation {
  readonly parent: string;
  readonly hidden?: boolean;
}

/** Titles of styles by prefix or suffix, as in the set. '' stands for names without affix. */
export interface Affixes {
  readonly prefixes?: Readonly<Record<string, string>>;
  readonly suffixes?: Readonly<Record<string, string>>;
}

export interface IconifySet extends IconBox, Affixes {
  readonly icons: Readonly<Record<string, unknown>>;
  readonly aliases: Readonly<Record<string, unknown>>;
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

/** Validates a set, but not the entries for icons and aliases. `slug` names the set in error messages. */
export const readSet = (slug: string, json: unknown): IconifySet => {
  const fail = (field: string, form: string): never => {
    throw new SourceError(`${slug}: ${field} of the icon set must be ${form}`);
  };
  if (!isObject(json)) return fail('the JSON', 'an object');
  const { icons, aliases = {}, categories = {}, prefixes = {}, suffixes = {} } = json;
  if (!isObject(icons)) return fail('icons', 'an object');
  if (!isObject(aliases)) return fail('aliases', 'an object');
  if (!isCategories(categories)) return fail('categories', 'an object of arrays of names');
  if (!isTitles(prefixes)) return fail('prefixes', 'an object of titles');
  if (!isTitles(suffixes)) return fail('suffixes', 'an object of titles');
  const box = pick(json, BOX);
  if (!isBox(box)) return fail('left, top, width and height', 'numbers');
  return { ...box, icons, aliases, categories, prefixes, suffixes };
};

export const readIcon = (entry: unknown): IconifyIcon => {
  if (!isObject(entry) || typeof entry.body !== 'string') throw new DrawingError('has no SVG body');
  return { ...readCommon(entry), body: entry.body };
};

export const readAlias = (entry: unknown): IconifyAlias => {
  if (!isObject(entry) || typeof entry.parent !== 'string') throw new DrawingError('is an alias of no icon');
  return { ...readCommon(entry), parent: entry.parent };
};

const BOX = ['left', 'top', 'width', 'height'];
const FLAGS = ['hFlip', 'vFlip', 'hidden'];

const readCommon = (entry: Readonly<Record<string, unknown>>): Omit<IconifyIcon, 'body'> => {
  const fields = pick(entry, [...BOX, 'rotate', ...FLAGS]);
  const { rotate } = fields;
  const isWellFormed =
    isBox(fields) &&
    (rotate === undefined || Number.isInteger(rotate)) &&
    FLAGS.every(flag => fields[flag] === undefined || typeof fields[flag] === 'boolean');
  if (!isWellFormed) throw new DrawingError('has a malformed size, rotation or flag');
  return fields;
};

const pick = (
  object: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.flatMap(key => (object[key] === undefined ? [] : [[key, object[key]]])));

const isBox = (
  fields: Readonly<Record<string, unknown>>,
): fields is Readonly<Record<string, unknown>> & IconBox =>
  BOX.every(key => fields[key] === undefined || Number.isFinite(fields[key]));

const isTitles = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(title => isLine(title));

const isCategories = (value: unknown): value is Record<string, string[]> =>
  isObject(value) &&
  Object.entries(value).every(
    ([title, names]) =>
      isLine(title) && Array.isArray(names) && names.every(name => typeof name === 'string'),
  );
