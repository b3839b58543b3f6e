// Quotation of received values in problem details.

const LONGEST_QUOTE = 40;

/** Formats a value for a `detail`: `"0.2"`, `12`, `null`, `an array`, `an object`. Shortens long strings. */
export const quote = (value: unknown): string => {
  if (typeof value === 'string') {
    const characters = [...value.slice(0, 2 * LONGEST_QUOTE)];
    const short = characters.slice(0, LONGEST_QUOTE).join('');
    return `${JSON.stringify(short)}${short.length < value.length ? '…' : ''}`;
  }
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
};
