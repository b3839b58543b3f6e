// Bounding boxes of elements in their own coordinates, and reference boxes of CSS. Sources: SVG 2, 8.10; CSS Masking 1.
import { element, type SvgElement } from '../../../svg/element.ts';
import { type Box, boxOfPath, boxOfPoints } from '../../../svg/extent.ts';
import { pathOfElement } from '../../../svg/path-data.ts';
import { transformBy } from '../../../svg/transform.ts';
import type { SourceElement } from '../source-document.ts';
import { EMPTY_BOX, parseTransformAttribute } from '../styles/transforms.ts';
import type { Inherited } from './inherited-style.ts';

const BOX_TOLERANCE = 0.01;
const DEFINITIONS = /^(?:defs|symbol|marker|mask|clipPath|pattern|linearGradient|radialGradient|filter)$/;

/** What an element shows instead of its children. */
interface Content {
  readonly source: SourceElement;
  readonly read: () => SvgElement | undefined;
}

interface MeasureBox {
  (each: SvgElement): Box;
  /** Sets the function that returns what an element shows, which is `source` of the document. */
  setContent(each: SvgElement, source: SourceElement, read: Content['read']): void;
}

/**
 * Returns a function that measures the geometry of an element. Measures each element once, because each of many nested
 * groups may need its box.
 */
export const createBoxes = (count: (values: number) => void): MeasureBox => {
  const known = new Map<SvgElement, Box>();
  const contents = new Map<SvgElement, Content>();
  const open = new Set<SourceElement>();
  const measure = (each: SvgElement): Box => {
    const { name, attributes, children } = each;
    const path = pathOfElement(name === 'image' ? 'rect' : name, attributes);
    // A character of measured path data takes as long as a value.
    count(path.length);
    const boxes = path === '' ? [] : [boxOfPath(path, BOX_TOLERANCE)];
    const { source, read } = contents.get(each) ?? {};
    // A use of itself, or of an element around it, shows nothing.
    if (source && open.has(source)) return EMPTY_BOX;
    if (source) open.add(source);
    const used = read?.();
    const offset = `matrix(1 0 0 1 ${Number(attributes.x) || 0} ${Number(attributes.y) || 0})`;
    const parts = used ? [element('g', { transform: offset }, [used])] : children;
    for (const child of parts) {
      if (DEFINITIONS.test(child.name)) continue;
      const { x, y, width, height } = boxOf(child);
      const matrix = parseTransformAttribute(child.attributes.transform);
      if (width > 0 || height > 0)
        boxes.push(boxOfPath(transformBy(rectanglePath(x, y, width, height), matrix), BOX_TOLERANCE));
    }
    if (source) open.delete(source);
    return boxOfPoints(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]));
  };
  const boxOf = (each: SvgElement): Box => {
    const box = known.get(each) ?? measure(each);
    known.set(each, box);
    return box;
  };
  return Object.assign(boxOf, {
    setContent: (each: SvgElement, source: SourceElement, read: Content['read']) =>
      contents.set(each, { source, read }),
  });
};

/** Path data of a box, also if it has no width or height. */
const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** An element and what it inherits or sets. */
export interface Place {
  /** Returns the box of the element. */
  readonly box: () => Box;
  /** The context of its children. */
  readonly context: Inherited;
  /** Length of a CSS pixel in user units. */
  readonly pixel: number;
}

/** The reference box of an element that a value names. */
export const referenceBox = (name: string, place: Pick<Place, 'box' | 'context'>, viewport: Box): Box =>
  /^(?:view|margin)-box$/.test(name)
    ? viewport
    : /^(?:fill|content|padding)-box$/.test(name)
      ? place.box()
      : strokeBoxOf(place);

/** The box of an element with its stroke. */
const strokeBoxOf = ({ box, context: { stroke, line } }: Pick<Place, 'box' | 'context'>): Box => {
  const outset = stroke.text === 'none' ? 0 : Number.parseFloat(line['stroke-width'] ?? '1') / 2;
  const { x, y, width, height } = box();
  return { x: x - outset, y: y - outset, width: width + 2 * outset, height: height + 2 * outset };
};
