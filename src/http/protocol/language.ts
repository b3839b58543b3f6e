// Language of a page: the choice in a cookie, or else negotiated by Accept-Language. (Decision 125)
import type { FastifyRequest } from 'fastify';
import { parseQualityValues } from './content-coding.ts';

/** Value of `Vary` of a page that exists in several languages. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/** Further ranges of Accept-Language are ignored: browsers send fewer, and each takes microseconds. */
const MAX_RANGES = 20;

const CHOICE = /(?:^|;\s*)favsmith-language=([\w-]+)/;

/** The first of `available` is the default. */
export const languageOf = ({ headers }: FastifyRequest, available: readonly string[]): string => {
  const [, chosen = ''] = CHOICE.exec(headers.cookie ?? '') ?? [];
  return available.includes(chosen) ? chosen : preferredLanguage(headers['accept-language'], available);
};

export const preferredLanguage = (
  acceptLanguage: string | undefined,
  available: readonly string[],
): string => {
  const [fallback = ''] = available;
  if (!acceptLanguage || available.length < 2) return fallback;
  const ranges = [...parseQualityValues(acceptLanguage)].slice(0, MAX_RANGES);
  const byQuality = ranges.filter(([, quality]) => quality > 0).sort(([, a], [, b]) => b - a);
  for (const [range] of byQuality) {
    const reading = readingOf(range);
    const found = available.find(tag => reading !== undefined && readingOf(tag) === reading);
    if (found !== undefined) return found;
  }
  return fallback;
};

/** Language and script of a tag: `zh-CN` reads `zh-Hans`, `zh-TW` does not. Undefined for `*` and invalid tags. */
const readingOf = (tag: string): string | undefined => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
};
