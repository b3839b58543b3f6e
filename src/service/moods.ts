// Moods for ideas: colors and shapes, in the hues that suit a subject. (Decision 122)
import type { ExportBody } from '../client/api-types.ts';

export type Style = Pick<ExportBody, 'bg' | 'bg_to' | 'bg_mode' | 'bg_angle' | 'fg' | 'shape'>;

export interface Mood {
  readonly mood: string;
  readonly style: Style;
}

interface Hue {
  /** The palest color, a pale one, the typical one with an ink that is legible on it, and the darkest. */
  readonly light: string;
  readonly soft: string;
  readonly vivid: string;
  readonly ink: string;
  readonly deep: string;
}

const hue = (light: string, soft: string, vivid: string, ink: string, deep: string): Hue => ({
  light,
  soft,
  vivid,
  ink,
  deep,
});

/** Hues in the order of the color wheel, then those that are not on it. */
export const HUES = {
  red: hue('#fee2e2', '#fca5a5', '#dc2626', '#ffffff', '#7f1d1d'),
  orange: hue('#ffedd5', '#fdba74', '#c2410c', '#fff7ed', '#7c2d12'),
  amber: hue('#fef3c7', '#fcd34d', '#fbbf24', '#451a03', '#713f12'),
  lime: hue('#ecfccb', '#bef264', '#a3e635', '#1a2e05', '#3f6212'),
  green: hue('#dcfce7', '#86efac', '#15803d', '#ffffff', '#14532d'),
  teal: hue('#ccfbf1', '#5eead4', '#0f766e', '#f0fdfa', '#134e4a'),
  sky: hue('#e0f2fe', '#7dd3fc', '#0369a1', '#f0f9ff', '#0c4a6e'),
  blue: hue('#dbeafe', '#93c5fd', '#1d4ed8', '#ffffff', '#1e3a8a'),
  violet: hue('#ede9fe', '#c4b5fd', '#6d28d9', '#ffffff', '#4c1d95'),
  pink: hue('#fce7f3', '#f9a8d4', '#be185d', '#fff1f2', '#831843'),
  brown: hue('#f6ece0', '#dfc19a', '#7c4a2d', '#fdf3e3', '#43281a'),
  slate: hue('#f1f5f9', '#cbd5e1', '#334155', '#f8fafc', '#0f172a'),
} as const satisfies Readonly<Record<string, Hue>>;

export type HueName = keyof typeof HUES;

const WHEEL: readonly HueName[] = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'pink',
];

/** What a mood makes of a hue. Ink and plate have a contrast of at least 4.5:1 at every point of a gradient. */
export const MOODS: Readonly<Record<string, (hue: Hue) => Style>> = {
  Bold: ({ vivid, ink }) => ({ bg: vivid, fg: ink }),
  Light: ({ light, deep }) => ({ bg: light, fg: deep }),
  Elegant: ({ deep, soft }) => ({ bg: deep, fg: soft }),
  Playful: ({ light, soft, deep }) => ({
    bg: light,
    bg_mode: 'linear',
    bg_to: soft,
    bg_angle: 160,
    fg: deep,
    shape: 'circle',
  }),
  Calm: ({ deep, light }) => ({ bg: deep, fg: light, shape: 'circle' }),
  Fresh: ({ soft, deep }) => ({ bg: soft, fg: deep }),
};

