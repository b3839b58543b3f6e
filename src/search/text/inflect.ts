// Inflection and spelling variants of English words.
//
// The rules also produce non-words ('hiking' gives 'hike' and 'hik'), so callers must look the forms up.

export interface Form {
  readonly word: string;
  /** Similarity of meaning to the original word, from 0 to 1. */
  readonly similarity: number;
}

interface Rule {
  readonly pattern: RegExp;
  readonly replacements: readonly string[];
  readonly similarity: number;
}

/** Similarity of the forms that each kind of rule produces. */
const NUMBER = 0.97;
const VERB = 0.9;
const DERIVED = 0.65;
const SPELLING = 0.98;
const PHONETIC = 0.85;

/** Excludes stems such as 'rat', whose -ing form is 'ratting': 'rating' comes from 'rate'. */
const LONG_STEM_ING = /(?<=\w{3})(?<!^[^aeiou]*[aeiou][^aeiouwxy])ing$/;
const LONG_STEM_ED = /(?<=\w{3})(?<!^[^aeiou]*[aeiou][^aeiouwxy])ed$/;

const RULES: readonly Rule[] = [
  // Plural to singular, singular to plural.
  { pattern: /ies$/, replacements: ['y', 'ie'], similarity: NUMBER },
  { pattern: /ves$/, replacements: ['f', 'fe', 've'], similarity: NUMBER },
  { pattern: /(?<=(?:[sxz]|ch|sh|o))es$/, replacements: [''], similarity: NUMBER },
  { pattern: /(?<=[^su])s$/, replacements: [''], similarity: NUMBER },
  { pattern: /(?<=[^aeiou])y$/, replacements: ['ies'], similarity: NUMBER },
  { pattern: /(?<=(?:[sxz]|ch|sh|o))$/, replacements: ['es'], similarity: NUMBER },
  { pattern: /(?<=[^sxyz])$/, replacements: ['s'], similarity: NUMBER },
  { pattern: /(?:f|fe)$/, replacements: ['ves'], similarity: NUMBER },
  // -ing and -ed forms to the infinitive.
  { pattern: /(?<=\w{3})ing$/, replacements: ['e'], similarity: VERB },
  { pattern: LONG_STEM_ING, replacements: [''], similarity: VERB },
  { pattern: /(?<=\w{2})([bdfgklmnprtvz])\1ing$/, replacements: ['$1'], similarity: VERB },
  { pattern: /(?<=\w{2})ying$/, replacements: ['ie'], similarity: VERB },
  { pattern: /(?<=\w{3})ed$/, replacements: ['e'], similarity: VERB },
  { pattern: LONG_STEM_ED, replacements: [''], similarity: VERB },
  { pattern: /(?<=\w{2})ied$/, replacements: ['y'], similarity: VERB },
  { pattern: /(?<=\w{2})([bdfgklmnprtvz])\1ed$/, replacements: ['$1'], similarity: VERB },
  // Infinitive to -ing and -ed forms.
  { pattern: /(?<=\w{2}[^e])$/, replacements: ['ing', 'ed'], similarity: DERIVED },
  { pattern: /(?<=\w{2})e$/, replacements: ['ing', 'ed'], similarity: DERIVED },
  // Derivation: agents (-er, -or), nouns (-ation, -ment, -ness), adjectives (-y), adverbs (-ly).
  { pattern: /(?<=\w{3})(?:er|or)$/, replacements: ['', 'e', 'ing'], similarity: DERIVED },
  { pattern: /(?<=\w{3})(?:er|or)s$/, replacements: ['', 'e', 'ing'], similarity: DERIVED },
  { pattern: /(?<=\w{2})([bdfgklmnprtvz])\1ers?$/, replacements: ['$1'], similarity: DERIVED },
  { pattern: /(?<=\w{4})(?:ation|ion)$/, replacements: ['', 'e', 'ate'], similarity: DERIVED },
  { pattern: /(?<=\w{4})ment$/, replacements: [''], similarity: DERIVED },
  { pattern: /(?<=\w{3}[^aeiou])y$/, replacements: ['', 'e'], similarity: DERIVED },
  { pattern: /(?<=\w{4})ly$/, replacements: ['', 'e'], similarity: DERIVED },
  { pattern: /(?<=\w{4})ness$/, replacements: [''], similarity: DERIVED },
  // Superlatives.
  { pattern: /(?<=\w{3})est$/, replacements: ['', 'e'], similarity: DERIVED },
  { pattern: /(?<=\w{2})iest$/, replacements: ['y'], similarity: DERIVED },
  // British and American spelling.
  { pattern: /(?<=\w)our/, replacements: ['or'], similarity: SPELLING },
  { pattern: /(?<=\w{2})or(?=s?$|ing$|ed$|ful$|ite)/, replacements: ['our'], similarity: SPELLING },
  { pattern: /(?<=\w{2})tre(?=s?$)/, replacements: ['ter'], similarity: SPELLING },
  { pattern: /(?<=\w{2})ter(?=s?$)/, replacements: ['tre'], similarity: SPELLING },
  { pattern: /is(?=e[ds]?$|ing$|ation$|er$)/, replacements: ['iz'], similarity: SPELLING },
  { pattern: /iz(?=e[ds]?$|ing$|ation$|er$)/, replacements: ['is'], similarity: SPELLING },
  { pattern: /ys(?=e[ds]?$|ing$|er$)/, replacements: ['yz'], similarity: SPELLING },
  { pattern: /f(?!f)/, replacements: ['ph'], similarity: PHONETIC },
  { pattern: /ogue(?=s?$)/, replacements: ['og'], similarity: SPELLING },
  { pattern: /og(?=s?$)/, replacements: ['ogue'], similarity: SPELLING },
  { pattern: /ence$/, replacements: ['ense'], similarity: SPELLING },
  { pattern: /ense$/, replacements: ['ence'], similarity: SPELLING },
  { pattern: /(?<=\w{2})ll(?=ing$|ed$|er$)/, replacements: ['l'], similarity: SPELLING },
  { pattern: /(?<=[aeiou])l(?=ing$|ed$|er$)/, replacements: ['ll'], similarity: SPELLING },
  { pattern: /grey/, replacements: ['gray'], similarity: SPELLING },
  { pattern: /gray/, replacements: ['grey'], similarity: SPELLING },
  { pattern: /^aero(?=plane)/, replacements: ['air'], similarity: SPELLING },
  { pattern: /amme(?=s?$)/, replacements: ['am'], similarity: SPELLING },
  { pattern: /^tyre/, replacements: ['tire'], similarity: SPELLING },
  { pattern: /^kerb/, replacements: ['curb'], similarity: SPELLING },
  { pattern: /^pyjama/, replacements: ['pajama'], similarity: SPELLING },
  { pattern: /plough/, replacements: ['plow'], similarity: SPELLING },
  { pattern: /mould/, replacements: ['mold'], similarity: SPELLING },
  { pattern: /jewellery/, replacements: ['jewelry'], similarity: SPELLING },
  { pattern: /^dough?nut/, replacements: ['donut', 'doughnut'], similarity: SPELLING },
  { pattern: /yoghurt/, replacements: ['yogurt'], similarity: SPELLING },
  { pattern: /^cheque/, replacements: ['check'], similarity: NUMBER },
  { pattern: /whisky/, replacements: ['whiskey'], similarity: SPELLING },
  { pattern: /^(?:judgement)$/, replacements: ['judgment'], similarity: SPELLING },
];

