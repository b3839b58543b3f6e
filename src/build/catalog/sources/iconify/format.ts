// Iconify's JSON format for icon sets, with validation.
// https://iconify.design/docs/types/iconify-json.html
import { DrawingError, SourceError } from '../../source.ts';
import { isLine } from '../../untrusted-text.ts';
import type { Affixes } from './affixes.ts';

/** The view box of an icon; what an icon leaves out, its set gives. */
export interface IconBox {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Flips, then quarter turns clockwise. */
export interface Rotation {
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

export interface IconifyIcon extends IconBox, Rotation {
  readonly body: string;
  /** Withdrawn by its publisher. */
  readonly hidden?: boolean;
}

export interface IconifyAlias extends IconBox, Rotation {
  readonly parent: string;
  readonly hidden?: boolean;
}

/** `icons` and `aliases` hold unchecked entries: `readIcon` and `readAlias` check one each. */
export interface IconifySet extends IconBox, Affixes {
  readonly icons: Readonly<Record<string, unknown>>;
  readonly aliases: Readonly<Record<string, unknown>>;
  /** Title → names of the icons in it. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks everything but the entries. `slug` names the set in messages. */
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

/** Throws a DrawingError for an entry that does not have the form of an icon. */
export const readIcon = (entry: unknown): IconifyIcon => {
  if (!isObject(entry) || typeof entry.body !== 'string') throw new DrawingError('has no SVG body');
  return { ...readCommon(entry), body: entry.body };
};

/** Throws a DrawingError for an entry that does not have the form of an alias. */
export const readAlias = (entry: unknown): IconifyAlias => {
  if (!isObject(entry) || typeof entry.parent !== 'string') throw new DrawingError('is an alias of no icon');
  return { ...readCommon(entry), parent: entry.parent };
};

const BOX = ['left', 'top', 'width', 'height'];
const FLAGS = ['hFlip', 'vFlip', 'hidden'];

const readCommon = (entry: JsonObject): Omit<IconifyIcon, 'body'> => {
  const fields = pick(entry, [...BOX, 'rotate', ...FLAGS]);
  const { rotate } = fields;
  const isWellFormed =
    isBox(fields) &&
    (rotate === undefined || Number.isInteger(rotate)) &&
    FLAGS.every(flag => fields[flag] === undefined || typeof fields[flag] === 'boolean');
  if (!isWellFormed) throw new DrawingError('has a malformed size, rotation or flag');
  return fields;
};

const pick = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.flatMap(key => (object[key] === undefined ? [] : [[key, object[key]]])));

const isBox = (fields: JsonObject): fields is JsonObject & IconBox =>
  BOX.every(key => fields[key] === undefined || Number.isFinite(fields[key]));

const isTitles = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(title => isLine(title));

const isCategories = (value: unknown): value is Record<string, string[]> =>
  isObject(value) &&
  Object.entries(value).every(
    ([title, names]) =>
      isLine(title) && Array.isArray(names) && names.every(name => typeof name === 'string'),
  );
