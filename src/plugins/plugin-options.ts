// Options of all plugins.
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import type { ExportBody } from '../contract/export/export-input.ts';
import { PluginError } from './plugin-error.ts';

/** Fields of an export, a shorthand for the icon, and the path of a design. */
export interface PluginOptions extends ExportBody {
  /** `library/name` or `library/name/style`, such as `phosphor/rocket/duotone`. */
  readonly icon?: string;
  /** Path of a design, relative to the project; favsmith.json by default. */
  readonly design?: string;
}

/** Options, or the path of a design. */
export type PluginInput = PluginOptions | string;

export interface ParsedOptions {
  /** Fields that take precedence over those of the design. */
  readonly body: ExportBody;
  readonly design: string | undefined;
  /** Whether `body` names an icon or initials, so that no design is needed. */
  readonly hasSource: boolean;
}

/** Splits options into fields and the path of a design. Throws a PluginError for unknown options. */
export const parseOptions = (input: PluginInput = {}): ParsedOptions => {
  if (typeof input === 'string') return { body: {}, design: input, hasSource: false };
  const { icon, design, ...fields } = input;
  const unknown = Object.keys(fields).find(name => !Object.hasOwn(EXPORT_FIELDS, name));
  if (unknown !== undefined) throw new PluginError(`"${unknown}" is not an option.`);
  const body = { ...fields, ...(icon !== undefined && parseIcon(icon)) };
  return { body, design, hasSource: body.text !== undefined || body.name !== undefined };
};

const parseIcon = (icon: string): Pick<ExportBody, 'library' | 'name' | 'style'> => {
  const [, library, name, style] = /^([^/:\s]+)[/:]([^/:\s]+)(?:\/([^/:\s]+))?$/.exec(icon) ?? [];
  if (library === undefined)
    throw new PluginError(
      `The option icon must be library/name, for example "lucide/rocket", got "${icon}".`,
    );
  return { library, name, ...(style !== undefined && { style }) };
};
