// Sanitizing of the site name.

// Control characters, lone surrogates and noncharacters: XML 1.0 excludes most of them.
const EXCLUDED = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Removes characters that XML excludes and collapses white space. Returns `undefined` if nothing remains. */
export const cleanSiteName = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(EXCLUDED, '').trim() || undefined;
