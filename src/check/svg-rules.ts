// Rules for favicon.svg.
import { parseXml, type XmlDocument, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { formatOf, SVG } from './file-format.ts';
import { type Finding, findingsAbout, type Resource, shortened } from './site.ts';
import { checkVisibility } from './svg-visibility.ts';

const MAXIMUM_BYTES = 50_000;

/** Larger files are not parsed: no icon has as many bytes. */
const PARSED_BYTES = 500_000;

export const checkSvg = (resource: Resource): readonly Finding[] => {
  const { name, bytes } = resource;
  const finding = findingsAbout(name);
  const root = rootOf(bytes);
  if (typeof root === 'string')
    return [
      finding('error', `The file is not an SVG: ${root}.`, 'Export it again from the drawing program.'),
    ];
  const { viewBox, width, height, xmlns } = root.attributes;
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sides =
    viewBox === undefined
      ? [width, height].map(value => Number.parseFloat(value ?? ''))
      : [boxWidth, boxHeight];
  const elements = [...descendants(root)];
  return [
    ...(xmlns === 'http://www.w3.org/2000/svg'
      ? []
      : [
          finding(
            'error',
            'The root element has no SVG namespace.',
            'Add xmlns="http://www.w3.org/2000/svg".',
          ),
        ]),
    ...(viewBox === undefined
      ? [
          finding(
            'warning',
            'It has no viewBox, so it does not scale.',
            `Add viewBox="0 0 ${width ?? 32} ${height ?? 32}".`,
          ),
        ]
      : []),
    ...(sides[0] === sides[1] ? [] : [finding('warning', 'It is not square.', 'Make the viewBox square.')]),
    ...checkVisibility(root, finding),
    ...(elements.some(element => element.name === 'script')
      ? [
          finding(
            'warning',
            'It contains a script, which browsers do not run in icons.',
            'Remove the script.',
          ),
        ]
      : []),
    ...(elements.some(isExternal)
      ? [
          finding(
            'error',
            'It refers to another file, which browsers do not load in icons.',
            'Embed the picture.',
          ),
        ]
      : []),
    ...(elements.some(element => element.name === 'text')
      ? [
          finding(
            'warning',
            'It contains text, so its look depends on the fonts of the device.',
            'Convert text to paths.',
          ),
        ]
      : []),
    ...(bytes.length > MAXIMUM_BYTES
      ? [
          finding(
            'warning',
            `It has ${Math.round(bytes.length / 1000)} kB.`,
            'Simplify the drawing, for example with SVGO.',
          ),
        ]
      : []),
  ];
};

/** Pinned tabs of Safari show the shapes in one color, that of the link. */
export const checkMaskIcon = (resource: Resource): readonly Finding[] => {
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
    const { root } = parseXml(new TextDecoder().decode(bytes)) as XmlDocument;
    return root?.name === 'svg' ? root : `its root element is ${shortened(root?.name ?? 'missing')}`;
  } catch (error) {
    // Elements nested too deep exhaust the stack.
    if (error instanceof RangeError) return 'its elements are nested too deep';
    return shortened((error as Error).message.split('\n')[0] ?? 'it is not XML');
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
