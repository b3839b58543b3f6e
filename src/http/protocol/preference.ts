// What a client prefers, by the weights in its Accept and Accept-Encoding fields.

/** The weights, 0 (not acceptable) to 1, of the ranges that a field lists; of a repeated one the first counts. */
export type Preferences = ReadonlyMap<string, number>;

/** Reads the field (RFC 9110, 12.4.2). */
export const readPreferences = (field: string): Preferences => {
  const preferences = new Map<string, number>();
  for (const entry of field.toLowerCase().split(',')) {
    const end = entry.indexOf(';');
    const range = (end < 0 ? entry : entry.slice(0, end)).trim();
    if (!preferences.has(range)) preferences.set(range, end < 0 ? 1 : readWeight(entry.slice(end + 1)));
  }
  return preferences;
};

const readWeight = (parameters: string): number => {
  const [, text] = /(?:^|;)\s*q=([^;]*)/.exec(parameters) ?? [];
  const weight = Number(text ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 0;
};

/**
 * The weight given to something that the `ranges` name, the most specific first: `a type, its family, anything` or
 * `['br', '*']` (RFC 9110, 12.5.1 and 12.5.3). Undefined where the field does not mention it.
 */
export const weightOf = (preferences: Preferences, ranges: readonly string[]): number | undefined => {
  for (const range of ranges) {
    const weight = preferences.get(range);
    if (weight !== undefined) return weight;
  }
  return undefined;
};

/** The ranges that a media type lies in. */
export const mediaRanges = (mediaType: string): readonly string[] => [
  mediaType,
  mediaType.replace(/\/.*/, '/*'),
  '*/*',
];
