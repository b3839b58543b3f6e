// CSS animations that do not move, such as paused ones, as declared values. Source: CSS Animations 1.
import { type ColorContext, colorOf, formatRgba, mixIn } from './css-colors.ts';
import { eased } from './css-easing.ts';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  isNoSeparator,
  parseValues,
  splitValues,
  stringOf,
  textOf,
} from './css-syntax.ts';
import type { Keyframe } from './keyframes.ts';
import { NO_UNITS, quantityOf, UNITS } from './values.ts';

const isTime = (value: ComponentValue): boolean => quantityOf(value, NO_UNITS)?.kind === 'time';
const isCount = (value: ComponentValue): boolean =>
  quantityOf(value, NO_UNITS)?.kind === 'number' || identOf(value)?.toLowerCase() === 'infinite';
const isEasing = (value: ComponentValue): boolean =>
  (isFunctionNode(value) && /^(?:steps|cubic-bezier|linear)$/.test(functionName(value))) ||
  /^(?:linear|ease(?:-in)?(?:-out)?|step-(?:start|end))$/i.test(identOf(value) ?? '');
const isWord = (words: RegExp) => (value: ComponentValue) => words.test(identOf(value) ?? '');
const isDirection = isWord(/^(?:normal|(?:alternate-)?reverse|alternate)$/i);
const isFill = isWord(/^(?:forwards|backwards|both)$/i);
const isState = isWord(/^(?:running|paused)$/i);

/** The longhands of `animation`, each with what it takes of an item of the shorthand or of its own list. */
export const ANIMATION_PARTS: Readonly<Record<string, (item: CssValues) => ComponentValue | undefined>> = {
  'animation-name': item =>
    item.find(
      value =>
        (identOf(value) ?? stringOf(value)) !== undefined &&
        ![isCount, isEasing, isDirection, isFill, isState].some(isOther => isOther(value)),
    ),
  'animation-duration': item => item.find(isTime),
  // In the shorthand, the first time is the duration.
  'animation-delay': item => item.filter(isTime)[item.length === 1 ? 0 : 1],
  'animation-iteration-count': item => item.find(isCount),
  'animation-timing-function': item => item.find(isEasing),
  'animation-direction': item => item.find(isDirection),
  'animation-fill-mode': item => item.find(isFill),
  'animation-play-state': item => item.find(isState),
};

/** Between the items of a list in the text of a longhand. */
export const ANIMATION_SEPARATOR = '|';

interface AnimationContext extends ColorContext {
  /** Returns the text of a longhand, with an item for each animation. */
  readonly textOf: (name: string) => string | undefined;
  readonly keyframes: ReadonlyMap<string, readonly Keyframe[]>;
  /** The values of a property without animations. Undefined for values that the animation has to name. */
  readonly underlying: (name: string) => CssValues | undefined;
  /** Replaces variables. */
  readonly substitute: (values: CssValues) => CssValues | undefined;
}

interface AnimatedValues {
  readonly values: ReadonlyMap<string, CssValues>;
  /** Whether some animations move, which have no values. */
  readonly isMoving: boolean;
}

/** Seconds after loading at which an animation that does not move has the same values. */
const SAMPLES = [0.3, 1.1, 5];

/** The values that the animations of an element give its properties as long as they do not move. */
export const animatedValues = (context: AnimationContext): AnimatedValues => {
  const lists = new Map(
    Object.keys(ANIMATION_PARTS).map(name => [
      name,
      (context.textOf(name) ?? '').split(ANIMATION_SEPARATOR).map(text => parseValues(text)[0]),
    ]),
  );
  const values = new Map<string, CssValues>();
  let isMoving = false;
  for (const [at, nameValue] of lists.get('animation-name')?.entries() ?? []) {
    const keyframes = context.keyframes.get(identOf(nameValue) ?? stringOf(nameValue) ?? '');
    if (!keyframes) continue;
    const part = (name: string) => {
      const list = lists.get(`animation-${name}`) ?? [];
      return list[at % list.length];
    };
    const valuesAt = (seconds: number) => {
      const progress = progressAt(part, seconds);
      return progress === undefined
        ? new Map<string, CssValues>()
        : valuesOf(keyframes, progress, { ...context, easing: part('timing-function') });
    };
    const own = valuesAt(0);
    const start = textsOf(own);
    const isPaused = identOf(part('play-state'))?.toLowerCase() === 'paused';
    const hasVariables = [...own.keys()].some(name => name.startsWith('--'));
    if (hasVariables) isMoving = true;
    else if (isPaused || SAMPLES.every(seconds => textsOf(valuesAt(seconds)) === start))
      for (const [name, each] of own) values.set(name, each);
    else isMoving = true;
  }
  return { values, isMoving };
};

const textsOf = (values: ReadonlyMap<string, CssValues>): string =>
  [...values].map(([name, each]) => `${name}:${textOf(each)}`).join(';');

