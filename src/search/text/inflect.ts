// Inflection: the other forms of an English word, as guesses that the dictionary confirms or drops.

export interface Form {
  readonly word: string;
  /** How close to the word itself, from 0 to 1. */
  readonly nearness: number;
}

interface Rule {
  readonly ending: RegExp;
  readonly replacements: readonly string[];
  readonly nearness: number;
}

const NUMBER = 0.97;
const VERB = 0.9;
const AGENT = 0.65;
const SPELLING = 0.98;
/** Written as it sounds. */
const SLIP = 0.85;

/** A short stem doubles its last letter before -ing and -ed: 'rating' is from 'rate', not from 'rat'. */
const LONG_STEM_ING = /(?<=\w{3})(?<!^[^aeiou]*[aeiou][^aeiouwxy])ing$/;
const LONG_STEM_ED = /(?<=\w{3})(?<!^[^aeiou]*[aeiou][^aeiouwxy])ed$/;

/** Each rule turns an ending into others; a form that is no term of the index is dropped. */
const RULES: readonly Rule[] = [
  // Plural and singular.
  { ending: /ies$/, replacements: ['y', 'ie'], nearness: NUMBER },
  { ending: /ves$/, replacements: ['f', 'fe', 've'], nearness: NUMBER },
  { ending: /(?<=(?:[sxz]|ch|sh|o))es$/, replacements: [''], nearness: NUMBER },
  { ending: /(?<=[^su])s$/, replacements: [''], nearness: NUMBER },
  { ending: /(?<=[^aeiou])y$/, replacements: ['ies'], nearness: NUMBER },
  { ending: /(?<=(?:[sxz]|ch|sh|o))$/, replacements: ['es'], nearness: NUMBER },
  { ending: /(?<=[^sxyz])$/, replacements: ['s'], nearness: NUMBER },
  { ending: /(?:f|fe)$/, replacements: ['ves'], nearness: NUMBER },
  // Verbs: asked for in a form, drawn under the plain word.
  { ending: /(?<=\w{3})ing$/, replacements: ['e'], nearness: VERB },
  { ending: LONG_STEM_ING, replacements: [''], nearness: VERB },
  { ending: /(?<=\w{2})([bdfgklmnprtvz])\1ing$/, replacements: ['$1'], nearness: VERB },
  { ending: /(?<=\w{2})ying$/, replacements: ['ie'], nearness: VERB },
  { ending: /(?<=\w{3})ed$/, replacements: ['e'], nearness: VERB },
  { ending: LONG_STEM_ED, replacements: [''], nearness: VERB },
  { ending: /(?<=\w{2})ied$/, replacements: ['y'], nearness: VERB },
  { ending: /(?<=\w{2})([bdfgklmnprtvz])\1ed$/, replacements: ['$1'], nearness: VERB },
  // … and the other way round.
  { ending: /(?<=\w{2}[^e])$/, replacements: ['ing', 'ed'], nearness: AGENT },
  { ending: /(?<=\w{2})e$/, replacements: ['ing', 'ed'], nearness: AGENT },
  // Who or what does it.
  { ending: /(?<=\w{3})(?:er|or)$/, replacements: ['', 'e', 'ing'], nearness: AGENT },
  { ending: /(?<=\w{3})(?:er|or)s$/, replacements: ['', 'e', 'ing'], nearness: AGENT },
  { ending: /(?<=\w{2})([bdfgklmnprtvz])\1ers?$/, replacements: ['$1'], nearness: AGENT },
  { ending: /(?<=\w{4})(?:ation|ion)$/, replacements: ['', 'e', 'ate'], nearness: AGENT },
  { ending: /(?<=\w{4})ment$/, replacements: [''], nearness: AGENT },
  { ending: /(?<=\w{3}[^aeiou])y$/, replacements: ['', 'e'], nearness: AGENT },
  { ending: /(?<=\w{4})ly$/, replacements: ['', 'e'], nearness: AGENT },
  { ending: /(?<=\w{4})ness$/, replacements: [''], nearness: AGENT },
  // British and American.
  { ending: /(?<=\w)our/, replacements: ['or'], nearness: SPELLING },
  { ending: /(?<=\w{2})or(?=s?$|ing$|ed$|ful$|ite)/, replacements: ['our'], nearness: SPELLING },
  { ending: /(?<=\w{2})tre(?=s?$)/, replacements: ['ter'], nearness: SPELLING },
  { ending: /(?<=\w{2})ter(?=s?$)/, replacements: ['tre'], nearness: SPELLING },
  { ending: /is(?=e[ds]?$|ing$|ation$|er$)/, replacements: ['iz'], nearness: SPELLING },
  { ending: /iz(?=e[ds]?$|ing$|ation$|er$)/, replacements: ['is'], nearness: SPELLING },
  { ending: /ys(?=e[ds]?$|ing$|er$)/, replacements: ['yz'], nearness: SPELLING },
  { ending: /f(?!f)/, replacements: ['ph'], nearness: SLIP },
  { ending: /ogue(?=s?$)/, replacements: ['og'], nearness: SPELLING },
  { ending: /og(?=s?$)/, replacements: ['ogue'], nearness: SPELLING },
  { ending: /ence$/, replacements: ['ense'], nearness: SPELLING },
  { ending: /ense$/, replacements: ['ence'], nearness: SPELLING },
  { ending: /(?<=\w{2})ll(?=ing$|ed$|er$)/, replacements: ['l'], nearness: SPELLING },
  { ending: /(?<=[aeiou])l(?=ing$|ed$|er$)/, replacements: ['ll'], nearness: SPELLING },
  { ending: /grey/, replacements: ['gray'], nearness: SPELLING },
  { ending: /gray/, replacements: ['grey'], nearness: SPELLING },
  { ending: /^aero(?=plane)/, replacements: ['air'], nearness: SPELLING },
  { ending: /amme(?=s?$)/, replacements: ['am'], nearness: SPELLING },
  { ending: /^tyre/, replacements: ['tire'], nearness: SPELLING },
  { ending: /^kerb/, replacements: ['curb'], nearness: SPELLING },
  { ending: /^pyjama/, replacements: ['pajama'], nearness: SPELLING },
  { ending: /plough/, replacements: ['plow'], nearness: SPELLING },
  { ending: /mould/, replacements: ['mold'], nearness: SPELLING },
  { ending: /jewellery/, replacements: ['jewelry'], nearness: SPELLING },
  { ending: /^dough?nut/, replacements: ['donut', 'doughnut'], nearness: SPELLING },
  { ending: /yoghurt/, replacements: ['yogurt'], nearness: SPELLING },
  { ending: /^cheque/, replacements: ['check'], nearness: NUMBER },
  { ending: /whisky/, replacements: ['whiskey'], nearness: SPELLING },
  { ending: /^(?:judgement)$/, replacements: ['judgment'], nearness: SPELLING },
];

