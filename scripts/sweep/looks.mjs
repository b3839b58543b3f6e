// Looks of the sweep, as fields of an export.

/** Looks in which the sweep checks every icon. */
const ESSENTIAL = {
  plain: {},
  fill: { fill: '#7dd3fc' },
  dark: { bg: '#e11d48', fill: '#fecdd3', include_dark_mode: true },
  'no plate': { shape: 'none', fg: '#b91c1c' },
  thick: { stroke_scale: 3 },
};

/** Looks in which the sweep checks a sample of the icons. */
const FURTHER = {
  'fill alone': { stroke: 'none', fill: '#fde047' },
  'fill in the color of the ink': { fill: '#ffffff' },
  translucent: { bg: '#07598580', fg: '#ffffffb3', fill: '#f59e0b66' },
  'gradient circle': { shape: 'circle', bg_mode: 'linear', bg_angle: 30, fill: '#f59e0b' },
  'dark gradient': { bg_mode: 'linear', fill: '#f59e0b', include_dark_mode: true },
  'dark without plate': { shape: 'none', fg: '#000', fill: '#0ea5e9', include_dark_mode: true },
  'thin, no padding': { stroke_scale: 0.5, padding: 0 },
};

/** The looks by name. */
export const looksOf = isWhole => (isWhole ? { ...ESSENTIAL, ...FURTHER } : ESSENTIAL);
