// Name of a site and its initials, from a sentence about the site. (Decision 122)
import { capitalInitials } from '../contract/export/drawn-text.ts';
import type { QueryWord, Reading } from '../search/search.ts';
import { LANGUAGES } from '../search/text/languages.ts';
import { fold } from '../search/text/tokenize.ts';

/** Words at the beginning of a sentence about a site: pronouns, kinds of sites, and what people do there. */
const FRAME =
  /^(?:(?:an?|the|my|our|your|i|we|i'm|it's|am|are|is|want|need|have|some|new|small|little|website|site|page|blog|app|newsletter|platform|online|store|shop|place|tool|service|about|for|on|to|of|that|which|who|make|making|run|build|building|create|sell|selling|rent|book(?! (?:club|shop|store)s?\b)|find|finding|fix|repair|restore|learn|play|plan|planning|write|keep|track|tracker|sign(?! language)|translate|share|get|help|helps|buy|trade|organize|compare|remind|reminds|connect|connects|offer|teach|teaches|collect|record|deliver|host|design|you|people|internal)\s+)+(?=\S)/i;
/** Words that start the qualifiers of a subject, and adverbs at the end of a sentence. */
const QUALIFIER =
  /\s+(?:(?:in|for|with|without|that|which|who|and|or|on|at|from|to|by|of|near|about|under|so|where|when|your|my)\s.*|online|tonight|today|downtown|fast|now)$/i;
/** The head of a sentence: `choir` in "a choir that sings", `podcast` in "a podcast about crime". */
const HEAD = /([\p{L}\p{M}]+)\s+(?:about|for|that|which|who|of|from)\s/iu;

/** Maximum number of single words with pictures of their own, and their minimum weight as a fraction of the highest weight. */
const MAX_SUBJECTS = 4;
const LEAST_SUBJECT = 0.6;
/** Minimum weight of the head. Words about any site weigh less: `marketplace` in "a marketplace for lenses". */
const LEAST_HEAD = 0.2;

const headOf = (text: string): string => HEAD.exec(text)?.[1] ?? '';

/** The words that may be the subject, most likely first: words with a high weight, and the head of the sentence. */
export const subjectsOf = (text: string, words: readonly QueryWord[]): readonly QueryWord[] => {
  const head = headOf(text);
  const known = words.filter(word => word.isKnown && word.weight > 0);
  const greatest = Math.max(...known.map(({ weight }) => weight));
  const isHead = ({ word, weight }: QueryWord) =>
    word === head.toLowerCase() && weight >= LEAST_HEAD * greatest && !FRAME.test(`${head} .`);
  return known
    .filter(word => word.weight >= LEAST_SUBJECT * greatest || isHead(word))
    .sort((a, b) => Number(isHead(b)) - Number(isHead(a)) || b.weight - a.weight)
    .slice(0, MAX_SUBJECTS);
};

const MAX_NAME_WORDS = 4;
/** Number of letters by which a word is recognized in the text after corrections and changes to its base form. */
const STEM = 4;

const stemsOf = (text: string, words: readonly QueryWord[]): readonly string[] =>
  subjectsOf(text, words).flatMap(({ word }) => word.split(' ').map(part => part.slice(0, STEM)));

/** Scripts that join prepositions and articles to a word, and the maximum number of letters of these. */
const JOINING = /^[\p{Script=Hebr}\p{Script=Arab}]/u;
const MAX_JOINED = 2;

/** Where one of the stems begins in a token: at 1 in 'לפרחים' (for flowers). -1 if none does. */
const stemAt = (token: string, stems: readonly string[]): number => {
  const folded = fold(token);
  const most = JOINING.test(token) ? MAX_JOINED : 0;
  for (let at = 0; at <= most; at++) if (stems.some(stem => folded.startsWith(stem, at))) return at;
  return -1;
};

/**
 * A short name of the site: "Yoga studio" for "a website for my yoga studio in Lisbon". The name ends with the last
 * subject before the qualifiers. If only the qualifiers contain subjects, it consists of these: "Water plants".
 */
