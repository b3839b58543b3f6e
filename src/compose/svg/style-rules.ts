// Style rules of an SVG document, grouped by media query.
import { element, type SvgElement } from '../../svg/element.ts';
import { contentName } from './content-name.ts';

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
