// Style rules of an SVG document, grouped by media query.
import { contentName } from '../../model/fnv1a.ts';
import { element, type SvgElement } from '../../svg/element.ts';

/** The style rules of one document. */
export interface StyleRules {
  /** Adds a class to an element, with declarations that apply while the media query matches. */
  style(target: SvgElement, media: string, declarations: string): SvgElement;
  /** The style element, in a list; an empty list without rules. */
  elements(): readonly SvgElement[];
}

/** Classes are hashes of media query and declarations, so that several documents may be inlined in one page. */
export const createStyleRules = (): StyleRules => {
  const rules = new Map<string, Map<string, string>>();
  return {
    style: (target, media, declarations) => {
      const name = contentName([media, declarations]);
      const group = rules.get(media) ?? new Map<string, string>();
      rules.set(media, group.set(name, declarations));
      const { class: others, ...attributes } = target.attributes;
      return { ...target, attributes: { class: others ? `${others} ${name}` : name, ...attributes } };
    },
    elements: () => {
      const blocks = [...rules].map(([media, group]) => {
        const declarations = [...group].map(([name, text]) => `.${name}{${text}}`);
        return `@media(${media}){${declarations.join('')}}`;
      });
      return blocks.length > 0 ? [element('style', {}, blocks.join(''))] : [];
    },
  };
};

const DARK = 'prefers-color-scheme:dark';

/**
 * Merges two lists of elements. Light colors are attributes and dark colors are style rules. Elements of both lists are
 * written once; an element of one list is hidden in the other scheme. Merges from the end, because only one list may
 * start with the inside of closed shapes. (Decision 024)
 */
export const mergeSchemes = (
  light: readonly SvgElement[],
  dark: readonly SvgElement[],
  rules: StyleRules,
): readonly SvgElement[] => {
  const merged: SvgElement[] = [];
  const length = Math.max(light.length, dark.length);
  for (let back = 1; back <= length; back++) merged.unshift(...merge(light.at(-back), dark.at(-back), rules));
  return merged;
};

/** Presentation attributes that style rules may override, with the CSS value equivalent to an absent attribute. */
const STYLABLE: ReadonlyMap<string, string> = new Map([
  ['fill', 'inherit'],
  ['fill-opacity', 'inherit'],
  ['stroke', 'inherit'],
  ['stroke-opacity', 'inherit'],
  ['stroke-width', 'inherit'],
  ['opacity', '1'],
  ['stop-color', '#000'],
  ['stop-opacity', '1'],
]);

const merge = (
  light: SvgElement | undefined,
  dark: SvgElement | undefined,
  rules: StyleRules,
): SvgElement[] => {
  if (!light || !dark || !differsInStyleAlone(light, dark))
    return [
      ...(light ? [rules.style(light, DARK, 'display:none')] : []),
      ...(dark
        ? [
            rules.style(
              { ...dark, attributes: { ...dark.attributes, display: 'none' } },
              DARK,
              'display:inline',
            ),
          ]
        : []),
    ];
  const changes = [...STYLABLE]
    .filter(([property]) => light.attributes[property] !== dark.attributes[property])
    .map(([property, absent]) => `${property}:${dark.attributes[property] ?? absent}`);
  const shared = { ...light, children: mergeSchemes(light.children, dark.children, rules) };
  return [changes.length === 0 ? shared : rules.style(shared, DARK, changes.join(';'))];
};

/** Whether two elements differ only in attributes that a style rule can change. */
const differsInStyleAlone = (light: SvgElement, dark: SvgElement): boolean =>
  light.name === dark.name &&
  [...Object.keys(light.attributes), ...Object.keys(dark.attributes)].every(
    key => STYLABLE.has(key) || light.attributes[key] === dark.attributes[key],
  );
