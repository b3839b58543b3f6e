// Rules for favicon.svg.
import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { toError } from '../model/narrow.ts';
import { formatOf, SVG } from './file-format.ts';
import { findingsAbout, type SiteFile, type SiteFinding, shortened } from './site.ts';
import { checkVisibility } from './svg-visibility.ts';

const MAXIMUM_BYTES = 50_000;

/** Larger files are not parsed: no icon has as many bytes. */
const PARSED_BYTES = 500_000;

/** A parsed SVG. */
interface Drawing {
  readonly root: XmlElement;
  readonly elements: readonly XmlElement[];
  readonly byteCount: number;
}

/** A rule returns a finding if the drawing breaks it. */
type Rule = (drawing: Drawing, finding: ReturnType<typeof findingsAbout>) => SiteFinding | false;

const RULES: readonly Rule[] = [
  ({ root }, finding) =>
    root.attributes.xmlns !== 'http://www.w3.org/2000/svg' &&
    finding('error', 'The root element has no SVG namespace.', 'Add xmlns="http://www.w3.org/2000/svg".'),
  ({ root: { attributes } }, finding) =>
    attributes.viewBox === undefined &&
    finding(
      'warning',
      'It has no viewBox, so it does not scale.',
      `Add viewBox="0 0 ${attributes.width ?? 32} ${attributes.height ?? 32}".`,
    ),
  ({ root }, finding) =>
    !isSquare(root) && finding('warning', 'It is not square.', 'Make the viewBox square.'),
  ({ elements }, finding) =>
    elements.some(({ name }) => name === 'script') &&
    finding('warning', 'It contains a script, which browsers do not run in icons.', 'Remove the script.'),
  ({ elements }, finding) =>
    elements.some(isExternal) &&
    finding('error', 'It refers to another file, which browsers do not load in icons.', 'Embed the picture.'),
  ({ elements }, finding) =>
    elements.some(({ name }) => name === 'text') &&
    finding(
      'warning',
      'It contains text, so its look depends on the fonts of the device.',
      'Convert text to paths.',
    ),
  ({ byteCount }, finding) =>
    byteCount > MAXIMUM_BYTES &&
    finding(
      'warning',
      `It has ${Math.round(byteCount / 1000)} kB.`,
      'Simplify the drawing, for example with SVGO.',
    ),
];

export const checkSvg = ({ name, bytes }: SiteFile): readonly SiteFinding[] => {
  const finding = findingsAbout(name);
  const root = rootOf(bytes);
  if (typeof root === 'string')
    return [
      finding('error', `The file is not an SVG: ${root}.`, 'Export it again from the drawing program.'),
    ];
  const drawing = { root, elements: [...descendants(root)], byteCount: bytes.length };
  return [...RULES.flatMap(rule => rule(drawing, finding) || []), ...checkVisibility(root, finding)];
};

const isSquare = ({ attributes: { viewBox, width, height } }: XmlElement): boolean => {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return viewBox === undefined
    ? Object.is(Number.parseFloat(width ?? ''), Number.parseFloat(height ?? ''))
    : boxWidth === boxHeight;
};

/** Pinned tabs of Safari show the shapes in one color, that of the link. */
export const checkMaskIcon = (resource: SiteFile): readonly SiteFinding[] => {
  const root = rootOf(resource.bytes);
  if (typeof root !== 'string') return [];
  return [
    findingsAbout(resource.name)(
      'error',
      `A mask icon must be an SVG, but the file is not: ${root}.`,
      'Link an SVG with black shapes, or remove the link: current browsers use the other icons.',
    ),
  ];
};

/** Returns the root element, or what is wrong as text. */
const rootOf = (bytes: Uint8Array): XmlElement | string => {
  const found = formatOf(bytes);
  if (bytes.length > PARSED_BYTES)
    return `it has ${Math.round(bytes.length / 1000)} kB, too many for an icon`;
  if (found.mediaTypes.length > 0 && found !== SVG) return `it is ${found.name}`;
  try {
    const { root } = parseXml(new TextDecoder().decode(bytes));
    return root?.name === 'svg' ? root : `its root element is ${shortened(root?.name ?? 'missing')}`;
  } catch (error) {
    // Elements nested too deep exhaust the stack.
    if (error instanceof RangeError) return 'its elements are nested too deep';
    return shortened(toError(error).message.split('\n')[0] ?? 'it is not XML');
  }
};

/** A list instead of recursion: foreign files nest as deep as they want. */
function* descendants(root: XmlNode): Generator<XmlElement> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!(node instanceof XmlElement)) continue;
    yield node;
    open.push(...node.children.toReversed());
  }
}

const isExternal = ({ name, attributes }: XmlElement): boolean => {
  const href = attributes.href ?? attributes['xlink:href'];
  return name !== 'a' && href !== undefined && !/^(#|data:)/.test(href);
};
