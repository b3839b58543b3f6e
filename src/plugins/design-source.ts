// Design of a project: plugin options merged with favsmith.json.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { ExportBodyFields } from '../client/api-types.ts';
import { DESIGN_FILE, parseDesign } from '../contract/design/design.ts';
import { PluginError, toPluginError } from './plugin-error.ts';
import type { ParsedOptions } from './plugin-options.ts';

/** Path of the design file; `undefined` if the options name an icon or initials. */
export const designPath = (root: string, { design, hasSource }: ParsedOptions): string | undefined =>
  design === undefined && hasSource ? undefined : resolve(root, design ?? DESIGN_FILE);

/** Merges the fields of the design with the options, which take precedence. Throws a PluginError. */
export const readDesign = (root: string, options: ParsedOptions): ExportBodyFields => {
  const path = designPath(root, options);
  return path === undefined ? options.body : { ...parseFile(path, root, options), ...options.body };
};

const parseFile = (path: string, root: string, { design }: ParsedOptions): ExportBodyFields => {
  const name = relative(root, path);
  const text = readText(path, design === undefined ? undefined : name);
  try {
    const { body, unknownFields } = parseDesign(text);
    if (unknownFields.length > 0)
      throw new PluginError(`${name} has an unknown field: "${unknownFields[0]}".`);
    return body as ExportBodyFields;
  } catch (error) {
    throw toPluginError(error);
  }
};

const readText = (path: string, name: string | undefined): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new PluginError(
      name === undefined
        ? `Name an icon with the option icon, for example { icon: 'lucide/rocket' }, or save a design as ${DESIGN_FILE} in the folder of the project.`
        : `The design ${name} cannot be read.`,
      { cause },
    );
  }
};