/** Hues of subjects: the main hue and, if a second suits, too, that one. Words as in texts, names and tags of icons. */
const SUBJECTS = `
amber brown: bee bees beehive beehives beekeeper beekeeping hive honey honeycomb beer brewery lager pretzel wheat
  grain corn cereal hexagons baguette lion giraffe camel desert sand pyramid egypt
brown amber: coffee cafe espresso latte tea cocoa chocolate bread bakery baker sourdough croissant cookie pastry
  donut wood wooden carpenter carpentry woodwork furniture armchair chair sofa lamp table cabinet barrel whiskey
  leather saddle boot shoe shoes cobbler bear horse pony dog cow bull guitar violin cello piano drum archive history
  antique museum mustache barber rope log acorn nut mushroom pottery clay ceramic ceramics potter vase amphora
  typewriter book books library bookshop novel reading owl deer squirrel hedgehog beaver
green lime: plant plants garden gardener gardening leaf leaves tree trees forest park farm farmer farmers
  agriculture tractor vegan vegetarian salad vegetable vegetables broccoli cucumber nature ecology ecological
  recycle recycling sustainable compost seed seedling sprout sprouts grass lawn shrub clover cactus bamboo hiking
  hike camping camp tent backpack trail frog turtle crocodile dinosaur golf football soccer pitch cricket frisbee
  potted cannabis hemp matcha olive olives avocado snake caterpillar mosque islam muslim irish shamrock billiards
teal sky: dental dentist tooth teeth toothbrush health healthcare medical medicine hospital doctor nurse clinic
  stethoscope pharmacy pharmacist pill pills physiotherapist physiotherapy therapist therapy counseling optician
  glasses eyeglasses eye lab laboratory microscope chemistry flask hygiene soap cleaning cleaner broom vacuum
  laundry washing spa massage yoga meditation sauna wellness veterinary vet mint whale dolphin mermaid accessible
  wheelchair ear deaf
sky blue: sea ocean water wave waves boat boats ship sailing sailor sail sailboat anchor harbor ferry kayak canoe
  rowing swim swimming swimmer pool beach surf surfing surfboard island dive diving diver aquarium fish fishing
  fisherman fountain fountains droplet drinking plumber plumbing pipe faucet tap shower bath cloud clouds weather
  rain umbrella sky air wind windmill turbine windsock plane airplane airplanes flight flights airport pilot travel
  paragliding paraglider balloon bird snow snowflake ice ski skiing skier skate skating winter penguin mountain
  mountains glacier fjord window windows lighthouse blueprint submarine lake river dam
blue slate: law lawyer lawyers legal court justice notary bank banking finance financial accountant accounting tax
  taxes insurance contract contracts signature invoice invoices mortgage briefcase consultant consultancy business
  company government parliament politics police security shield password lock email mail newsletter letter letters
  post postal chat message messages video meeting meetings calendar appointment school university college student
  students teacher teachers math mathematics calculator train trains tram railway bus car cars driving mechanic
  garage parking truck delivery logistics freight package parcel moving job jobs career resume handshake charity
  gavel building architect architecture
slate teal: code coding developer developers programming software terminal command server servers hosting database
  api git robot computer laptop desktop keyboard network uptime monitor monitoring analytics statistics data chip
  circuit wrench tool tools hammer screwdriver repair workshop steel metal blacksmith anvil welding axe chimney
  knife knives construction concrete crane bridge camera photo photos photography photographer lens aperture film
  cinema movie newspaper news journalist magazine typography font chess pawn rook raven zebra elephant mouse wolf
  shark drone printer key funeral cremation memorial obituary cemetery burial
amber orange: sun solar summer lemon banana pineapple cheese bulb lightbulb light electric electrician electricity
  energy bolt taxi duck chick chicken egg sunflower lightning battery star toy toys kid kids child children
  kindergarten toddlers nursery playground lego daycare baby tennis trophy award medal crown gold pencil butter
  pasta spaghetti noodles noodle bowl helmet hotdog fries
orange red: food restaurant pizza meal kitchen cook cooking chef burger hamburger sandwich soup recipe recipes pot
  grill barbecue fire flame campfire fireplace stove pumpkin carrot orange peach fox tiger cat cats kitten goldfish
  basketball autumn fall spice curry taco tacos sushi ramen bbq volcano brick mexican indian brush paint painter
  painting palette craft crafts hindu om temple buddhist needle sewing marathon running runner run sport sports gym
  fitness dumbbell barbell
red orange: tomato apple cherry strawberry pepper chili chilli meat butcher steak sausage bacon blood donation
  firefighter ambulance emergency boxing karate judo martial bike bikes bicycle bicycles cycling cyclist motorcycle
  motorcycles motorbike race racing hockey crab lobster shrimp ladybug rooster magnet china chinese japanese
  valentine santa christmas podcast radio record youtube crime detective target
pink violet: wedding bride love romance dating heart flower flowers florist bouquet rose tulip beauty cosmetics
  makeup lipstick perfume nail nails manicure hairdresser hair salon dress fashion lingerie ballet dancer dance
  dancing cake cakes cupcake candy sweets lollipop gelato birthday party gift unicorn flamingo pig piglet pregnancy
  pregnant midwife mother mothers mom woman women girl girls menopause period fertility breast bra doll princess
  butterfly knitting knit yarn wool crochet shirt tailor hanger clothes clothing
violet pink: music musician song songs band concert orchestra choir singing singer sing microphone headphones dj
  vinyl disco theater theatre drama mask masks magic magician wizard astrology horoscope tarot moon night dream
  dreams sleep fantasy game games gaming gamer gamepad dice puzzle puzzles octopus grape grapes wine winery vineyard
  lavender amethyst jewelry jewellery jeweler jeweller diamond gem ring poetry poem writer writing dementia epilepsy
  ribbon candle incense podcasting language languages translation translator translators philosophy
violet blue: space planet planets rocket astronomy astronomer telescope satellite galaxy universe alien comet
  physics atom quantum ai artificial intelligence brain psychology psychologist neuro idea innovation startup
`;

