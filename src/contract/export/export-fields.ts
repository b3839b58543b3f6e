// Table of export fields. They are also preview parameters.
import { MAX_FITTED_PIXELS } from '../../compose/defaults.ts';
import { propertyNames } from '../../model/unknown-value.ts';
import type { FieldTable } from './field.ts';
import { LOOK_FIELDS } from './look-fields.ts';
import { PACKAGE_FIELDS } from './package-fields.ts';
import { ARTWORK_FIELDS, SOURCE_FIELDS } from './source-fields.ts';

/** All fields, in the order in which packages list them. */
export const EXPORT_FIELDS = {
  ...SOURCE_FIELDS,
  ...LOOK_FIELDS,
  ...ARTWORK_FIELDS,
  ...PACKAGE_FIELDS,
} as const satisfies FieldTable;

export type ExportFieldName = keyof typeof EXPORT_FIELDS;

/** Members of favsmith.json and of found icons that are not export fields. Clients may send them back. */
export const OTHER_MEMBERS: readonly string[] =
  'id tags library_name license svg attribution_note $schema version variants'.split(' ');

/**
 * Fields whose defaults the packages list: the fields of the specification, and favicon_svg. Packages list any other field
 * only if the client sends it. Therefore a new field does not change the packages of other requests.
 */
export const ALWAYS_LISTED_FIELDS: ReadonlySet<string> = new Set<ExportFieldName>([
  ...(['library', 'name', 'style', 'text', 'bg', 'fg', 'stroke', 'fill', 'padding', 'stroke_scale'] as const),
  ...(['shape', 'bg_mode', 'bg_to', 'bg_angle', 'include_dark_mode', 'favicon_svg', 'site_name'] as const),
  ...(['dark_bg', 'dark_bg_to', 'dark_fg', 'dark_stroke', 'dark_fill'] as const),
]);

export const EXPORT_FIELD_NAMES = propertyNames(EXPORT_FIELDS);

export const isExportField = (name: string): name is ExportFieldName => Object.hasOwn(EXPORT_FIELDS, name);

export const PREVIEW_FIELDS = {
  size: {
    type: 'number',
    default: 180,
    minimum: 16,
    maximum: 1024,
    integer: true,
    description:
      `Side of the PNG in pixels. Up to ${MAX_FITTED_PIXELS} pixels, the drawing is fitted to the pixel grid. The SVG is ` +
      'that of the package at every size.',
  },
  scheme: {
    type: 'choice',
    choices: ['light', 'dark'],
    description:
      'Color scheme to show; dark also applies include_dark_mode. Without scheme, a PNG shows the light look, and an SVG with dark mode adapts to the color scheme of the reader.',
  },
} as const satisfies FieldTable;
