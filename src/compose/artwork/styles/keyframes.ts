// Keyframes of animations. Source: CSS Animations 1, section 3.
import { type CssValues, type Declaration, isComma, parseItems, splitValues, textOf } from './css-syntax.ts';

export interface Keyframe {
  readonly offset: number;
  readonly declarations: readonly Declaration[];
}

/** The keyframes in the block of `@keyframes`, in ascending order. */
export const readKeyframes = (block: CssValues): readonly Keyframe[] =>
  parseItems(block, { isBlock: true })
    .flatMap((item): Keyframe[] => {
      if (item.kind !== 'rule') return [];
      const declarations = parseItems(item.block, { isBlock: true }).filter(
        each => each.kind === 'declaration',
      );
      return splitValues(item.prelude, isComma).flatMap(part => {
        const text = textOf(part).toLowerCase();
        const offset = text === 'from' ? 0 : text === 'to' ? 1 : Number.parseFloat(text) / 100;
        return offset >= 0 && offset <= 1 && declarations.length > 0 ? [{ offset, declarations }] : [];
      });
    })
    .toSorted((a, b) => a.offset - b.offset);