export const HUES_OF_WORDS: ReadonlyMap<string, readonly HueName[]> = new Map(
  [...SUBJECTS.matchAll(/^(\w+) (\w+): ((?:.|\n )+)/gm)].flatMap(([, main, second, words = '']) =>
    words
      .trim()
      .split(/\s+/)
      .map(word => [word, [main, second] as HueName[]] as const),
  ),
);

/** Steps on the wheel: to the opposite hue, and between the hues of an unknown subject, coprime to the number of hues. */
const OPPOSITE = 5;
const STEP = 3;

/** Hues of a text that needs tact. */
const GENTLE: readonly HueName[] = ['teal', 'violet'];

interface Subject {
  /** The words of the subject, by weight: those of the text, then names and tags of icons. Read up to one with hues. */
  readonly words: Iterable<string>;
  /** Whether loud colors would hurt: no hue contrasts, and an unknown subject has quiet hues. */
  readonly isDelicate: boolean;
  readonly seed: number;
}

const findHues = (words: Iterable<string>): readonly HueName[] | undefined => {
  for (const word of words) {
    const hues = HUES_OF_WORDS.get(word);
    if (hues !== undefined) return hues;
  }
  return undefined;
};

/**
 * Six moods. Five have the hues of the first word with hues, the last has a contrasting hue. If no word has hues, each
 * mood has another hue, starting with one that `seed` selects.
 */
export const moodsFor = ({ words, isDelicate, seed }: Subject): readonly Mood[] => {
  const [main, second] = findHues(words) ?? (isDelicate ? GENTLE : []);
  const at = (step: number) => WHEEL[step % WHEEL.length] as HueName;
  const hues = (): readonly HueName[] => {
    if (main === undefined || second === undefined) return WHEEL.map((_, place) => at(seed + STEP * place));
    const contrast = isDelicate ? second : at(Math.max(0, WHEEL.indexOf(main)) + OPPOSITE);
    return [main, second, main, main, second, contrast];
  };
  const names = Object.keys(MOODS);
  return names.map((_, place) => {
    // Each page begins with another mood.
    const mood = names[(place + seed) % names.length] as string;
    return { mood, style: (MOODS[mood] as (hue: Hue) => Style)(HUES[hues()[place] as HueName]) };
  });
};
