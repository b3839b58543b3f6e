// What a preview is asked beyond the settings of an export.
import type { FieldTable } from './field.ts';

export const PREVIEW_FIELDS = {
  size: {
    type: 'number',
    default: 180,
    minimum: 16,
    maximum: 512,
    integer: true,
    description: 'Side of the picture in pixels; at 32 and less it is drawn for that size.',
  },
  scheme: {
    type: 'choice',
    choices: ['light', 'dark'],
    description:
      'Colour scheme to draw; dark turns dark mode on. Without it, a PNG is light, and an SVG in dark mode adapts by itself.',
  },
} as const satisfies FieldTable;
