// Rules for favicon.svg.
import { parseXml, type XmlDocument, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { type Finding, findingsAbout } from './finding.ts';
import type { Resource } from './site.ts';

const MAXIMUM_BYTES = 50_000;

export const checkSvg = ({ name, bytes }: Resource): readonly Finding[] => {
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

/** Returns the root element, or the parse error as text. */
const rootOf = (bytes: Uint8Array): XmlElement | string => {
  try {
    const { root } = parseXml(new TextDecoder().decode(bytes)) as XmlDocument;
    return root?.name === 'svg' ? root : `its root element is ${root?.name ?? 'missing'}`;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'it is not XML';
  }
};

function* descendants(node: XmlNode): Generator<XmlElement> {
  if (!(node instanceof XmlElement)) return;
  yield node;
  for (const child of node.children) yield* descendants(child);
}

const isExternal = ({ name, attributes }: XmlElement): boolean => {
  const href = attributes.href ?? attributes['xlink:href'];
  return name !== 'a' && href !== undefined && !/^(#|data:)/.test(href);
};
