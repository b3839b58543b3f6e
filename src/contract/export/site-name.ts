// The name of a site as files can hold it.

// Controls, lone surrogates and the two noncharacters: XML 1.0 has no way to write most of them.
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** The name without characters that XML cannot hold, on one line; undefined where nothing is left. */
export const cleanSiteName = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(UNWRITABLE, '').trim() || undefined;
