// Image of the design, for one role and size of the package.

import { useEffect, useRef } from 'preact/hooks';
import type { RenderTarget } from '../../compose/favicon.ts';
import { type SvgElement, serialize } from '../../svg/element.ts';
import type { Drawing, Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

/**
 * Shows `next` in `host`, which shows `previous`. If both have the same structure, only attributes change. New
 * elements would make the browser compute the layers of the whole page again, which takes longer than composing
 * the image.
 */
export const drawSvg = (host: Element, next: SvgElement, previous: SvgElement | undefined): void => {
  const root = host.firstElementChild;
  if (hasDocument(next)) drawDocument(host, serialize(next));
  else if (root && previous && hasSameStructure(previous, next)) changeAttributes(root, previous, next);
  else host.innerHTML = serialize(next);
};

/**
 * Whether an image contains the SVG document of a logo. Such documents may have style attributes, which the policy
 * of the page forbids.
 */
const hasDocument = ({ children }: SvgElement): boolean =>
  children.some(child => child.name === 'svg' || hasDocument(child));

const drawDocument = (host: Element, svg: string): void => {
  const image = new Image();
  image.alt = '';
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
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

/** The tree of the first element in `host`. Undefined if `host` is empty. */
export const treeOf = ({ firstElementChild: root }: Element): SvgElement | undefined =>
  root ? readTree(root) : undefined;

const readTree = (element: Element): SvgElement => ({
  name: element.nodeName,
  attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  children: Array.from(element.children, readTree),
});

interface FaviconImageProps {
  /** Side length on the page in CSS pixels. By default, the image fills its container. */
  readonly size?: number;
  readonly iconRole?: RenderTarget['role'];
  /** Pixel size of the file. The default is favicon.svg, which has no size. */
  readonly pixels?: number;
  readonly scheme?: Scheme;
  /** The default is the drawing of the current design. */
  readonly drawing?: Drawing | undefined;
}

/**
 * Hidden from screen readers, because a caption describes the image. The markup is safe: it is composed here and
 * contains no text of a request.
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
      if (image !== shown.current) drawSvg(element, image, shown.current);
      shown.current = image;
      return false;
    });
    return () => studio.frames.remove(element);
  }, [drawing, iconRole, fitted, scheme]);
  const side = size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } };
  return <span class="favicon-image" aria-hidden="true" ref={host} {...side} />;
};