/** The words between two bars are forms of each other. */
const IRREGULAR = `
  foot feet | tooth teeth | goose geese | mouse mice | man men | woman women | child children | person
  people persons | die dice | ox oxen | cactus cacti | index indices | axis axes | medium media | datum
  data | run ran running | write wrote written writing | send sent | break broke broken | hide hid hidden
  | sleep slept asleep | swim swam swimming | drive drove driven driving | choose chose chosen choice |
  draw drew drawn | fly flew flight flying | buy bought | sell sold sale | speak spoke spoken speech |
  think thought | pay paid payment | become became | begin began begun beginning | bleed bled | blow blew
  blown | bring brought | build built | catch caught | deal dealt | dig dug | eat ate eaten | fall fell
  fallen | feed fed | fight fought | find found | flee fled | forget forgot forgotten | forgive forgave
  forgiven | freeze froze frozen | get got gotten getting | give gave given | go went gone going | grow
  grew grown | hang hung | hear heard | hold held | keep kept | know knew known | lend lent | light lit |
  lose lost | meet met | ride rode ridden | say said | seek sought | shake shook shaken | shrink shrank
  shrunk | sing sang sung | sink sank sunk | sit sat sitting | spend spent | spin spun spinning | stand
  stood | steal stole stolen | stick stuck | strike struck | swear swore sworn | sweep swept | swing swung
  | take took taken | teach taught | tear tore torn | tell told | throw threw thrown | understand
  understood | wake woke woken | wear wore worn | weep wept | win won winning
`;

/** Pairs of words with different meanings, although a rule makes one from the other. */
const UNRELATED = `
  boxer box | brief briefs | corner corn | counter count | custom customs | date dates | flower flow |
  glass glasses | good goods | later late | letter let | master mast | mean means | new news | number numb
  | poster post | shower show | short shorts | spectacle spectacles | station state | tower tow | train
  trained | train trainer | train trainers | train training
`;

const families = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/\s*\|\s*/)
    .map(family => family.split(/\s+/));

const irregularForms = new Map<string, readonly string[]>(
  families(IRREGULAR).flatMap(family =>
    family.map(word => [word, family.filter(other => other !== word)] as const),
  ),
);
const unrelated = new Set(families(UNRELATED).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** Returns possible inflections and spelling variants: 'colours' → 'colour', 'colors', 'color'. */
export const inflect = (word: string): readonly Form[] => {
  const forms = new Map<string, number>();
  const add = (form: string, similarity: number) => {
    if (form.length < 2 || form === word || unrelated.has(`${word} ${form}`)) return;
    if ((forms.get(form) ?? 0) < similarity) forms.set(form, similarity);
  };
  for (const form of irregularForms.get(word) ?? []) add(form, VERB);
  if (word.length > 2 && /^[a-z]+$/.test(word)) {
    for (const { pattern, replacements, similarity } of RULES) {
      if (!pattern.test(word)) continue;
      for (const replacement of replacements) add(word.replace(pattern, replacement), similarity);
    }
    // Adds the singular of spelling variants: 'colours' → 'colors' → 'color'.
    for (const [form, similarity] of [...forms]) {
      if (similarity === SPELLING && form.endsWith('s')) add(form.slice(0, -1), NUMBER);
    }
  }
  return [...forms].map(([form, similarity]) => ({ word: form, similarity }));
};
