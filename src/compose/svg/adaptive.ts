// One SVG for both colour schemes: the light picture, and a style that turns it into the dark one.
import type { Scene } from '../../model/scene.ts';
import { element, type SvgElement, serialize } from '../../svg/element.ts';
import { contentName } from './content-name.ts';
import { gradientsOf, sceneTree } from './scene-svg.ts';

/**
 * Writes one document that shows `light`, and `dark` where the reader prefers a dark colour scheme. Light colours are
 * attributes, so that readers without CSS show the light picture. What both share is written once; what only one has
 * is hidden in the other. Classes and ids are named after what they mean, so that documents may share a page.
 */
export const adaptiveSvg = (light: Scene, dark: Scene): string => {
  const identity = [gradientsOf(light), gradientsOf(dark)];
  const rules = new Map<string, string>();
  const [root] = pair([sceneTree(light, identity)], [sceneTree(dark, identity)], rules) as [SvgElement];
  if (rules.size === 0) return serialize(root);
  const declarations = [...rules].map(([name, text]) => `.${name}{${text}}`).join('');
  const style = element('style', {}, `@media(prefers-color-scheme:dark){${declarations}}`);
  return serialize({ ...root, children: [style, ...root.children] });
};

/** Properties that a style can change, with what their absence as an attribute means. */
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

/** Pairs two lists of elements from their ends, since the plate comes first and may be in one of them only. */
const pair = (light: readonly SvgElement[], dark: readonly SvgElement[], rules: Rules): SvgElement[] => {
  const paired: SvgElement[] = [];
  const length = Math.max(light.length, dark.length);
  for (let back = 1; back <= length; back++) paired.unshift(...merge(light.at(-back), dark.at(-back), rules));
  return paired;
};

const merge = (light: SvgElement | undefined, dark: SvgElement | undefined, rules: Rules): SvgElement[] => {
  if (!light || !dark || !isSameDrawing(light, dark))
    return [
      ...(light ? [styled(light, 'display:none', rules)] : []),
      ...(dark
        ? [styled({ ...dark, attributes: { ...dark.attributes, display: 'none' } }, 'display:inline', rules)]
        : []),
    ];
  const changes = [...STYLABLE]
    .filter(([property]) => light.attributes[property] !== dark.attributes[property])
    .map(([property, absent]) => `${property}:${dark.attributes[property] ?? absent}`);
  const merged = { ...light, children: pair(light.children, dark.children, rules) };
  return [changes.length === 0 ? merged : styled(merged, changes.join(';'), rules)];
};

/** The same but for what a style can change. */
const isSameDrawing = (light: SvgElement, dark: SvgElement): boolean =>
  light.name === dark.name &&
  [...Object.keys(light.attributes), ...Object.keys(dark.attributes)].every(
    key => STYLABLE.has(key) || light.attributes[key] === dark.attributes[key],
  );

const styled = (target: SvgElement, declarations: string, rules: Rules): SvgElement => {
  const name = contentName(declarations);
  rules.set(name, declarations);
  return { ...target, attributes: { class: name, ...target.attributes } };
};
