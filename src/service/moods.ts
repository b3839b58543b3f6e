// Moods of ideas: colors and shapes, and the moods that suit a subject. (Decision 122)
import type { ExportBody } from '../client/api-types.ts';

type Style = Pick<ExportBody, 'bg' | 'bg_to' | 'bg_mode' | 'bg_angle' | 'fg' | 'shape'>;

export interface Mood {
  readonly mood: string;
  readonly style: Style;
}

const gradient = (bg: string, bg_to: string, fg: string, bg_angle = 135): Style => ({
  bg,
  bg_mode: 'linear',
  bg_to,
  bg_angle,
  fg,
});
const solid = (bg: string, fg: string): Style => ({ bg, fg });

/** In each mood, ink and plate have a contrast of at least 4.5:1 at every point of the gradient. */
export const MOODS = [
  { mood: 'Calm', style: { ...gradient('#0e7490', '#164e63', '#ecfeff', 160), shape: 'circle' } },
  { mood: 'Bold', style: solid('#dc2626', '#ffffff') },
  { mood: 'Playful', style: { ...gradient('#fde047', '#fdba74', '#4a044e'), shape: 'circle' } },
  { mood: 'Elegant', style: solid('#1c1917', '#e7cf9f') },
  { mood: 'Fresh', style: gradient('#bbf7d0', '#86efac', '#14532d', 180) },
  { mood: 'Dreamy', style: gradient('#6d28d9', '#9d174d', '#fdf4ff') },
  { mood: 'Serious', style: solid('#1e3a8a', '#ffffff') },
  { mood: 'Natural', style: { ...solid('#3f6212', '#f7fee7'), shape: 'circle' } },
  { mood: 'Warm', style: gradient('#c2410c', '#9a3412', '#fff7ed', 180) },
  { mood: 'Light', style: solid('#f8fafc', '#1d4ed8') },
  { mood: 'Night', style: { ...gradient('#0f172a', '#312e81', '#a5f3fc', 180), shape: 'circle' } },
  { mood: 'Sweet', style: gradient('#fbcfe8', '#f9a8d4', '#831843') },
  { mood: 'Earthy', style: solid('#5b3a29', '#fdf3e3') },
  { mood: 'Sunny', style: solid('#fef3c7', '#92400e') },
] as const satisfies readonly Mood[];

type MoodName = (typeof MOODS)[number]['mood'];

/** Moods that suit a subject, best first. The words are those of names and tags of icons. */
const SUBJECT_MOODS: readonly { readonly words: string; readonly moods: readonly MoodName[] }[] = [
  {
    words:
      'coffee tea cocoa chocolate wood carpentry hammer leather bear horse cookie barrel whiskey guitar violin',
    moods: ['Earthy', 'Warm', 'Sunny', 'Elegant', 'Natural'],
  },
  {
    words:
      'garden plant plants leaf tree forest farm vegetable vegetarian vegan nature ecology hiking tent camping agriculture grass clover',
    moods: ['Natural', 'Fresh', 'Earthy', 'Sunny', 'Calm'],
  },
  {
    words:
      'sea ocean water wave waves fish boat ship sailing anchor swim swimming pool beach surf surfboard island dive droplet sailboat whale',
    moods: ['Calm', 'Light', 'Serious', 'Sunny', 'Night'],
  },
  {
    words:
      'food restaurant pizza bread bakery croissant meal kitchen cooking chef burger soup noodles recipe pot grill fire flame pepper egg chicken cheese',
    moods: ['Warm', 'Sunny', 'Bold', 'Playful', 'Earthy'],
  },
  {
    words:
      'law court legal justice scale gavel bank banking finance tax government insurance contract signature briefcase accounting notary',
    moods: ['Serious', 'Elegant', 'Light', 'Calm', 'Night'],
  },
  {
    words:
      'baby child children kid kids toy game gaming party balloon candy ice cream birthday school circus teddy',
    moods: ['Playful', 'Sweet', 'Light', 'Fresh', 'Dreamy'],
  },
  {
    words:
      'wedding love heart flower flowers beauty cosmetics perfume lipstick rose cake romance dress makeup cupcake',
    moods: ['Sweet', 'Dreamy', 'Elegant', 'Warm', 'Light'],
  },
  {
    words:
      'space planet rocket astronomy telescope moon night star music podcast headphones concert movie film cinema radio vinyl',
    moods: ['Night', 'Dreamy', 'Bold', 'Elegant', 'Playful'],
  },
  {
    words:
      'health medical hospital doctor pharmacy dentist tooth stethoscope yoga meditation spa massage therapy clinic care',
    moods: ['Calm', 'Fresh', 'Light', 'Natural', 'Sweet'],
  },
  {
    words:
      'sport ball football soccer basketball running run bike bicycle motorcycle motorbike car race gym fitness boxing trophy tennis barbell',
    moods: ['Bold', 'Serious', 'Night', 'Warm', 'Fresh'],
  },
  {
    words:
      'luxury jewelry diamond ring crown wine cocktail hotel fashion watch champagne barber scissors razor museum theater',
    moods: ['Elegant', 'Dreamy', 'Earthy', 'Night', 'Serious'],
  },
  {
    words: 'sun solar summer light weather honey bee lemon bulb energy desert camera photo photography bird',
    moods: ['Sunny', 'Playful', 'Warm', 'Light', 'Fresh'],
  },
];

const MOODS_OF_WORDS = new Map<string, readonly MoodName[]>(
  SUBJECT_MOODS.flatMap(({ words, moods }) => words.split(' ').map(word => [word, moods] as const)),
);

/**
 * The moods for a page of ideas about a subject: those that suit it, then the others from a start that `seed`
 * selects. The words of the subject are in the order of their weight.
 */
export const moodsFor = (words: readonly string[], seed: number): readonly Mood[] => {
  const suiting = words.flatMap(word => MOODS_OF_WORDS.get(word) ?? []);
  const others = MOODS.map((_, index) => MOODS[(seed + index * MOOD_STEP) % MOODS.length] as Mood);
  const preferred = [...new Set(suiting)].slice(0, MAX_SUITING);
  const named = preferred.flatMap(name => MOODS.find(({ mood }) => mood === name) ?? []);
  return [...new Set([...named, ...others])];
};

/** One idea of six has another mood: a surprise. */
const MAX_SUITING = 5;

/** Coprime to the number of moods, so that all of them follow. */
const MOOD_STEP = 5;
