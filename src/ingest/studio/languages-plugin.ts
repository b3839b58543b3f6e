// Vite plugin that writes the page of the studio once for each language. (Decision 125)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '../../studio/languages');
const MAX_BYTES = 6000;
const SOURCE = 'en';

/** Content of the files by their language tag, English first. */
export const readLanguages = (folder = FOLDER): ReadonlyMap<string, string> => {
  const tags = readdirSync(folder).flatMap(file => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  const ordered = [SOURCE, ...tags.filter(tag => tag !== SOURCE)];
  return new Map(ordered.map(tag => [tag, readFileSync(join(folder, `${tag}.json`), 'utf8')] as const));
};

const placeholdersOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What is wrong with the files. Empty if nothing is. */
export const languageProblems = (files: ReadonlyMap<string, string>): readonly string[] => {
  const source: Texts = JSON.parse(files.get(SOURCE) ?? '{}');
  return [...files].flatMap(([tag, content]) => {
    const texts: Texts = JSON.parse(content);
    const length = Buffer.byteLength(content);
    return [
      ...(Intl.getCanonicalLocales(tag)[0] === tag ? [] : ['is not a canonical language tag']),
      ...(length <= MAX_BYTES ? [] : [`has ${length} bytes, at most ${MAX_BYTES}`]),
      ...(['ltr', 'rtl'].includes(texts.direction ?? '') ? [] : ['direction is neither ltr nor rtl']),
      ...Object.keys(texts).flatMap(name => (name in source ? [] : `${name} is not in ${SOURCE}.json`)),
      ...Object.entries(source).flatMap(([name, original]) => {
        const text = texts[name];
        if (text === undefined) return `${name} is missing`;
        if (text.trim() === '' || text.trim() !== text) return `${name} is empty or has spaces at its ends`;
        if (/[<>&]/.test(text)) return `${name} contains markup`;
        return placeholdersOf(text) === placeholdersOf(original)
          ? []
          : `${name} does not have the placeholders of ${SOURCE}.json`;
      }),
    ].map(problem => `${tag}.json: ${problem}`);
  });
};

/** Markup is excluded by the validator. */
const escapeQuotes = (text: string): string => text.replaceAll('"', '&quot;');

/** The page in a language: fills in each `{{name}}`, and the texts for the scripts. */
const pageIn = (page: string, tag: string, files: ReadonlyMap<string, string>): string => {
  const all = [...files].map(([other, content]): [string, Texts] => [other, JSON.parse(content)]);
  const texts = new Map(all).get(tag) ?? {};
  const languages = Object.fromEntries(all.map(([other, { languageName = '' }]) => [other, languageName]));
  const values: Texts = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeQuotes(text)])),
    options: Object.entries(languages)
      .map(
        ([other, name]) =>
          `<option value="${other}" lang="${other}"${other === tag ? ' selected' : ''}>${name}</option>`,
      )
      .join(''),
  };
  const json = JSON.stringify({ language: tag, languages, texts });
  const filled = page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`index.html contains the unknown text ${name}`);
    return value;
  });
  return filled
    .replace('lang="en"', `lang="${tag}"`)
    .replace('</head>', () => `<script type="application/json" id="texts">${json}</script></head>`);
};

interface Asset {
  fileName: string;
  source?: string | Uint8Array;
}

/** Writes `index.html` in English and files such as `index.de.html`. During development, the page is in English. */
export const languagesPlugin = () => ({
  name: 'languages',
  transformIndexHtml: (page: string, { server }: { readonly server?: unknown }): string =>
    server ? pageIn(page, SOURCE, readLanguages()) : page,
  generateBundle: {
    order: 'post' as const,
    handler(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
      _options: unknown,
      bundle: Readonly<Record<string, Asset>>,
    ): void {
      const files = readLanguages();
      const problems = languageProblems(files);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const index = bundle['index.html'] as Asset;
      const page = String(index.source);
      for (const tag of files.keys()) {
        const source = pageIn(page, tag, files);
        if (tag === SOURCE) index.source = source;
        else this.emitFile({ type: 'asset', fileName: `index.${tag}.html`, source });
      }
    },
  },
});
