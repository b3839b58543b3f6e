// Color palettes: plate, gradient end, ink.
import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';

export interface Palette {
  readonly name: string;
  readonly bg: string;
  readonly bgTo: string;
  readonly fg: string;
}

/** Ink and plate have a contrast of at least 4.5:1 along the whole gradient. */
export const PALETTES: readonly Palette[] = [
  {
    name: 'Deep sea',
    bg: EXPORT_FIELDS.bg.default,
    bgTo: EXPORT_FIELDS.bg_to.default,
    fg: EXPORT_FIELDS.fg.default,
  },
  { name: 'Ember', bg: '#c2410c', bgTo: '#7c2d12', fg: '#fff7ed' },
  { name: 'Forest', bg: '#166534', bgTo: '#052e16', fg: '#f0fdf4' },
  { name: 'Plum', bg: '#7e22ce', bgTo: '#3b0764', fg: '#faf5ff' },
  { name: 'Raspberry', bg: '#be123c', bgTo: '#701a3b', fg: '#fff1f2' },
  { name: 'Indigo', bg: '#4338ca', bgTo: '#1e1b4b', fg: '#eef2ff' },
  { name: 'Graphite', bg: '#27272a', bgTo: '#09090b', fg: '#fafafa' },
  { name: 'Teal', bg: '#0f5f63', bgTo: '#083344', fg: '#ecfeff' },
  { name: 'Lemon', bg: '#fde047', bgTo: '#facc15', fg: '#422006' },
  { name: 'Mint', bg: '#a7f3d0', bgTo: '#6ee7b7', fg: '#064e3b' },
  { name: 'Sky', bg: '#bae6fd', bgTo: '#7dd3fc', fg: '#0c4a6e' },
  { name: 'Peach', bg: '#fed7aa', bgTo: '#fdba74', fg: '#7c2d12' },
  { name: 'Rose', bg: '#fecdd3', bgTo: '#fda4af', fg: '#881337' },
  { name: 'Lilac', bg: '#e9d5ff', bgTo: '#d8b4fe', fg: '#581c87' },
  { name: 'Paper', bg: '#fafaf9', bgTo: '#e7e5e4', fg: '#1c1917' },
  { name: 'Midnight lime', bg: '#1a2e05', bgTo: '#0a1203', fg: '#bef264' },
];
