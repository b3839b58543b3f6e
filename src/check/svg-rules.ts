import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { contrastRatio, parseColor } from '../compose/color/color.ts';
import { TAB_STRIPS } from '../compose/color/legible.ts';
import type { ColorScheme } from '../model/look.ts';
import type { Color } from '../model/scene.ts';
import { toError } from '../model/unknown-value.ts';
import { formatOf, SVG } from './file-format.ts';
import { compact, findingsAbout, type SiteFile, type SiteFinding, shortened } from './site.ts';

const MAXIMUM_BYTES = 50_000;

/** Maximum number of bytes to parse. Icons have fewer. */
const PARSED_BYTES = 500_000;

export const checkSvg = ({ name, bytes }: SiteFile): readonly SiteFinding[] => {
  const finding = findingsAbout(name);
  const root = rootOf(bytes);
  if (typeof root === 'string')
    return finding.error(`The file is not an SVG: ${root}.`, 'Export it again from the drawing program.');
  const elements = visitElements(root);
  const contains = (wanted: string) => elements.some(({ element }) => element.name === wanted);
  const { xmlns, viewBox, width = 32, height = 32 } = root.attributes;
  return compact(
    xmlns !== 'http://www.w3.org/2000/svg' &&
      finding.error('The root element has no SVG namespace.', 'Add xmlns="http://www.w3.org/2000/svg".'),
    viewBox === undefined &&
      finding.warning('It has no viewBox, so it does not scale.', `Add viewBox="0 0 ${width} ${height}".`),
    !isSquare(root) && finding.warning('It is not square.', 'Make the viewBox square.'),
    contains('script') &&
      finding.warning('It contains a script, which browsers do not run in icons.', 'Remove the script.'),
    elements.some(({ element }) => isExternal(element)) &&
      finding.error('It refers to another file, which browsers do not load in icons.', 'Embed the picture.'),
    contains('text') &&
      finding.warning(
        'It contains text, so its look depends on the fonts of the device.',
        'Convert text to paths.',
      ),
    bytes.length > MAXIMUM_BYTES &&
      finding.warning(
        `It has ${Math.round(bytes.length / 1000)} kB.`,
        'Simplify the drawing, for example with SVGO.',
      ),
    checkVisibility(elements, finding),
    checkOptimized(elements, finding),
  );
};

