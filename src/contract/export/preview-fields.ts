// Fields of a preview in addition to those of an export.
import { MAX_FITTED_PIXELS } from '../../compose/fit/fitted-size.ts';
import type { FieldTable } from './field.ts';

export const PREVIEW_FIELDS = {
  size: {
    type: 'number',
    default: 180,
    minimum: 16,
    maximum: 512,
    integer: true,
    description:
      `Side of the PNG in pixels. Up to ${MAX_FITTED_PIXELS} pixels, the drawing is fitted to the pixel grid. The SVG is ` +
      'that of the package at every size.',
  },
  scheme: {
    type: 'choice',
    choices: ['light', 'dark'],
    description:
      'Color scheme; dark includes dark mode. Without it, a PNG is light, and an SVG with dark mode adapts to the ' +
      'color scheme of the reader.',
  },
} as const satisfies FieldTable;