/** The progress in the keyframes some seconds after loading. Undefined if the animation has no effect then. */
const progressAt = (
  part: (name: string) => ComponentValue | undefined,
  seconds: number,
): number | undefined => {
  const word = (name: string) => identOf(part(name))?.toLowerCase() ?? '';
  const number = (name: string) => quantityOf(part(name), NO_UNITS)?.value;
  const duration = number('duration') ?? 0;
  const count =
    word('iteration-count') === 'infinite' ? Number.POSITIVE_INFINITY : (number('iteration-count') ?? 1);
  const time = seconds - (number('delay') ?? 0);
  const end = duration === 0 ? 0 : duration * count;
  if (time < 0 && !/^(?:backwards|both)$/.test(word('fill-mode'))) return undefined;
  if (time >= end && !/^(?:forwards|both)$/.test(word('fill-mode'))) return undefined;
  const total = time < 0 ? 0 : time >= end ? count : time / duration;
  // At its end, an animation shows the end of its last iteration.
  const iteration = time >= end && total > 0 ? Math.ceil(total) - 1 : Math.floor(total);
  const progress = total === Number.POSITIVE_INFINITY ? 1 : total - iteration;
  const direction = word('direction');
  const isOdd = iteration % 2 === 1;
  const isReversed =
    direction === 'reverse' ||
    (direction === 'alternate' && isOdd) ||
    (direction === 'alternate-reverse' && !isOdd);
  return isReversed ? 1 - progress : progress;
};

interface KeyframeContext extends AnimationContext {
  readonly easing: ComponentValue | undefined;
}

/** Values with an offset, and the easing to the next ones. */
interface Frame {
  readonly offset: number;
  readonly values: CssValues;
  readonly easing: ComponentValue | undefined;
}

const valuesOf = (
  keyframes: readonly Keyframe[],
  progress: number,
  context: KeyframeContext,
): Map<string, CssValues> => {
  const frames = new Map<string, Map<number, Frame>>();
  for (const { offset, declarations } of keyframes) {
    const own = declarations.findLast(({ name }) => name === 'animation-timing-function');
    const easing = own?.values.find(isNoGap) ?? context.easing;
    for (const { name, values: given } of declarations) {
      const values = name === 'animation-timing-function' ? undefined : context.substitute(given);
      if (!values) continue;
      const known = frames.get(name) ?? new Map<number, Frame>();
      frames.set(name, known.set(offset, { offset, values, easing }));
    }
  }
  const result = new Map<string, CssValues>();
  for (const [name, known] of frames) {
    const own = [...known.values()];
    const base = context.underlying(name);
    const { easing } = context;
    const all = [
      ...(own[0]?.offset === 0 || !base ? [] : [{ offset: 0, values: base, easing }]),
      ...own,
      ...(own.at(-1)?.offset === 1 || !base ? [] : [{ offset: 1, values: base, easing }]),
    ];
    const at = Math.max(
      0,
      all.findLastIndex(({ offset }) => offset <= progress),
    );
    const [from, to] = [all[at], all[at + 1]];
    if (!from) continue;
    const share = to ? eased(from.easing, (progress - from.offset) / (to.offset - from.offset)) : 0;
    result.set(name, to ? mixedValues(from.values, to.values, { share, context }) : from.values);
  }
  return result;
};

interface Mix {
  readonly share: number;
  readonly context: ColorContext;
}

/** Values between two others. Those that cannot be mixed change in the middle. */
const mixedValues = (from: CssValues, to: CssValues, mix: Mix): CssValues => {
  const { share, context } = mix;
  if (share === 0 || textOf(from) === textOf(to)) return from;
  if (share === 1) return to;
  const [start, end] = [colorOf(from, context), colorOf(to, context)];
  if (start && end) return parseValues(formatRgba(mixIn('srgb', start, end, share)));
  const [one, other] = [withoutNone(from, to), withoutNone(to, from)];
  const parts = one.map((value, at) => mixedValue(value, other[at], mix));
  const isMixed = one.length === other.length && !parts.includes(undefined);
  return isMixed ? parseValues(parts.join(' ')) : share < 0.5 ? from : to;
};

const mixedValue = (one: ComponentValue, other: ComponentValue | undefined, mix: Mix): string | undefined => {
  if (other === undefined) return undefined;
  const { share, context } = mix;
  const [start, end] = [quantityOf(one, context, 1), quantityOf(other, context, 1)];
  if (start && end) {
    // Numbers of attributes are lengths, and a zero may have no unit.
    const [from, to] = [
      start.kind === 'number' ? UNITS[end.kind] : '',
      end.kind === 'number' ? UNITS[start.kind] : '',
    ];
    return `calc(${one}${from} * ${1 - share} + ${other}${to} * ${share})`;
  }
  if (!isFunctionNode(one) || !isFunctionNode(other) || functionName(one) !== functionName(other))
    return `${one}` === `${other}` ? `${one}` : undefined;
  const [own, others] = [one, other].map(each => each.value.filter(isNoSeparator));
  const parts = own?.map((value, at) => mixedValue(value, others?.[at], mix)) ?? [];
  if (own?.length !== others?.length || parts.includes(undefined)) return undefined;
  return `${functionName(one)}(${parts.join(',')})`;
};

/** Values of which `none` is a transform like the other one that changes nothing. */
const withoutNone = (values: CssValues, other: CssValues): CssValues => {
  const own = values.filter(isNoSeparator);
  if (own.length !== 1 || identOf(own[0])?.toLowerCase() !== 'none') return own;
  return other.filter(isFunctionNode).flatMap(each => {
    const name = functionName(each);
    const neutral = /^scale/.test(name) ? '1' : /^(?:rotate|skew)/.test(name) ? '0deg' : '0px';
    const count = splitValues(each.value, isComma).length;
    return parseValues(`${name}(${Array.from({ length: count }, () => neutral).join(',')})`);
  });
};