/** Checks for what optimizers have removed, which take hidden drawings for unused ones. */
const checkOptimized = (
  elements: readonly Visited[],
  finding: ReturnType<typeof findingsAbout>,
): readonly SiteFinding[] => {
  const sheet = sheetOf(elements);
  const names = new Set(
    elements.flatMap(({ element: { attributes } }) => [
      ...(attributes.class ?? '').split(/\s+/).map(name => `.${name}`),
      `#${attributes.id}`,
    ]),
  );
  const lost = shownBy(sheet).find(name => !names.has(name));
  const fix = 'Exclude the file from the optimizer of your build tool, such as Parcel in .parcelrc.';
  return compact(
    !elements.some(({ element, isDrawn }) => isDrawn && DRAWN.has(element.name)) &&
      finding.error('It has no drawing: an optimizer may have removed all shapes.', fix),
    /<!\[CDATA\[|&(?:lt|gt|amp);/.test(sheet) &&
      finding.error('An optimizer has escaped its style sheet twice, so browsers ignore its rules.', fix),
    lost !== undefined &&
      finding.error(
        `Its style sheet shows ${shortened(lost)}, which is missing: an optimizer has removed a drawing.`,
        fix,
      ),
  );
};

/** The selectors of one class or id whose rules show a hidden element. */
const shownBy = (sheet: string): readonly string[] => {
  const [first = '', ...rest] = sheet.split('/*');
  const plain = first + rest.map(part => part.slice(part.indexOf('*/') + 2)).join('');
  return plain.split('}').flatMap(block => {
    const [declarations = '', selectors = ''] = block.split('{').reverse();
    const isShown = /(?:^|[\s;])display\s*:\s*(?!none)[a-z]/i.test(declarations);
    return isShown
      ? selectors
          .split(',')
          .map(text => text.trim())
          .filter(isName)
      : [];
  });
};

const isName = (selector: string): boolean => /^[.#][\w-]+$/.test(selector);

const sheetOf = (elements: readonly Visited[]): string =>
  elements
    .flatMap(({ element }) => (element.name === 'style' ? element.children : []))
    // The getter `text` of an element recurses, so that deeply nested elements would overflow the stack.
    .map(child => (child instanceof XmlText ? child.text : ''))
    .join('\n');

const isSquare = ({ attributes: { viewBox, width, height } }: XmlElement): boolean => {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return viewBox === undefined
    ? Object.is(Number.parseFloat(width ?? ''), Number.parseFloat(height ?? ''))
    : boxWidth === boxHeight;
};

/** Checks a mask icon. Pinned tabs in Safari show its shapes in the color of the link. */
export const checkMaskIcon = (resource: SiteFile): readonly SiteFinding[] => {
  const root = rootOf(resource.bytes);
  if (typeof root !== 'string') return [];
  return findingsAbout(resource.name).error(
    `A mask icon must be an SVG, but the file is not: ${root}.`,
    'Link an SVG with black shapes, or remove the link: current browsers use the other icons.',
  );
};

const rootOf = (bytes: Uint8Array): XmlElement | string => {
  const found = formatOf(bytes);
  if (bytes.length > PARSED_BYTES)
    return `it has ${Math.round(bytes.length / 1000)} kB, too many for an icon`;
  if (found.mediaTypes.length > 0 && found !== SVG) return `it is ${found.name}`;
  try {
    const { root } = parseXml(new TextDecoder().decode(bytes));
    return root?.name === 'svg' ? root : `its root element is ${shortened(root?.name ?? 'missing')}`;
  } catch (error) {
    // Deeply nested elements overflow the stack.
    if (error instanceof RangeError) return 'its elements are nested too deep';
    return shortened(toError(error).message.split('\n')[0] ?? 'it is not XML');
  }
};

const isExternal = ({ name, attributes }: XmlElement): boolean => {
  const href = attributes.href ?? attributes['xlink:href'];
  return name !== 'a' && href !== undefined && !/^(#|data:)/.test(href);
};

/** Minimum contrast with a tab strip for visibility. White has 1.3 on light strips, black 1.7 on dark strips. */
const HARDLY_VISIBLE = { light: 1.4, dark: 1.8 } as const;

const checkVisibility = (
  elements: readonly Visited[],
  finding: ReturnType<typeof findingsAbout>,
): readonly SiteFinding[] => {
  const paints = paintsOf(elements);
  if (paints === undefined || paints.length === 0) return [];
  return (['light', 'dark'] as const satisfies readonly ColorScheme[]).flatMap(scheme => {
    const best = Math.max(
      ...paints.flatMap(paint => TAB_STRIPS[scheme].map(strip => contrastRatio(paint, strip))),
    );
    return best >= HARDLY_VISIBLE[scheme]
      ? []
      : finding.warning(
          `It is hardly visible in ${scheme} browser tabs: all its colors are ${scheme === 'dark' ? 'dark' : 'bright'}.`,
          `Add a plate, or a style with @media (prefers-color-scheme: ${scheme}).`,
        );
  });
};

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
const DRAWN = new Set([...SHAPES, 'image', 'use', 'foreignObject']);
const NOT_DRAWN = new Set([
  'defs',
  'clipPath',
  'mask',
  'symbol',
  'linearGradient',
  'radialGradient',
  'style',
]);
/** Elements that make the colors of shapes unknown. */
const UNKNOWN = new Set(['image', 'use', 'foreignObject', 'pattern', 'filter', 'script', 'animate', 'set']);

/** The colors of the shapes. Undefined if they adapt to the color scheme or are unknown. */
const paintsOf = (elements: readonly Visited[]): readonly Color[] | undefined => {
  if (elements.some(({ element }) => UNKNOWN.has(element.name))) return undefined;
  const sheet = sheetOf(elements);
  // In a document with style rules, attributes do not determine the colors, because a rule may color any shape.
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

/** All colors that occur in a document with style rules. Does not match selectors. */
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

/** All elements of a document. Does not recurse, because deeply nested elements would overflow the stack. */
const visitElements = (root: XmlElement): readonly Visited[] => {
  const elements = [visit(root, INITIAL)];
  for (const { element, paint, isDrawn } of elements)
    for (const child of element.children)
      if (child instanceof XmlElement)
        elements.push(visit(child, paint, isDrawn && !NOT_DRAWN.has(element.name)));
  return elements;
};

const INITIAL = { fill: '#000', stroke: 'none', color: '#000', opacity: 1 };

const visit = (element: XmlElement, inherited: typeof INITIAL, isDrawn = true) => {
  const opacity = Number.parseFloat(propertyOf(element, 'opacity') ?? '1');
  const paint = {
    fill: propertyOf(element, 'fill') ?? inherited.fill,
    stroke: propertyOf(element, 'stroke') ?? inherited.stroke,
    color: propertyOf(element, 'color') ?? inherited.color,
    opacity: inherited.opacity * (Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1),
  };
  return { element, paint, isDrawn };
};

/** An element with its own or inherited paint. Elements in definitions are not drawn. */
type Visited = ReturnType<typeof visit>;

/** Value of a presentation attribute, or of a declaration that overrides it. Undefined if it is inherited. */
const propertyOf = ({ attributes }: XmlElement, name: string): string | undefined => {
  const declared = (attributes.style ?? '')
    .split(';')
    .map(declaration => declaration.split(':'))
    .findLast(([property]) => property?.trim().toLowerCase() === name)?.[1];
  const value = (declared ?? attributes[name])?.trim();
  return value === undefined || value === '' || value.toLowerCase() === 'inherit' ? undefined : value;
};
