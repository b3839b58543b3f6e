// Moods for ideas: colors and shapes, and the subjects that they suit. (Decision 122)
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

/** The moods. Ink and plate have a contrast of at least 4.5:1 at every point of the gradient. */
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

/** Moods for a subject, best first, followed by the words of the subject, as in names and tags of icons. */
const SUBJECTS = `
Earthy, Warm, Sunny, Elegant, Natural:
  coffee tea cocoa chocolate wood carpentry hammer leather bear horse cookie barrel whiskey guitar violin
Natural, Fresh, Earthy, Sunny, Calm:
  garden plant plants leaf tree forest farm vegetable vegetarian vegan nature ecology hiking tent camping
  agriculture grass clover
Calm, Light, Serious, Sunny, Night:
  sea ocean water wave waves fish boat ship sailing anchor swim swimming pool beach surf surfboard island
  dive droplet sailboat whale
Warm, Sunny, Bold, Playful, Earthy:
  food restaurant pizza bread bakery croissant meal kitchen cooking chef burger soup noodles recipe pot
  grill fire flame pepper egg chicken cheese
Serious, Elegant, Light, Calm, Night:
  law court legal justice scale gavel bank banking finance tax government insurance contract signature
  briefcase accounting notary
Playful, Sweet, Light, Fresh, Dreamy:
  baby child children kid kids toy game gaming party balloon candy ice cream birthday school circus teddy
Sweet, Dreamy, Elegant, Warm, Light:
  wedding love heart flower flowers beauty cosmetics perfume lipstick rose cake romance dress makeup cupcake
Night, Dreamy, Bold, Elegant, Playful:
  space planet rocket astronomy telescope moon night star music podcast headphones concert movie film cinema
  radio vinyl
Calm, Fresh, Light, Natural, Sweet:
  health medical hospital doctor pharmacy dentist tooth stethoscope yoga meditation spa massage therapy
  clinic care
Bold, Serious, Night, Warm, Fresh:
  sport ball football soccer basketball running run bike bicycle motorcycle motorbike car race gym fitness
  boxing trophy tennis barbell
Elegant, Dreamy, Earthy, Night, Serious:
  luxury jewelry diamond ring crown wine cocktail hotel fashion watch champagne barber scissors razor museum
  theater
Sunny, Playful, Warm, Light, Fresh:
  sun solar summer light weather honey bee lemon bulb energy desert camera photo photography bird
`;

export const MOODS_OF_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...SUBJECTS.matchAll(/^(\w.*):\n((?: .*\n)+)/gm)].flatMap(([, moods = '', words = '']) =>
    words
      .trim()
      .split(/\s+/)
      .map(word => [word, moods.split(', ')] as const),
  ),
);

/** The moods that suit the words of a subject, by weight. Then all others, starting at a position derived from `seed`. */
export const moodsFor = (words: readonly string[], seed: number): readonly Mood[] => {
  const suiting = words.flatMap(word => MOODS_OF_WORDS.get(word) ?? []);
  // The step 5 is coprime to the number of moods, so that every mood occurs.
  const others = MOODS.map((_, index) => MOODS[(seed + index * 5) % MOODS.length] as Mood);
  // One of six ideas has an unexpected mood.
  const preferred = [...new Set(suiting)].slice(0, 5);
  const named = preferred.flatMap(name => MOODS.find(({ mood }) => mood === name) ?? []);
  return [...new Set([...named, ...others])];
};
