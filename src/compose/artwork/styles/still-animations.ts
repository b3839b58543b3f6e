// Animations of SVG that do not move, as attributes: `set`, equal values, and what the first frame freezes. Source: SMIL 3.
import { isAttributeOf } from './properties.ts';

interface Animation {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly href: string | undefined;
}

/** Seconds after loading for which a picture that does not move stays as it is. */
const STILL_SECONDS = 5;

/** Seconds after loading at which a browser draws a picture for the first time, approximately: a frame of a screen with 60 Hz. */
const FIRST_FRAME_SECONDS = 0.017;

const ANIMATION = /^(?:set|animate|animateTransform|animateMotion)$/;

/** Whether an animation does not change what an element shows after it has been loaded. */
export const isStill = (animation: Animation): boolean =>
  ANIMATION.test(animation.name) && stillValue(animation) !== undefined;

/** The attributes of an element that its still animations change. */
export const stillAttributes = ({
  name,
  attributes,
  children,
}: Omit<Animation, 'href'> & { readonly children: readonly Animation[] }): Readonly<
  Record<string, string>
> => {
  const changed: Record<string, string> = {};
  for (const animation of children) {
    const value = ANIMATION.test(animation.name) ? stillValue(animation) : undefined;
    const { attributeName = '', type = 'translate', additive } = animation.attributes;
    if (!value) continue;
    if (animation.name === 'animateTransform') {
      const own = additive === 'sum' ? `${changed.transform ?? attributes.transform ?? ''} ` : '';
      changed.transform = `${own}${type}(${value})`;
    }
    // Animations come after style sheets.
    else if (isAttributeOf(attributeName, name) && attributeName !== 'd')
      changed.style = `${changed.style ?? attributes.style ?? ''};${attributeName}:${value}`;
    else changed[attributeName] = value;
  }
  return changed;
};

/** The value of a still animation, which is empty if it has no effect. Undefined for animations that move. */
const stillValue = ({ name, attributes, href }: Animation): string | undefined => {
  const { begin = '0s', dur, repeatCount, values, from, to, by, additive, fill } = attributes;
  const begins = begin.split(';').flatMap(text => secondsOf(text) ?? []);
  const start = begins.findLast(seconds => seconds <= 0);
  // Nobody clicks at an icon.
  if (start === undefined)
    return Math.min(...begins, Number.POSITIVE_INFINITY) > STILL_SECONDS ? '' : undefined;
  const isSum = additive === 'sum' && name !== 'animateTransform';
  if (href !== undefined || name === 'animateMotion' || isSum || by !== undefined) return undefined;
  const list = name === 'set' ? [to ?? ''] : (values?.split(';').filter(isFilled) ?? [from ?? '', to ?? '']);
  const [first = '', ...others] = list.map(text => text.trim());
  const isConstant = others.every(other => other === first);
  const end = start + (secondsOf(dur ?? '') ?? Number.POSITIVE_INFINITY) * repeatsOf(repeatCount);
  // Animations that are over when the document begins have no effect, even if they freeze.
  if (end <= 0) return '';
  if (end <= FIRST_FRAME_SECONDS) return fill === 'freeze' ? (others.at(-1) ?? first) : '';
  return isConstant && first !== '' ? first : undefined;
};

const isFilled = (text: string): boolean => text.trim() !== '';

const repeatsOf = (count = '1'): number =>
  count === 'indefinite' ? Number.POSITIVE_INFINITY : Number(count) || 1;

/** Seconds of a clock value (SMIL 3, section 5.4.2). Undefined for events and `indefinite`. */
const secondsOf = (text: string): number | undefined => {
  const [, sign = '', hours = '0', minutes = '0', number, unit = 's'] =
    /^([+-]?)(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?|\.\d+)(h|min|s|ms)?$/.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(number) * (SECONDS[unit] ?? 1);
  return sign === '-' ? -seconds : seconds;
};

const SECONDS: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1, ms: 0.001 };
