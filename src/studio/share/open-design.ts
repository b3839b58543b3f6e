import { parseDesign } from '../../contract/design.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { ProblemError } from '../../contract/problems.ts';
import { type Design, type DesignChange, hasLogos, omitDefaults } from '../state/design/design.ts';
import type { KeptDesigns } from '../state/design/kept-designs.ts';

/** Reads the favsmith.json of a package. Returns a message and, if the file is valid, the design. */
export const openDesignFile = async (
  file: File,
  kept: KeptDesigns,
): Promise<{ readonly design?: Design; readonly message: string }> => {
  try {
    const { body } = parseDesign(await file.text());
    const { settings, unknownFields = [] } = parseExportBody(body);
    const given = settings.filter(setting => setting.given).map(({ field }) => [field, body[field]]);
    // In favsmith.json, 'none' is null.
    const values = given.map(([field, value]) => [field, value === null ? 'none' : value]);
    const design = omitDefaults(Object.fromEntries(values) as DesignChange);
    const ignored =
      unknownFields.length > 0 ? ` Unknown fields were ignored: ${unknownFields.join(', ')}.` : '';
    return {
      design: hasLogos(design)
        ? await (await import('../logo/design-body.ts')).storeLogos(design, kept)
        : design,
      message: `${file.name} is the current design.${ignored}`,
    };
  } catch (error) {
    const reason = error instanceof ProblemError ? error.message : 'The file cannot be read.';
    return { message: `${file.name} is not a design. ${reason}` };
  }
};
