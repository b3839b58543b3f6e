// Light and dark elements merged into one list, selected by prefers-color-scheme.
import type { SvgElement } from '../../svg/element.ts';
import type { StyleRules } from './style-rules.ts';

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
