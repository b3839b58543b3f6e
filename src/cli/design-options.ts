// Command-line options for a design: one per export field.
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { ExportBody } from '../client/api-types.ts';
import { DESIGN_FILE, flagOf, parseDesign, type Variants, variantOf } from '../contract/design.ts';
import { textOfBytes } from '../contract/export/artwork-data.ts';
import { isEmoji } from '../contract/export/drawn-text.ts';
import { EXPORT_FIELD_NAMES, EXPORT_FIELDS, type ExportFieldName } from '../contract/export/export-fields.ts';
import { ICON_NAME_FORM, parseIconName } from '../contract/export/export-request.ts';
import { type Context, usageError } from './context.ts';
import { type ReadArtwork, readArtworkFiles } from './project-files.ts';
import { readIfPresent } from './write-files.ts';

const SHORT_FLAGS: Partial<Readonly<Record<ExportFieldName, string>>> = { include_dark_mode: '--dark' };

const flagsOf = (field: ExportFieldName): string =>
  [SHORT_FLAGS[field] ?? [], flagOf(field)].flat().join(', ');

/** The flags that turn a boolean off, also one that favsmith.json turns on: `--no-dark, --no-include-dark-mode`. */
const offFlagsOf = (field: ExportFieldName): string => flagsOf(field).replaceAll('--', '--no-');

/** Writes booleans with a value as flags without: `--trim=false` as `--no-trim`. */
export const withoutBooleanValues = (argv: readonly string[]): readonly string[] =>
  argv.map(argument => {
    const [, flag, value] = /^(--[\w-]+)=(true|false)$/.exec(argument) ?? [];
    const isBoolean = FLAG_FIELDS.some(
      field =>
        EXPORT_FIELDS[field].type === 'boolean' &&
        flagsOf(field)
          .split(', ')
          .includes(flag ?? ''),
    );
    if (!isBoolean) return argument;
    return value === 'true' ? `${flag}` : `--no-${flag?.slice(2)}`;
  });

const FLAG_FIELDS = EXPORT_FIELD_NAMES.filter(field => field !== 'library' && field !== 'name');

/** Names of values in the help, by the types of fields that have another name. */
const VALUE_NAMES: Partial<Readonly<Record<string, string>>> = { artwork: 'file' };

const designHelp = (command: string): string => `
Design (all options: favsmith design):
  --text <AB>         one or two initials instead of an icon
  --emoji <emoji>     an emoji instead of an icon
  --artwork <file>    your own logo instead of an icon
  --style <name>      style of the icon, such as filled
  --bg, --fg <color>  plate and ink, in CSS colors; none: no plate
  --shape <name>      rounded-square, circle or none
  --include-dark-mode dark mode; short: --dark
  --site-name <name>  name in the manifest${command === 'preview' ? '' : FRAMEWORK_HELP}`;

const FRAMEWORK_HELP = `
  --framework <id>    vite, next-app, astro, …: its steps come first; install recognizes it`;

export const addDesignOptions = (command: Command): Command => {
  command.argument(
    '[icon]',
    'library/name or library/name/style, such as lucide/rocket, an emoji, or a file: ./logo.svg',
  );
  for (const field of FLAG_FIELDS) {
    const { type, ...row } = EXPORT_FIELDS[field];
    const flags = type === 'boolean' ? flagsOf(field) : `${flagsOf(field)} <${VALUE_NAMES[type] ?? type}>`;
    // Hides the option, because the help with all options would not fit on a screen.
    const option = new Option(flags).hideHelp();
    // Choices are only for shell completion: the contract validates the value.
    if ('choices' in row) option.argChoices = [...row.choices];
    command.addOption(option);
    if (type === 'boolean') command.addOption(new Option(offFlagsOf(field)).hideHelp());
  }
  command.addOption(new Option('--variant <name>').hideHelp());
  return command.addHelpText('after', designHelp(command.name()));
};

/** Maximum length of the choices that the help lists in the flag (`a|b|c`). It lists longer ones after the description. */
const MAX_LISTED = 36;

export const describeDesignOptions = (): string =>
  FLAG_FIELDS.map(field => {
    const { type, description, ...row } = EXPORT_FIELDS[field];
    const choices: readonly string[] = 'choices' in row ? row.choices : [];
    const isShort = choices.length > 0 && choices.join('|').length <= MAX_LISTED;
    const value = type === 'boolean' ? '' : ` <${isShort ? choices.join('|') : (VALUE_NAMES[type] ?? type)}>`;
    const values = isShort || choices.length === 0 ? '' : ` One of ${choices.join(', ')}.`;
    const range = 'minimum' in row && !('wraps' in row) ? ` From ${row.minimum} to ${row.maximum}.` : '';
    const fallback = 'default' in row && type !== 'boolean' ? ` Default: ${row.default}.` : '';
    const off = type === 'boolean' ? ` Off: ${offFlagsOf(field)}.` : '';
    return `${flagsOf(field)}${value}\n${indented(description + values + range + fallback + off)}`;
  }).join('\n');

