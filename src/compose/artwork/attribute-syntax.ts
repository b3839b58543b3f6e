// Syntax of attributes that browsers ignore if they have an error, and of which the renderer takes the part before it.

/** A number with what separates it from the next one. */
const ITEM = /[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?[ \t\r\n\f]*,?[ \t\r\n\f]*/gi;

const isList = (fewest: number, most: number) => (text: string) => {
  let count = 0;
  const others = text.trim().replace(ITEM, () => {
    count++;
    return '';
  });
  return others === '' && count >= fewest && count <= most;
};

const SYNTAX: Readonly<Record<string, (text: string) => boolean>> = {
  // The last one may be half a point, which is not drawn.
  points: isList(0, Number.POSITIVE_INFINITY),
  viewBox: isList(4, 4),
  stdDeviation: isList(1, 2),
  baseFrequency: isList(1, 2),
  radius: isList(1, 2),
  preserveAspectRatio: text =>
    /^\s*(?:none|xM(?:in|id|ax)YM(?:in|id|ax))(?:\s+(?:meet|slice))?\s*$/.test(text),
};

/** Whether the value of an attribute has no error. */
export const isValidAttribute = (name: string, text: string): boolean => SYNTAX[name]?.(text) ?? true;
