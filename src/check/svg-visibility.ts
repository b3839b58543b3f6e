// Rule for the visibility of an SVG icon in light and dark browser tabs.
import { XmlElement, XmlText } from '@rgrove/parse-xml';
import { contrastRatio, parseColor } from '../compose/color/color.ts';
import { TAB_STRIPS } from '../compose/color/surfaces.ts';
import type { ColorScheme } from '../model/look.ts';
import type { Color } from '../model/scene.ts';
import type { findingsAbout, SiteFinding } from './site.ts';

/**
 * Contrast with the best tab strip below which an icon is hardly visible. White has 1.3 on light strips, black 1.7 on
 * dark ones.
 */
const HARDLY_VISIBLE = { light: 1.4, dark: 1.8 } as const;

export const checkVisibility = (
  root: XmlElement,
  finding: ReturnType<typeof findingsAbout>,
): readonly SiteFinding[] => {
  const paints = paintsOf(root);
  if (paints === undefined || paints.length === 0) return [];
  return (['light', 'dark'] as const satisfies readonly ColorScheme[]).flatMap(scheme => {
    const best = Math.max(
      ...paints.flatMap(paint => TAB_STRIPS[scheme].map(strip => contrastRatio(paint, strip))),
    );
    return best >= HARDLY_VISIBLE[scheme]
      ? []
      : [
          finding(
            'warning',
            `It is hardly visible in ${scheme} browser tabs: all its colors are ${scheme === 'dark' ? 'dark' : 'bright'}.`,
            `Add a plate, or a style with @media (prefers-color-scheme: ${scheme}).`,
          ),
        ];
  });
};

interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly color: string;
  readonly opacity: number;
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
const NOT_DRAWN = new Set([
  'defs',
  'clipPath',
  'mask',
  'symbol',
  'linearGradient',
  'radialGradient',
  'style',
]);
/** Elements whose colors are in another element or file. */
const UNKNOWN = new Set(['image', 'use', 'foreignObject', 'pattern', 'filter', 'script', 'animate', 'set']);

/** The colors of the shapes; undefined if they adapt to the scheme or are unknown. */
const paintsOf = (root: XmlElement): readonly Color[] | undefined => {
  const elements = [...withInherited(root)];
  if (elements.some(({ element }) => UNKNOWN.has(element.name))) return undefined;
  const sheet = elements
    .flatMap(({ element }) => (element.name === 'style' ? [textOf(element)] : []))
    .join('\n');
  // Rules by selector may color any shape, so the attributes determine the colors only in a document without rules.
  if (sheet.trim() !== '') return colorsOfRules(sheet, elements);
  const stops = elements.filter(({ element }) => element.name === 'stop');
  const paints: Color[] = [];
  for (const { element, paint, isDrawn } of elements) {
    if (!isDrawn || !SHAPES.has(element.name)) continue;
    for (const value of [paint.fill, paint.stroke]) {
      const colors = /^url\(/i.test(value)
        ? stops.map(stop => propertyOf(stop.element, 'stop-color') ?? '#000')
        : [/^currentcolor$/i.test(value) ? paint.color : value];
      for (const text of colors) {
        const color = parseColor(text);
        if (color === undefined) return undefined;
        if (color !== 'none') paints.push({ ...color, alpha: color.alpha * paint.opacity });
      }
    }
  }
  return paints;
};

/** Colors of documents with style rules, without matching the selectors: all colors that occur. */
const colorsOfRules = (sheet: string, elements: readonly Visited[]): readonly Color[] | undefined => {
  if (/@media|@import|var\(|url\(/i.test(sheet)) return undefined;
  const texts = [...sheet.matchAll(/(?:fill|stroke|color)\s*:([^;}]{1,100})/gi)].map(([, text = '']) => text);
  const attributes = elements.flatMap(({ element }) =>
    ['fill', 'stroke', 'color', 'stop-color'].flatMap(name => propertyOf(element, name) ?? []),
  );
  const colors = [...texts, ...attributes, '#000'].map(text =>
    parseColor(text.replace('!important', '').trim()),
  );
  if (colors.includes(undefined)) return undefined;
  return colors.filter(color => typeof color === 'object');
};

interface Visited {
  readonly element: XmlElement;
  readonly paint: Inherited;
  readonly isDrawn: boolean;
}

function* withInherited(root: XmlElement): Generator<Visited> {
  const initial = { fill: '#000', stroke: 'none', color: '#000', opacity: 1 };
  const open: Visited[] = [{ element: root, paint: initial, isDrawn: true }];
  for (let visited = open.pop(); visited; visited = open.pop()) {
    const { element, paint: inherited, isDrawn } = visited;
    const opacity = Number.parseFloat(propertyOf(element, 'opacity') ?? '1');
    const paint = {
      fill: propertyOf(element, 'fill') ?? inherited.fill,
      stroke: propertyOf(element, 'stroke') ?? inherited.stroke,
      color: propertyOf(element, 'color') ?? inherited.color,
      opacity: inherited.opacity * (Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1),
    };
    yield { element, paint, isDrawn };
    for (const child of element.children)
      if (child instanceof XmlElement)
        open.push({ element: child, paint, isDrawn: isDrawn && !NOT_DRAWN.has(element.name) });
  }
}

/** Value of a presentation attribute or of the declaration that overrides it; undefined if it is inherited. */
const propertyOf = ({ attributes }: XmlElement, name: string): string | undefined => {
  const declared = (attributes.style ?? '')
    .split(';')
    .map(declaration => declaration.split(':'))
    .findLast(([property]) => property?.trim().toLowerCase() === name)?.[1];
  const value = (declared ?? attributes[name])?.trim();
  return value === undefined || value === '' || value.toLowerCase() === 'inherit' ? undefined : value;
};

const textOf = ({ children }: XmlElement): string =>
  children.map(child => (child instanceof XmlText ? child.text : '')).join('');