const indented = (text: string): string => text.replace(/(.{1,72})(?: |$)/g, '    $1\n').trimEnd();

export type OptionValues = Readonly<Record<string, unknown>>;

/** Converts the argument and the options to export fields. The contract validates the values. */
const readDesignOptions = (icon: string | undefined, options: OptionValues): OptionValues => ({
  ...(icon !== undefined && readSource(icon)),
  ...Object.fromEntries(
    FLAG_FIELDS.flatMap(field => {
      const value = options[new Option(flagOf(field)).attributeName()];
      return value === undefined ? [] : [[field, fieldValue(field, value)]];
    }),
  ),
});

/** The design of a command as arguments, as the user has given them, and the variant. */
export const givenArguments = (icon: string | undefined, options: OptionValues): readonly string[] => [
  ...(icon === undefined ? [] : [icon]),
  ...[...FLAG_FIELDS, 'variant'].flatMap(field => {
    const value = options[new Option(flagOf(field)).attributeName()];
    if (value === undefined || field === 'framework') return [];
    if (value === false) return flagOf(`no_${field}`);
    return value === true ? flagOf(field) : [flagOf(field), String(value)];
  }),
];

const readSource = (icon: string): OptionValues => {
  if (isFile(icon)) return { artwork: icon };
  if (isEmoji(icon.trim())) return { emoji: icon };
  const isDesign = icon.endsWith('.json');
  const parsed = isDesign ? undefined : parseIconName(icon);
  if (parsed) return { ...parsed };
  const advice = isDesign ? ` To use a design, run the command in the folder of ${DESIGN_FILE}.` : '';
  throw usageError(`The icon must be ${ICON_NAME_FORM}, got "${icon}".${advice}`);
};

/** Whether the argument is a path. An icon name has no leading dot or slash, no extension and no backslash. */
const isFile = (icon: string): boolean =>
  /^(?:\.{0,2}\/|[a-z]:\/)|\\|\.(?:svg|png|jpe?g|webp|gif)$/i.test(icon);

const fieldValue = (field: ExportFieldName, value: unknown): unknown => {
  if (EXPORT_FIELDS[field].type !== 'number' || typeof value !== 'string') return value;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) throw usageError(`${flagOf(field)} must be a number, got "${value}".`);
  return number;
};

/** Fields that choose what the favicon shows, those that take precedence first. */
const SOURCES = ['artwork', 'emoji', 'text', 'library'] as const satisfies readonly ExportFieldName[];

/**
 * Reads the design of a command, with its artwork files. If argument and options contain no icon, text, emoji or
 * artwork, adds the fields of favsmith.json in `folder`. Paths in options are relative to `start`. The contract validates the values. Throws a usage error or a ProblemError.
 */
export const readDesign = (
  { folder, stderr, start = folder }: Pick<Context, 'folder' | 'stderr'> & { readonly start?: string },
  icon: string | undefined,
  options: OptionValues,
): ReadArtwork<ExportBody> => {
  const fields = readDesignOptions(icon, options) as Partial<ExportBody>;
  const given = readArtworkFiles(fields, start, { isTrusted: true });
  const [used, ...ignored] = SOURCES.filter(source => String(fields[source] ?? '').trim() !== '');
  const nameOf = (source: (typeof SOURCES)[number]) =>
    source === 'library' || fields[source] === icon ? icon : flagOf(source);
  if (used !== undefined && ignored.length > 0)
    stderr.write(`${ignored.map(nameOf).join(' and ')} is ignored: ${nameOf(used)} takes precedence.\n`);
  const name = options.variant as string | undefined;
  if (used !== undefined && name !== undefined) throw noVariant(name);
  if (used !== undefined) return given as ReadArtwork<ExportBody>;
  const bytes = readIfPresent(join(folder, DESIGN_FILE));
  if (bytes === undefined)
    throw usageError(
      `Name an icon, for example lucide/rocket, initials, for example --text AB, an emoji, for example 🦊, or your logo, for example ./logo.svg: there is no ${DESIGN_FILE} here.`,
    );
  const { body, variants } = parseDesign(textOfBytes(bytes));
  const variant = variantOf(variants, name);
  if (name !== undefined && !variant) throw noVariant(name, variants);
  const file = readArtworkFiles({ ...body, ...variant }, folder);
  return {
    fields: { ...file.fields, ...given.fields } as ExportBody,
    paths: { ...file.paths, ...given.paths },
    file: { folder, ...(variants && { variants }), isVariant: variant !== undefined },
  };
};

const noVariant = (name: string, variants: Variants = {}) => {
  const names = Object.keys(variants).join(', ');
  return usageError(
    `There is no variant "${name}"${names && `, but ${names}`}: variants are in ${DESIGN_FILE}, without an icon as argument.`,
  );
};
