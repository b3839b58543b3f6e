// Table of the fields for touch and maskable icons. (Decision 029)
import type { FieldTable } from './field.ts';

export const HOME_SCREEN_FIELDS = {
  touch_bg: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#0c4a6e',
    isExtension: true,
    description:
      'Plate color of the touch icon, which iOS shows on home screens. Translucent colors are made opaque; none ' +
      'means the plate, since iOS requires one.',
  },
  touch_padding: {
    type: 'number',
    default: 'padding',
    example: 0.2,
    minimum: 0,
    maximum: 0.4,
    isExtension: true,
    description: 'Space on each side of the touch icon, as a fraction of the canvas.',
  },
  maskable_bg: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#0c4a6e',
    isExtension: true,
    description:
      'Plate color of the maskable icons, which Android launchers crop. Translucent colors are made opaque; none ' +
      'means the plate, since launchers require one.',
  },
  maskable_padding: {
    type: 'number',
    default: 'padding',
    example: 0.25,
    minimum: 0,
    maximum: 0.4,
    isExtension: true,
    description:
      'Space on each side of the maskable icons, as a fraction of the canvas. The ink always stays in the safe zone.',
  },
} as const satisfies FieldTable;
