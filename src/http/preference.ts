// What a client prefers, by the weights in its Accept and Accept-Encoding fields.

/**
 * The weight, 0 (not acceptable) to 1, that a field gives to something that the `ranges` name, the most specific
 * first: `a type, its family, anything` or `['br', '*']` (RFC 9110, 12.5.1 and 12.5.3).
 * Undefined where the field does not mention it.
 */
export const weightOf = (field: string, ranges: readonly string[]): number | undefined =>
  field
    .toLowerCase()
    .split(',')
    .map(entry => entry.split(';').map(part => part.trim()))
    .map(([range = '', ...parameters]) => ({ rank: ranges.indexOf(range), weight: readWeight(parameters) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)[0]?.weight;

const readWeight = (parameters: readonly string[]): number => {
  const weight = Number(parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 0;
};

/** The ranges that a media type lies in. */
export const mediaRanges = (mediaType: string): readonly string[] => [
  mediaType,
  mediaType.replace(/\/.*/, '/*'),
  '*/*',
];
