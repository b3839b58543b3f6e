// Edits exported objects in scripts: Next.js metadata, Nuxt configuration. (Decision 111)

/** A member of an object or array literal, with its source offsets. In arrays, `key` is undefined. */
interface Member {
  readonly key: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly valueStart: number;
}

const PAIRS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The offset after the string, template, comment or bracket pair at `at`. Otherwise the next offset. */
const skip = (source: string, at: number): number => {
  const token = matchAt(STRING_OR_COMMENT, source, at);
  if (token !== undefined) return at + token.length;
  const close = PAIRS[source[at] ?? ''];
  let inner = at + 1;
  if (close === undefined) return inner;
  while (inner < source.length && source[inner] !== close) inner = skip(source, inner);
  return inner + 1;
};

/** A string, template or comment. It may be unterminated at the end of the source. */
const STRING_OR_COMMENT =
  /\/\/.*\n?|\/\*[\s\S]*?(?:\*\/|$)|'(?:\\[\s\S]|[^'\\])*'?|"(?:\\[\s\S]|[^"\\])*"?|`(?:\\[\s\S]|[^`\\])*`?/y;

const matchAt = (expression: RegExp, source: string, at: number): string | undefined => {
  expression.lastIndex = at;
  return expression.exec(source)?.[0];
};

const membersOf = (source: string, open: number): readonly Member[] => {
  const end = skip(source, open) - 1;
  const members: Member[] = [];
  let start = open + 1;
  for (let at = start; at <= end; ) {
    if (at === end || source[at] === ',') {
      const first = skipSpace(source, start);
      if (first < at) members.push(memberAt(source, first, first + source.slice(first, at).trimEnd().length));
      start = at + 1;
      at++;
    } else at = skip(source, at);
  }
  return members;
};

