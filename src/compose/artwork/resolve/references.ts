// References between elements: `href` and `url()`, and which targets need a copy of their own.
import { memoizedByKey } from '../../../model/memoized.ts';
import { detached, type SourceElement } from '../source-document.ts';
import { type Cascade, dependsOnContext } from '../styles/cascade.ts';
import { safeId } from '../styles/properties.ts';
import type { StyleWork } from './style-work.ts';

export interface References {
  /** The first element with each id. */
  readonly byId: ReadonlyMap<string, SourceElement>;
  /** Finds the element of the document to which an `href` refers. */
  readonly targetOf: (href: string | undefined) => SourceElement | undefined;
  /** Whether the style of an element, or of one inside of it, depends on what it inherits. */
  readonly depends: (source: SourceElement) => boolean;
  /** Whether an element looks different in a `use` than at its own place. */
  readonly needsCopy: (target: SourceElement) => boolean;
  /** The element as selectors see it in a `use`: without the elements around it. */
  readonly insideOf: (target: SourceElement) => SourceElement;
  /** What a gradient has, or otherwise the nearest gradient to which it refers. */
  readonly ofGradient: <Value>(
    source: SourceElement,
    read: (gradient: SourceElement) => Value | undefined,
  ) => Value | undefined;
  /**
   * The paint in place of a `url()` that refers to what paints nothing: an element that is missing, hidden, no paint, or a
   * gradient without stops. Undefined for other paints.
   */
  readonly workingPaint: (text: string | undefined) => string | undefined;
}

/** Maximum number of gradients that refer to each other. */
const MAX_TEMPLATES = 10;

export const createReferences = (
  root: SourceElement,
  { declaredOf, isContextual, matchesAlike }: Cascade,
  { descend }: StyleWork,
): References => {
  const byId = elementsById(root);

  const targetOf = (href: string | undefined): SourceElement | undefined =>
    href?.trim().startsWith('#') ? byId.get(safeId(href.trim().slice(1))) : undefined;

  const dependent = new Map<SourceElement, boolean>();
  const depends = (source: SourceElement): boolean => {
    const known = dependent.get(source);
    if (known !== undefined) return known;
    // References of an element to itself end here.
    dependent.set(source, false);
    const used = source.name === 'use' ? targetOf(source.href) : undefined;
    const result = descend(
      () =>
        dependsOnContext(declaredOf(source)) ||
        source.children.some(depends) ||
        (used !== undefined && depends(used)),
    );
    dependent.set(source, result);
    return result;
  };

  const insideOf = memoizedByKey((target: SourceElement) => (isContextual ? detached(target) : target));
  const needsCopy = memoizedByKey(
    (target: SourceElement) => depends(target) || (isContextual && !matchesAlike(target, insideOf(target))),
  );

  const ofGradient = <Value>(
    source: SourceElement,
    read: (gradient: SourceElement) => Value | undefined,
  ): Value | undefined => {
    let gradient: SourceElement | undefined = source;
    for (let level = 0; gradient && level < MAX_TEMPLATES; level++) {
      const found = read(gradient);
      if (found !== undefined) return found;
      gradient = targetOf(gradient.href);
    }
    return undefined;
  };

  const workingPaint = (text: string | undefined): string | undefined => {
    const [, id, fallback] = /^url\(#([^)]*)\) ?(.*)$/.exec(text ?? '') ?? [];
    const target = byId.get(id ?? '');
    if (!target) return undefined;
    if (target.attributes.display === 'none') return 'none';
    const isGradient = /^(?:linear|radial)Gradient$/.test(target.name);
    if (!isGradient) return target.name === 'pattern' ? undefined : fallback || 'none';
    const stop = ofGradient(target, ({ children }) => children.find(({ name }) => name === 'stop'));
    return stop ? undefined : 'none';
  };

  return { byId, targetOf, depends, needsCopy, insideOf, ofGradient, workingPaint };
};

const elementsById = (root: SourceElement): ReadonlyMap<string, SourceElement> => {
  const found = new Map<string, SourceElement>();
  const collect = (each: SourceElement): void => {
    const id = each.attributes.id === undefined ? undefined : safeId(each.attributes.id);
    if (id !== undefined && !found.has(id)) found.set(id, each);
    each.children.forEach(collect);
  };
  collect(root);
  return found;
};
