// Types of export bodies and previews as clients write them.
import type { EXPORT_FIELDS } from './export-fields.ts';
import type { Field, FieldTable } from './field.ts';
import type { PREVIEW_FIELDS } from './preview-fields.ts';

type Input<F extends Field> =
  | (F extends { readonly type: 'number' }
      ? number
      : F extends { readonly type: 'boolean' }
        ? boolean
        : F extends { readonly choices: readonly (infer Choice)[] }
          ? Choice
          : string)
  | (F extends { readonly nullMeans: string } ? null : never);

type Inputs<Table extends FieldTable> = { readonly [Name in keyof Table]?: Input<Table[Name]> | undefined };

/** Body of an export: `library` and `name` of an icon, or `text`, and any settings. */
export type ExportBody = Inputs<typeof EXPORT_FIELDS>;

/** Favicon of a preview with the size and color scheme of the image. */
export type PreviewBody = Inputs<typeof EXPORT_FIELDS & typeof PREVIEW_FIELDS>;
