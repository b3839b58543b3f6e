// Quality values of Accept and Accept-Encoding (RFC 9110, 12.4.2). (Decision 033)

/** Quality values from 0 (not acceptable) to 1, by media range or content coding in lower case. */
export type QualityValues = ReadonlyMap<string, number>;

/** Parses quality values. Uses the first value of a repeated range; invalid values are 0. */
export const parseQualityValues = (field: string): QualityValues => {
  const values = new Map<string, number>();
  for (const entry of field.toLowerCase().split(',')) {
    const end = entry.indexOf(';');
    const range = (end < 0 ? entry : entry.slice(0, end)).trim();
    if (!values.has(range)) values.set(range, end < 0 ? 1 : parseQuality(entry.slice(end + 1)));
  }
  return values;
};

const parseQuality = (parameters: string): number => {
  const [, text] = /(?:^|;)\s*q=([^;]*)/.exec(parameters) ?? [];
  const quality = Number(text ?? 1);
  return quality >= 0 && quality <= 1 ? quality : 0;
};

/** Returns the quality of the first listed range. `ranges` must start with the most specific one. */
export const qualityOf = (values: QualityValues, ranges: readonly string[]): number | undefined => {
  for (const range of ranges) {
    const quality = values.get(range);
    if (quality !== undefined) return quality;
  }
  return undefined;
};

/** Lists the media ranges that match a media type, most specific first (RFC 9110, 12.5.1). */
export const mediaRanges = (mediaType: string): readonly string[] => [
  mediaType,
  mediaType.replace(/\/.*/, '/*'),
  '*/*',
];
