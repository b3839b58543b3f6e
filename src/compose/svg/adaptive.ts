// Adaptive SVG: light and dark scene in one document, selected by prefers-color-scheme.
import type { Scene } from '../../model/scene.ts';
import { element, type SvgElement, serialize } from '../../svg/element.ts';
import { contentName } from './content-name.ts';
import { gradientsOf, sceneTree } from './scene-svg.ts';

/**
 * Writes a document that renders `dark` if the user prefers a dark color scheme, otherwise `light`. Light colors are
 * attributes, so renderers without media queries show the light scene. Elements of both scenes are written once; an
 * element of one scene is hidden in the other. Classes and ids are hashes of their content, so several documents may be
 * inlined in one page. (Decision 024)
 */
export const adaptiveSvg = (light: Scene, dark: Scene): string => {
  const identity = [gradientsOf(light), gradientsOf(dark)];
  const rules = new Map<string, string>();
  const [root] = mergeLists([sceneTree(light, identity)], [sceneTree(dark, identity)], rules) as [SvgElement];
  if (rules.size === 0) return serialize(root);
  const declarations = [...rules].map(([name, text]) => `.${name}{${text}}`).join('');
  const style = element('style', {}, `@media(prefers-color-scheme:dark){${declarations}}`);
  return serialize({ ...root, children: [style, ...root.children] });
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

type Rules = Map<string, string>;

/** Merges two lists of elements from the end, because only one of them may start with a plate. */
const mergeLists = (
  light: readonly SvgElement[],
  dark: readonly SvgElement[],
  rules: Rules,
): SvgElement[] => {
  const merged: SvgElement[] = [];
  const length = Math.max(light.length, dark.length);
  for (let back = 1; back <= length; back++) merged.unshift(...merge(light.at(-back), dark.at(-back), rules));
  return merged;
};

const merge = (light: SvgElement | undefined, dark: SvgElement | undefined, rules: Rules): SvgElement[] => {
  if (!light || !dark || !differsInStyleAlone(light, dark))
    return [
      ...(light ? [styled(light, 'display:none', rules)] : []),
      ...(dark
        ? [styled({ ...dark, attributes: { ...dark.attributes, display: 'none' } }, 'display:inline', rules)]
        : []),
    ];
  const changes = [...STYLABLE]
    .filter(([property]) => light.attributes[property] !== dark.attributes[property])
    .map(([property, absent]) => `${property}:${dark.attributes[property] ?? absent}`);
  const shared = { ...light, children: mergeLists(light.children, dark.children, rules) };
  return [changes.length === 0 ? shared : styled(shared, changes.join(';'), rules)];
};

/** Whether two elements differ only in attributes that a style rule can change. */
const differsInStyleAlone = (light: SvgElement, dark: SvgElement): boolean =>
  light.name === dark.name &&
  [...Object.keys(light.attributes), ...Object.keys(dark.attributes)].every(
    key => STYLABLE.has(key) || light.attributes[key] === dark.attributes[key],
  );

const styled = (target: SvgElement, declarations: string, rules: Rules): SvgElement => {
  const name = contentName(declarations);
  rules.set(name, declarations);
  return { ...target, attributes: { class: name, ...target.attributes } };
};
