// favsmith.json in the working directory.
import { join } from 'node:path';
import { DESIGN_FILE, parseDesign } from '../../contract/design/design.ts';
import type { Context } from '../context.ts';
import { usageError } from '../failure.ts';
import { readIfPresent } from '../files/write-files.ts';

export { DESIGN_FILE };

/** Reads the design. Throws a usage error if there is none, because then neither icon nor initials are known. */
export const readDesignFile = ({ folder, stderr }: Pick<Context, 'folder' | 'stderr'>): object => {
  const bytes = readIfPresent(join(folder, DESIGN_FILE));
  if (bytes === undefined)
    throw usageError(
      `Name an icon, for example lucide/rocket, or initials, for example --text AB: there is no ${DESIGN_FILE} here.`,
    );
  const { body, unknownFields } = parseDesign(bytes.toString());
  if (unknownFields.length > 0)
    stderr.write(`${DESIGN_FILE} has unknown fields, which are ignored: ${unknownFields.join(', ')}\n`);
  return body;
};
