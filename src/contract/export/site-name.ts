// Site name without characters that files cannot hold.

// Control characters, lone surrogates and noncharacters: XML 1.0 excludes most of them.
const EXCLUDED = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** The name on one line, without characters that XML excludes; `undefined` if nothing remains. */
export const cleanSiteName = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(EXCLUDED, '').trim() || undefined;
