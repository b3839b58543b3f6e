// JavaScript literals as source code.

export type Literal = string | readonly Literal[] | { readonly [name: string]: Literal };

/** Lists and objects have one item per line; objects of strings in a list are on one line. */
export const toLiteral = (value: Literal, indentation = ''): string => {
  if (typeof value === 'string') return quote(value);
  const inner = `${indentation}  `;
  if (isList(value)) {
    const items = value.map(
      item => `${inner}${isFlat(item) ? inlineObject(item) : toLiteral(item, inner)},\n`,
    );
    return `[\n${items.join('')}${indentation}]`;
  }
  const members = Object.entries(value).map(
    ([name, item]) => `${inner}${key(name)}: ${toLiteral(item, inner)},\n`,
  );
  return `{\n${members.join('')}${indentation}}`;
};

type StringObject = Readonly<Record<string, string>>;

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

const isFlat = (value: Literal): value is StringObject =>
  typeof value === 'object' && !isList(value) && Object.values(value).every(item => typeof item === 'string');

const inlineObject = (value: StringObject): string =>
  `{ ${Object.entries(value)
    .map(([name, item]) => `${key(name)}: ${quote(item)}`)
    .join(', ')} }`;

const key = (name: string): string =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quote(name);

/** A string literal in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