const skipSpace = (source: string, from: number): number => {
  let at = from;
  while (/^(?:\s|\/[/*])/.test(source.slice(at, at + 2))) at = skip(source, at);
  return at;
};

const memberAt = (source: string, start: number, end: number): Member => {
  const [head, quoted, plain] = /^(?:['"]([^'"]+)['"]|([\w$]+))\s*:\s*/.exec(source.slice(start, end)) ?? [];
  return { key: quoted ?? plain, start, end, valueStart: start + (head?.length ?? 0) };
};

const ICON_ENTRY =
  /\brel['"]?\s*:\s*['"](shortcut icon|icon|apple-touch-icon|mask-icon|manifest)['"]|['"](theme-color|apple-mobile-web-app-title)['"]|\/apple-touch-startup-\d|^\{\s*(url|color|media)\b/;

/**
 * Merges the literal `addition` into the literal of `source` at `open`. Merges objects by key. In arrays, replaces the
 * members that describe a favicon. Replaces all other values. Returns the changed source.
 */
export const mergeLiteral = (source: string, open: number, addition: string): string => {
  const added = membersOf(addition, 0);
  const textOf = ({ start, end }: Member) => addition.slice(start, end);
  if (source[open] === '[') {
    const own = membersOf(source, open).filter(({ start, end }) => ICON_ENTRY.test(source.slice(start, end)));
    const rest = own.toReversed().reduce(removeMember, source);
    return added.length === 0 ? rest : insertMembers(rest, open, added.map(textOf));
  }
  return added.reduce((text, member) => {
    const present = membersOf(text, open).find(({ key }) => key === member.key);
    if (!present) return insertMembers(text, open, [textOf(member)]);
    const value = addition.slice(member.valueStart, member.end);
    const bracket = text[present.valueStart];
    if (bracket === value[0] && (bracket === '{' || bracket === '['))
      return mergeLiteral(text, present.valueStart, value);
    const indented = reindent(value, indentAt(text, present.start));
    return text.slice(0, present.valueStart) + indented + text.slice(present.end);
  }, source);
};

/** Removes a member with its comma, and also the line if nothing else is on it. */
const removeMember = (source: string, { start, end }: Member): string => {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const isAlone = source.slice(lineStart, start).trim() === '';
  const rest = source.slice(end + comma);
  const lineBreak = /^[ \t]*\n/.exec(rest)?.[0].length;
  return isAlone && lineBreak !== undefined
    ? source.slice(0, lineStart) + rest.slice(lineBreak)
    : source.slice(0, start) + rest;
};

const indentAt = (source: string, at: number): string =>
  /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** Replaces the common indentation of all lines except the first by `indent`. */
const reindent = (text: string, indent: string): string => {
  const [first = '', ...lines] = text.split('\n');
  const smallest = Math.min(...lines.map(line => line.length - line.trimStart().length));
  return [first, ...lines.map(line => indent + line.slice(smallest))].join('\n');
};

const insertMembers = (source: string, open: number, members: readonly string[]): string => {
  const outer = indentAt(source, open);
  const end = skip(source, open) - 1;
  const body = source.slice(open + 1, end).trimEnd();
  const separator = body === '' || body.endsWith(',') ? '' : ',';
  const lines = members.map(member => `\n${outer}  ${reindent(member, `${outer}  `)},`).join('');
  return `${source.slice(0, open + 1)}${body}${separator}${lines}\n${outer}${source.slice(end)}`;
};

/** An object literal that a script exports. */
interface ExportedObject {
  /** The offset of the brace that opens the object in a script. */
  readonly open: (source: string) => number | undefined;
  /** Removes members that would add icons. */
  readonly clean?: (source: string, open: number) => string;
  /** Matches scripts that compute the object, so that only their author can change it. */
  readonly computed: RegExp;
}

const ICON_RELATION =
  /\brel['"]?\s*:\s*['"](?:shortcut icon|icon|apple-touch-icon(?:-precomposed)?|mask-icon|fluid-icon|manifest)['"]|\/apple-touch-startup-\d/;

/** Removes `icons.shortcut` and the icons and manifests in `icons.other`, which Next.js links in addition. */
const removeOtherIcons = (source: string, open: number): string => {
  const icons = membersOf(source, open).find(({ key }) => key === 'icons');
  if (icons === undefined || source[icons.valueStart] !== '{') return source;
  const members = membersOf(source, icons.valueStart);
  const other = members.find(({ key }) => key === 'other');
  const list =
    other !== undefined && source[other.valueStart] === '[' ? membersOf(source, other.valueStart) : [];
  const icon = (member: Member) => ICON_RELATION.test(source.slice(member.start, member.end));
  const isWhole = (member: Member) =>
    member.key === 'shortcut' || (member.key === 'other' && icon(member) && list.every(icon));
  const removed = [...members.filter(isWhole), ...(other && isWhole(other) ? [] : list.filter(icon))];
  return removed.sort((one, another) => another.start - one.start).reduce(removeMember, source);
};

const METADATA: readonly ExportedObject[] = ['metadata', 'viewport'].map(name => ({
  ...(name === 'metadata' && { clean: removeOtherIcons }),
  open: source => endOfMatch(source, new RegExp(`export\\s+const\\s+${name}\\b[^={]{0,200}=\\s*(?=\\{)`)),
  computed: new RegExp(
    `\\b(generate${name[0]?.toUpperCase()}${name.slice(1)}\\b|export\\s+const\\s+${name}\\b)`,
  ),
}));

const ROUTE_LINKS =
  /export\s+(?:const\s+links\b[^=]{0,200}=\s*\([^)]{0,200}\)\s*=>\s*|function\s+links\b[^{]{0,200}\{\s*return\s*)(?=\[)/;

/** Removes the icon links from the array that the `links` function of a React Router route returns. */
export const removeRouteIcons = (source: string): string => {
  const open = endOfMatch(source, ROUTE_LINKS);
  return open === undefined ? source : mergeLiteral(source, open, '[]');
};

/** A configuration that a file exports as an object, up to the brace. */
const EXPORTED_OBJECT =
  /(?:\bexport\s+default|\bmodule\.exports\s*=)\s*(?:[\w$.\s(]{0,80}\bdefine\w{0,20}Config\s*\(\s*)?(?=\{)/;
/** The names in an exported or returned expression, for example `withMDX(config)`. */
const EXPORTED_NAMES = /(?:\bexport\s+(?:default\b|\{)|\bmodule\.exports\s*=|\breturn\b)([\w$.\s(),]*)/g;
const NAMED_OBJECT = /\bconst\s+(\w+)[^=\n]{0,80}=\s*(?:define\w{0,20}Config\s*\(\s*)?(?=\{)/g;
const DEFINED_OBJECT = /\bdefine\w{0,20}Config\s*\(\s*(?=\{)/;
/** A function that returns the configuration: `defineConfig(({ mode }) => ({`, or with a statement `return {`. */
const RETURNED_OBJECT =
  /(?:\bdefine\w{0,20}Config\s*\(|\bexport\s+default|\bmodule\.exports\s*=)\s*(?:async\s*)?\([^()]{0,200}\)\s*(?::\s*[\w.<>[\]]{1,80}\s*)?=>\s*(?:\(\s*|\{[\s\S]{0,4000}?\breturn\s+)(?=\{)/;

/** The offset of the brace of the object that a configuration file exports, directly or by name. */
const openConfiguration = (source: string): number | undefined => {
  const objects = [...source.matchAll(NAMED_OBJECT)].map(
    ({ 0: head, 1: name, index }) => [name, index + head.length] as const,
  );
  const names = [...source.matchAll(EXPORTED_NAMES)].flatMap(([, text = '']) => text.match(/[\w$]+/g) ?? []);
  const exported = names.find(name => objects.some(([object]) => object === name));
  return (
    endOfMatch(source, EXPORTED_OBJECT) ??
    objects.find(([name]) => name === exported)?.[1] ??
    endOfMatch(source, DEFINED_OBJECT) ??
    endOfMatch(source, RETURNED_OBJECT) ??
    endOfMatch(source, JSON_OBJECT)
  );
};

const JSON_OBJECT = /^\ufeff?\s*(?=\{)/;

/** The source of a configuration member, such as `app.baseURL`, from its start. `*` takes the first member that has it. */
const configuredValue = (
  source: string,
  path: string,
  open = openConfiguration(source),
): string | undefined => {
  const at = (open: number, [name, ...rest]: readonly string[]): number | undefined => {
    if (name === undefined) return open;
    if (source[open] !== '{' && source[open] !== '[') return undefined;
    return membersOf(source, open)
      .filter(({ key }) => name === '*' || key === name)
      .map(({ valueStart }) => at(valueStart, rest))
      .find(value => value !== undefined);
  };
  const value = open === undefined ? undefined : at(open, path.split('.'));
  return value === undefined ? undefined : source.slice(value);
};

const STRING = /^(['"`])([^'"`$\\]*)\1/;

/** The string literal of a member of the configuration, or of the metadata of Next.js. Undefined for other values. */
export const configuredString = (
  source: string,
  path: string,
  kind: keyof typeof SCRIPT_OBJECTS = 'config',
): string | undefined =>
  STRING.exec(configuredValue(source, path, SCRIPT_OBJECTS[kind][0]?.open(source)) ?? '')?.[2];

/** `resolve(__dirname, 'a', 'b')` and `fileURLToPath(new URL('./a', import.meta.url))`, from the folder of the file. */
const RESOLVED_PATH =
  /^(?:path\.)?(?:resolve|join)\(\s{0,20}(?:__dirname|import\.meta\.dirname|process\.cwd\(\))\s{0,20},([^()]{0,300})\)/;
const URL_PATH =
  /^(?:fileURLToPath\(\s*)?new URL\(\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*,\s*import\.meta\.url\s*\)/;

/**
 * The path in a configuration member: relative to another setting or, with a leading slash, to the folder of the file.
 * Null for a path that code computes, undefined without the member.
 */
export const configuredPath = (source: string, path: string): string | null | undefined => {
  const value = configuredValue(source, path);
  if (value === undefined) {
    // An object that cannot be found may have the member.
    if (openConfiguration(source) !== undefined) return undefined;
    const keys: readonly string[] = source.match(/[\w-]{1,40}(?=\s{0,9}:)/g) ?? [];
    return keys.includes(path.split('.').at(-1) ?? '') ? null : undefined;
  }
  const literal = STRING.exec(value)?.[2];
  if (literal !== undefined) return literal === '' || literal.startsWith('/') ? null : literal;
  const name = /^[A-Za-z_$][\w$]*(?=\s*[,}\n])/.exec(value)?.[0];
  const constant = [...source.matchAll(/\bconst\s+([\w$]+)\s*=\s*/g)].find(match => match[1] === name);
  const expression = constant ? source.slice(constant.index + constant[0].length) : value;
  const named = constant ? STRING.exec(expression)?.[2] : undefined;
  if (named) return named.startsWith('/') ? null : named;
  const parts = RESOLVED_PATH.exec(expression)?.[1]
    ?.split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const names = parts?.map(part => STRING.exec(part)?.[2]);
  const url = URL_PATH.exec(expression);
  const resolved = names?.every(name => name !== undefined) ? names.join('/') : (url?.[1] ?? url?.[2]);
  return resolved === undefined ? null : `/${resolved}`;
};

export const SCRIPT_OBJECTS: Readonly<Record<'next-metadata' | 'config', readonly ExportedObject[]>> = {
  'next-metadata': METADATA,
  config: [{ open: openConfiguration, computed: /export\s+(?:default\b|\{)|module\.exports/ }],
};

/** Merges the objects that `code` exports into `source`. Undefined if `source` computes one of them. */
export const mergeExports = (
  source: string,
  code: string,
  objects: readonly ExportedObject[],
): string | undefined =>
  objects.reduce<string | undefined>((text, object) => {
    const addition = object.open(code);
    if (addition === undefined || text === undefined) return text;
    return mergeExport(text, code.slice(addition), object, code);
  }, source);

const endOfMatch = (source: string, expression: RegExp): number | undefined => {
  const match = expression.exec(source);
  return match ? match.index + match[0].length : undefined;
};

const mergeExport = (
  text: string,
  addition: string,
  object: ExportedObject,
  code: string,
): string | undefined => {
  const open = object.open(text);
  if (open !== undefined) return mergeLiteral(object.clean?.(text, open) ?? text, open, addition);
  if (object.computed.test(text)) return undefined;
  // Blank lines separate statements in generated code.
  const statements = code.trimEnd().split('\n\n');
  const statement = statements.find(each => object.open(each) !== undefined) ?? code;
  const imports = [...text.matchAll(/^import\b[^;]*?(?:from\s*)?['"][^'"]+['"];?[ \t]*\n/gm)].at(-1);
  const at = imports ? imports.index + imports[0].length : 0;
  return `${text.slice(0, at)}\n${statement}\n\n${text.slice(at).replace(/^\n+/, '')}`.replace(/^\n/, '');
};
