// Names of shops, sports and other places in many languages, from OpenStreetMap. (Decision 043)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  LANGUAGES,
  languageIndex,
  type SentenceWords,
  sentenceClass,
} from '../../../search/text/languages.ts';
import { isUnspaced, tokenizeSpelled } from '../../../search/text/tokenize.ts';
import type { VocabularyRow } from './grammar.ts';

interface Preset {
  readonly name?: string;
  readonly terms?: string;
}

const SEPARATOR = /[/／,،;、]/;
/** Maximum number of places that share a specific term. More places share 'shop'. */
const MAX_PLACES = 3;
/** Maximum number of words of a name. Users rarely type longer names. */
const MAX_WORDS = 2;
/** Minimum number of letters of each part of a name that is split. */
const MIN_LETTERS = 4;

/**
 * Rows as in `vocabulary/languages`, with the names of the OpenStreetMap presets in `rows`. The second tier has synonyms,
 * and subjects of the names: 'vélos' of 'magasin de vélos'.
 */
export const readPlaces = (
  rows: readonly VocabularyRow[],
  sentenceWords: SentenceWords,
): readonly VocabularyRow[] => {
  const schema = createRequire(import.meta.url).resolve('@openstreetmap/id-tagging-schema/package.json');
  const folder = join(dirname(schema), 'dist', 'translations');
  const locales = readdirSync(folder).filter(name => /^[a-z]+(?:-[A-Z]+)?\.min\.json$/.test(name));
  return locales.flatMap(file => {
    const locale = file.replace('.min.json', '');
    const language = languageIndex(locale);
    if (language < 1) return [];
    const presets: Readonly<Record<string, Preset>> =
      JSON.parse(readFileSync(join(folder, file), 'utf8'))[locale].presets?.presets ?? {};
    const placesOf = countTerms(rows.flatMap(({ tiers }) => tiers.flat().map(id => presets[id])));
    const isSubject = (word: string) => sentenceClass(sentenceWords, word, language) === undefined;
    return rows.map(row => {
      const own = row.tiers.flat().flatMap(id => presets[id] ?? []);
      const names = own.flatMap(({ name = '' }) => name.replace(/[(（].*?[)）]/g, '').split(SEPARATOR));
      const terms = own.flatMap(({ terms = '' }) => terms.split(SEPARATOR)).map(term => term.trim());
      const synonyms = terms.filter(term => isSubject(term) && (placesOf.get(term) ?? 0) <= MAX_PLACES);
      const isShort = (name: string) => tokenizeSpelled(name).length <= MAX_WORDS;
      const subjects = names.flatMap(name => subjectOf(name, isSubject) ?? []);
      return {
        ...row,
        file: `places/${LANGUAGES[language]}.txt`,
        tiers: [names.filter(isShort), [...synonyms, ...subjects].filter(isShort)],
      };
    });
  });
};

const countTerms = (presets: readonly (Preset | undefined)[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const preset of presets)
    for (const term of new Set(preset?.terms?.split(SEPARATOR).map(text => text.trim())))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** The part of a name that is specific to the place: 'bougies' of 'magasin de bougies', '蜡烛' of '蜡烛店'. */
const subjectOf = (name: string, isSubject: (word: string) => boolean): string | undefined => {
  const words = tokenizeSpelled(name);
  const [only = ''] = words;
  if (words.length > 1) {
    const subjects = words.filter(isSubject);
    return subjects.length < words.length ? subjects.join(' ') : undefined;
  }
  const minLetters = isUnspaced(only) ? 2 : MIN_LETTERS;
  for (let at = minLetters; at < only.length; at++)
    if (!isSubject(only.slice(at)) && (only.length - at >= MIN_LETTERS || isUnspaced(only)))
      return only.slice(0, at);
  return undefined;
};
