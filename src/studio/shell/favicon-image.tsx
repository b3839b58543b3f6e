// Image of the design for a role and size of the package.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RenderTarget } from '../../compose/favicon.ts';
import { type SvgElement, serialize, withIdPrefix } from '../../svg/element.ts';
import type { Drawing, Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { follow } from './hooks.ts';

/** A shown image: elements, and the prefix of their ids. */
interface Shown {
  readonly idPrefix: string;
  readonly tree: SvgElement;
}

/** Shown images by root element. */
const shownImages = new WeakMap<Element, Shown>();
let lastImage = 0;

/**
 * Shows an image in `host`. Changes only attributes if the structure is the same: for new elements, the browser would
 * compute the layers of the whole page again, which takes longer than composing the image.
 */
export const drawSvg = (host: Element, image: SvgElement): void => {
  if (hasDocument(image)) {
    drawDocument(host, serialize(image));
    return;
  }
  const root = host.firstElementChild;
  const shown = root && (shownImages.get(root) ?? { idPrefix: newPrefix(), tree: readTree(root) });
  const idPrefix = shown?.idPrefix ?? newPrefix();
  const tree = withOwnIds(image, idPrefix);
  if (shown && hasSameStructure(shown.tree, tree)) changeAttributes(root, shown.tree, tree);
  else host.innerHTML = serialize(tree);
  if (host.firstElementChild) shownImages.set(host.firstElementChild, { idPrefix, tree });
};

const newPrefix = (): string => `i${++lastImage}-`;

/**
 * Gives an image unique ids. With equal ids, `url(#id)` refers to the first element in the page, and an element in a
 * closed dialog paints nothing. Elements with ids are children of the root.
 */
const withOwnIds = (image: SvgElement, prefix: string): SvgElement =>
  image.children.some(({ attributes }) => 'id' in attributes) ? withIdPrefix(image, prefix) : image;

/** Whether an image contains the SVG document of a logo. It may have style attributes, which the page's policy forbids. */
const hasDocument = ({ children }: SvgElement): boolean =>
  children.some(child => child.name === 'svg' || hasDocument(child));

/** Data URL of an SVG document. Undefined for empty text, which would fail as a document. */
export const svgUrl = (svg: string): string | undefined =>
  svg === '' ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;

const drawDocument = (host: Element, svg: string): void => {
  const image = new Image();
  image.alt = '';
  image.src = svgUrl(svg) ?? '';
  host.replaceChildren(image);
};

const hasSameStructure = (one: SvgElement, other: SvgElement): boolean =>
  one.name === other.name &&
  one.text === other.text &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => hasSameStructure(child, other.children[index] as SvgElement));

const changeAttributes = (node: Element, previous: SvgElement, next: SvgElement): void => {
  for (const name of Object.keys(previous.attributes))
    if (!(name in next.attributes)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(next.attributes))
    if (value !== previous.attributes[name]) node.setAttribute(name, value);
  next.children.forEach((child, index) => {
    changeAttributes(node.children[index] as Element, previous.children[index] as SvgElement, child);
  });
};

const readTree = (element: Element): SvgElement => ({
  name: element.nodeName,
  attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  children: Array.from(element.children, readTree),
});

/** favicon.svg of a drawing. Empty until it is composed. */
export const useFaviconSvg = (drawing: Drawing | undefined): ReadonlySignal<string> => {
  const svg = useSignal('');
  const compose = () =>
    drawing &&
    follow(drawing.faviconSvg(), composed => {
      svg.value = composed;
    });
  useEffect(compose, [drawing]);
  return svg;
};

interface FaviconImageProps {
  /** Side length in CSS pixels on the page. Default: fills the container. */
  readonly size?: number;
  readonly iconRole?: RenderTarget['role'];
  /** Size of the file in pixels. Default: favicon.svg, which has no size. */
  readonly pixels?: number;
  readonly scheme?: Scheme;
  /** Default: the drawing of the current design. */
  readonly drawing?: Drawing | undefined;
}

/**
 * Hidden from screen readers, because a caption describes it. The markup is safe, because it is composed here and
 * contains no text from a request.
 */
export const FaviconImage = ({
  size,
  iconRole = 'any',
  pixels,
  scheme = 'light',
  ...given
}: FaviconImageProps) => {
  const studio = useStudio();
  const drawing = 'drawing' in given ? given.drawing : studio.drawing.value;
  const fitted = pixels ?? (iconRole === 'any' ? drawing?.fittedPixels(size) : undefined);
  const host = useRef<HTMLSpanElement>(null);
  const shown = useRef<SvgElement | undefined>(undefined);
  useEffect(() => {
    const element = host.current;
    if (!element || !drawing) return;
    studio.frames.add(element, () => {
      const image = drawing.image(
        { role: iconRole, ...(fitted !== undefined && { pixels: fitted }) },
        scheme,
      );
      if (image !== shown.current) drawSvg(element, image);
      shown.current = image;
      return false;
    });
    return () => studio.frames.remove(element);
  }, [drawing, iconRole, fitted, scheme]);
  const side = size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } };
  return <span class="favicon-image" aria-hidden="true" ref={host} {...side} />;
};
