// What elements inherit, as the renderer needs it.
import type { InheritedContext } from '../styles/computed-style.ts';
import { BLACK_RGBA } from '../styles/css-colors.ts';
import { NO_UNITS } from '../styles/values.ts';

export type Attributes = Record<string, string>;

export interface Inherited extends InheritedContext {
  readonly fill: Paint;
  readonly stroke: Paint;
  /** Attributes of strokes, as they are inherited. */
  readonly line: Attributes;
  readonly markers: Readonly<Record<string, string>>;
  /** Returns the factor from user units of the element to pixels of the document at its own size. */
  readonly scale: () => number;
  /** Whether an effect of the element or of one around it may depend on its box. */
  readonly isMeasured: boolean;
}

export interface Paint {
  readonly text: string;
  /** Whether the value is `currentcolor`, which each heir resolves with its own color. */
  readonly isCurrent: boolean;
}

/** What the root inherits. */
export const INITIAL: Inherited = {
  ...NO_UNITS,
  custom: () => undefined,
  color: BLACK_RGBA,
  usedScheme: 'light',
  contextPaints: { fill: 'none', stroke: 'none' },
  fill: { text: '#000000', isCurrent: false },
  stroke: { text: 'none', isCurrent: false },
  line: { 'stroke-width': '1' },
  markers: {},
  scale: () => 1,
  isMeasured: false,
};

export const isUnpainted = ({ fill, stroke }: Inherited): boolean =>
  fill.text === 'none' && stroke.text === 'none';

/** A paint with which the renderer does not leave out a path that paints nothing. */
export const INVISIBLE_PAINT: Attributes = { fill: '#000000', 'fill-opacity': '0' };