export const siteName = (text: string, { words, language, frame }: Reading): string | undefined => {
  const stems = stemsOf(text, words);
  if (stems.length === 0) return undefined;
  const isSubject = (token: string) => stemAt(token, stems) >= 0;
  const isEmpty = ({ weight, isKnown }: QueryWord) => language > 0 && (weight === 0 || !isKnown);
  const empty = new Set(words.filter(isEmpty).map(({ word }) => fold(word)));
  const line = text.trim().replace(/\s+/g, ' ');
  const framed = line.replace(FRAME, '').replace(QUALIFIER, '').split(' ');
  const start = framed.findIndex(
    token => !empty.has(fold(token)) && !(language > 0 && frame.has(fold(token))),
  );
  const core = framed.slice(Math.max(0, start));
  const lastSubject = core.findLastIndex(isSubject);
  const head = lastSubject < 0 ? -1 : core.lastIndexOf(headOf(text));
  const last = core.length < line.split(' ').length ? Math.max(lastSubject, head) : core.length - 1;
  const named = last < 0 ? line.split(' ').filter(isSubject) : core.slice(0, last + 1);
  const tokens = named.length > MAX_NAME_WORDS ? named.filter(isSubject) : named;
  const name = (tokens.length > 0 ? tokens : core)
    .slice(0, MAX_NAME_WORDS)
    .join(' ')
    .replace(/[,.!?;:]$/, '');
  return name === '' ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
};

/** Tokens of a text with the apostrophes inside of them. */
const TOKENS = /[\p{L}\p{N}\p{M}'’ʼ]+/gu;
const APOSTROPHE = /['’ʼ]/;
/** Scripts whose letters stand for several sounds, join, or are wide: one initial says enough. */
const ONE_LETTER =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Arab}\p{Script=Hebr}\p{Script=Deva}\p{Script=Beng}\p{Script=Thai}]/u;
/** Scripts without spaces between words. Their initial is that of the most likely subject. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/u;
/** First letter or digit in a script that every typeface or its fallback fonts cover; in Thai, the first consonant. */
const DRAWABLE = new RegExp(
  `[\\da-z\\u00c0-\\u024f\\u1e00-\\u1eff\\u0391-\\u03c9\\u0410-\\u045f\\u0490\\u0491\\u0e01-\\u0e2e]|(?!\\p{Script=Thai})(?=\\p{L})${ONE_LETTER.source}`,
  'u',
);
const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u;

/** Pairs of letters with an unpleasant sense, by source. */
const UNLUCKY = new Set(
  [
    // Not on German license plates: § 8 FZV with the decrees of the states. AH, HH and IS were refused in some places.
    'HJ KZ NS SA SD SS AH HH IS',
    // Not on French plates before 2009, because they sound vulgar.
    'KK PD PQ QQ WC',
    // Slang and diseases, as dictionaries of English and German abbreviations have them. No authority lists them.
    'BJ BM BO BS CP FU GV MF PP SM TB TT VD',
  ].flatMap(pairs => pairs.split(' ')),
);

/** One or two initials of the name, in its script and without those of words that do not name the subject. Undefined without letters. */
export const initialsOf = (text: string, reading: Reading): string | undefined => {
  const name = siteName(text, reading) ?? text;
  const tokens = (name.normalize('NFC').match(TOKENS) ?? []).map(token => ownPart(token, reading.language));
  const stems = stemsOf(text, reading.words);
  const meant = tokens
    .filter(token => !reading.frame.has(fold(token)))
    .map(token => token.slice(Math.max(0, stemAt(token, stems))));
  // The capital of a Turkish i has a dot.
  const locale = LANGUAGES[reading.language];
  const letters = (meant.length > 0 ? meant : tokens).flatMap(
    token => DRAWABLE.exec(token.toLocaleLowerCase(locale))?.[0].toLocaleUpperCase(locale) ?? [],
  );
  const [first = ''] = letters;
  if (UNSPACED.test(first)) return capitalInitials(subjectLetter(name, text, reading) ?? first);
  const pair = capitalInitials(letters.slice(0, ONE_LETTER.test(first) ? 1 : 2).join(''));
  return pair !== undefined && UNLUCKY.has(pair) ? pair.charAt(0) : pair;
};

/** The word without what an apostrophe joins to it: `landlord` of "landlord's", `école` of "l’école". */
const ownPart = (token: string, language: number): string => {
  const parts = token.split(APOSTROPHE).filter(part => part !== '');
  const longest = Math.max(...parts.map(({ length }) => length));
  const own = language > 0 ? parts.findLast(({ length }) => length === longest) : parts[0];
  return (own ?? token).replace(ARABIC_ARTICLE, '');
};

/** The first letter of the most likely subject, as it stands in the text, without words that frame the subject. */
const subjectLetter = (name: string, text: string, { words, frame }: Reading): string | undefined => {
  const [subject] = subjectsOf(text, words);
  const typed = text.normalize('NFC');
  const at = subject === undefined ? -1 : fold(typed).indexOf(subject.word);
  if (at < 0) return DRAWABLE.exec(name)?.[0];
  const start = [...frame].find(word => subject?.word.startsWith(word))?.length ?? 0;
  return DRAWABLE.exec(typed.slice(at + start))?.[0];
};