/** Forms that no rule makes. */
const IRREGULAR: readonly (readonly string[])[] = [
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people', 'persons'],
  ['die', 'dice'],
  ['ox', 'oxen'],
  ['cactus', 'cacti'],
  ['index', 'indices'],
  ['axis', 'axes'],
  ['medium', 'media'],
  ['datum', 'data'],
  ['run', 'ran', 'running'],
  ['write', 'wrote', 'written', 'writing'],
  ['send', 'sent'],
  ['break', 'broke', 'broken'],
  ['hide', 'hid', 'hidden'],
  ['sleep', 'slept', 'asleep'],
  ['swim', 'swam', 'swimming'],
  ['drive', 'drove', 'driven', 'driving'],
  ['choose', 'chose', 'chosen', 'choice'],
  ['draw', 'drew', 'drawn'],
  ['fly', 'flew', 'flight', 'flying'],
  ['buy', 'bought'],
  ['sell', 'sold', 'sale'],
  ['speak', 'spoke', 'spoken', 'speech'],
  ['think', 'thought'],
  ['pay', 'paid', 'payment'],
];

const irregularForms = new Map<string, readonly string[]>(
  IRREGULAR.flatMap(family => family.map(word => [word, family.filter(other => other !== word)] as const)),
);

/** Other forms of `word`, without the word itself: 'hiking' → 'hike', 'hik'; 'colours' → 'colour', 'colors' … */
export const inflect = (word: string): readonly Form[] => {
  const forms = new Map<string, number>();
  const add = (form: string, nearness: number) => {
    if (form.length > 1 && form !== word && (forms.get(form) ?? 0) < nearness) forms.set(form, nearness);
  };
  for (const form of irregularForms.get(word) ?? []) add(form, VERB);
  if (word.length > 2 && /^[a-z]+$/.test(word)) {
    for (const { ending, replacements, nearness } of RULES) {
      if (!ending.test(word)) continue;
      for (const replacement of replacements) add(word.replace(ending, replacement), nearness);
    }
    // A plural in the other spelling: 'colours' → 'color'.
    for (const [form, nearness] of [...forms]) {
      if (nearness === SPELLING && form.endsWith('s')) add(form.slice(0, -1), NUMBER);
    }
  }
  return [...forms].map(([form, nearness]) => ({ word: form, nearness }));
};
