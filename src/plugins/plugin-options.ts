// Options of all plugins.
import { CliError } from '../cli/context.ts';
import type { ExportBodyFields } from '../client/api-types.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import { ICON_NAME_FORM, parseIconName } from '../contract/export/export-request.ts';
import { printable } from '../contract/printable.ts';
import { ProblemError, quote } from '../contract/problems.ts';

/** Error that users of a plugin can fix. The message is one sentence that starts with "Favsmith:". */
export class PluginError extends Error {
  override readonly name = 'FavsmithError';

  constructor(sentence: string) {
    super(printable(`Favsmith: ${sentence}`));
    // Removes the stack, which bundlers print: all its frames are inside this package.
    this.stack = '';
  }
}

/** Converts problems to PluginErrors. Adds a hint for an unknown icon or a missing catalog. */
export const toPluginError = (error: unknown): unknown => {
  if (error instanceof CliError) return new PluginError(error.message);
  if (!(error instanceof ProblemError)) return error;
  const { code, message } = error;
  const hint = code === 'icon_not_found' || code === 'index_unavailable' ? ` ${error.hintFor('plugin')}` : '';
  return new PluginError(`${message}${hint}`);
};

/** Converts `dark_bg_to` to `darkBgTo`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type CamelCaseFields = {
  readonly [Name in keyof ExportBodyFields as CamelCase<Name>]?: ExportBodyFields[Name];
};

/** Export fields in both spellings, a shorthand for the icon, and the path of a design. */
interface PluginFields extends ExportBodyFields, CamelCaseFields {
  /** `library/name` or `library/name/style`: `phosphor/rocket/duotone`. */
  readonly icon?: string;
  /** Path of a design file, relative to the project. Other options override fields of the design. */
  readonly design?: string;
  /** Options that override others in an environment, by the name of the environment: `{ development: { badge: 'DEV' } }`. */
  readonly variants?: Readonly<Record<string, Omit<PluginFields, 'design' | 'variants' | 'variant'>>>;
  /** The environment. Default: the mode of the build, otherwise NODE_ENV. */
  readonly variant?: string | undefined;
}

/** Options that contain icon, initials, emoji or artwork. Artwork may be a path, relative to the project. */
export type PluginOptions = PluginFields &
  (
    | Required<Pick<PluginFields, 'icon'>>
    | Required<Pick<PluginFields, 'library' | 'name'>>
    | Required<Pick<PluginFields, 'text'>>
    | Required<Pick<PluginFields, 'emoji'>>
    | Required<Pick<PluginFields, 'artwork'>>
    | Required<Pick<PluginFields, 'design'>>
  );

/** Options, or the path of a design file. Without input, plugins read favsmith.json. */
export type PluginInput = PluginOptions | string;

export interface ParsedOptions {
  /** Fields that override the fields of the design file. */
  readonly body: ExportBodyFields;
  readonly design: string | undefined;
  /** Name of the variant, which may not exist in the design. */
  readonly variant: string | undefined;
  /** Whether `body` contains icon, initials, emoji or artwork. If so, favsmith.json is not read. */
  readonly hasSource: boolean;
}

/** Splits options into fields and the path of a design. Applies the variant. */
export const parseOptions = (input: PluginInput | undefined, mode = process.env.NODE_ENV): ParsedOptions => {
  if (typeof input === 'string') return { body: {}, design: input, variant: mode, hasSource: false };
  const { design, variants = {}, variant = mode, ...fields }: PluginFields = input ?? {};
  const own = Object.hasOwn(variants, variant ?? '') ? variants[variant ?? ''] : undefined;
  const body = { ...parseFields(fields), ...parseFields(own ?? {}) };
  const hasSource = [body.text, body.name, body.emoji, body.artwork].some(value => value !== undefined);
  return { body, design, variant, hasSource };
};

const parseFields = ({ icon, ...options }: PluginFields): ExportBodyFields => {
  const fields = Object.fromEntries(
    Object.entries(options).map(([option, value]) => {
      const name = option.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
      if (!Object.hasOwn(EXPORT_FIELDS, name)) throw new PluginError(`"${option}" is not an option.`);
      return [name, value];
    }),
  ) as ExportBodyFields;
  const key = icon === undefined ? {} : parseIconName(icon);
  if (!key) throw new PluginError(`The option icon must be ${ICON_NAME_FORM}, got ${quote(icon)}.`);
  return { ...fields, ...key };
};
