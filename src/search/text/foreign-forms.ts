// Inflection of foreign words: singular forms, and forms without an article at the end.
//
// The rules also produce non-words, so callers must look the forms up. They expect folded words: 'hauser' for 'Häuser'.

/** Parses rules `pattern>replacement,replacement` and comment lines. */
const parseRules = (table: string) =>
  table
    .replace(/^\s*#.*$/gm, '')
    .trim()
    .split(/\s+/)
    .map(rule => {
      const [pattern = '', replacements = ''] = rule.split('>');
      return { pattern: new RegExp(`${pattern}$`), replacements: replacements.split(',') };
    });

/** Rules with endings that misspelled English words rarely have. */
const CLEAR_RULES = parseRules(String.raw`
  # Plurals of Romance languages and Dutch, articles of Romanian.
  s> es> ces>z oes>ao aes>ao eis>el aux>al,au eaux>eau i>o,e,a chi>co,ca che>ca ghi>go ghe>ga uri> ele>ea
  oane>on
  # Plurals and articles of Germanic languages.
  en>,e or>a orna>a arna>,e erne>,e ([b-df-hj-np-tv-z])\1en>$1 ([aeou])([^aeiou])en>$1$1$2 zen>s ven>f
  # Plurals of Slavic languages, Hungarian, Finnish and Turkish.
  y>a [aeo]k> ([^aeiouy])ek>$1ka ([kpt])at>$1$1a l[ae]r> tki>tek
  # Plurals of Russian and Ukrainian, Hebrew, Arabic, Persian and Urdu.
  ([^аеиоуы])[ое]к>$1ка [ыи]>а, и>ь,я я>ь ы>о צים>ץ כים>ך מים>ם נים>ן פים>ף ים>,ה ות>ה, ات>ه, ها> های> ياں>ي یں> يں> وں>,ا,ہ
  ے>ا,ہ
`);

/** Rules with endings so short that misspelled English words often end in the same letters. */
const SHORT_RULES = parseRules(`
  ais>al ns>m x> i> e>a, le> ul> n> er>,e ern> ar>,e na> r> et>,e,i t> ta> vat>pa l(?:ar|er|e)>el
  kler>kkel tnet>ten ti>te ce>ka ci>k
  # Polish and Czech words after prepositions.
  ie>a ach>a, ami>a,
  # Neuter plurals of Russian, then endings of several languages.
  а>о ene>,e y> a>o, k> d([aeiou])t>t$1
  # Plurals of Hindi, Korean and Bengali.
  ियां>ी ियों>ी ों>,ा ें> े>ा (?:[을를은는이가의에로와과도만들]|에서|으로|하고|들[을의이은]|용)>
  # Arabic and Hebrew words with prepositions and articles.
  ^(?:[وبلفك]?ال|لل|[وبلفك])(.{3,})>$1 ^[והבלמשכ](.{3,})>$1 গুলি> ের> র[া]?>
`);

const MIN_LENGTH = 3;
const LATIN = /^[a-z]/;

/** Possible base forms of a word: 'blumen' → 'blume' and others. With `isClear`, uses only the clear rules. */
export const foreignForms = (word: string, isClear = false): readonly string[] => {
  const minLength = LATIN.test(word) ? MIN_LENGTH : 1;
  const forms = new Set<string>();
  for (const { pattern, replacements } of isClear ? CLEAR_RULES : [...CLEAR_RULES, ...SHORT_RULES]) {
    if (!pattern.test(word)) continue;
    for (const replacement of replacements) {
      const form = word.replace(pattern, replacement);
      if (form.length >= minLength && form !== word) forms.add(form);
    }
  }
  return [...forms];
};
