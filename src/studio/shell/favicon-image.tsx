import { effect } from '@preact/signals';
import { h, render, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatColor } from '../../compose/color/color.ts';
import type { RenderTarget } from '../../compose/favicon.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import { type SvgElement, serialize, withIdPrefix } from '../../svg/element.ts';
import type { Design } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { useLoaded } from './hooks.ts';

/** Prefix of the ids in an image, by the element that shows it. */
const idPrefixes = new WeakMap<Element, string>();
let lastImage = 0;

/**
 * Shows an image in `host`. Preact changes only what differs, because for new elements, the browser would compute the
 * layers of the whole page again.
 */
export const drawSvg = (host: Element, image: SvgElement): void => {
  const prefix = idPrefixes.get(host) ?? `i${++lastImage}-`;
  idPrefixes.set(host, prefix);
  // With equal ids in two images, `url(#id)` would mean the first in both. Only children of the root have ids.
  const hasIds = image.children.some(({ attributes }) => 'id' in attributes);
  const unique = hasIds ? withIdPrefix(image, prefix) : image;
  render(hasDocument(image) ? <img src={svgUrl(serialize(image))} alt="" /> : nodeOf(unique), host);
};

const nodeOf = ({ name, attributes, children, text }: SvgElement): VNode =>
  h(name, attributes, text ?? children.map(nodeOf));

/** Whether an image contains the SVG document of a logo, whose style attributes the policy of the page would forbid. */
const hasDocument = ({ children }: SvgElement): boolean =>
  children.some(child => child.name === 'svg' || hasDocument(child));

/** Data URL of an SVG document. Undefined for empty text, which is no document. */
export const svgUrl = (svg: string): string | undefined =>
  svg === '' ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Data URL of the favicon.svg of a design. Undefined until it is composed. */
export const useFaviconUrl = (design: Design | undefined): string | undefined => {
  const { drawingOf } = useStudio();
  const key = design && designQuery(design);
  const svg = useLoaded(() => design && drawingOf(design).then(drawing => drawing.faviconSvg()), [key]);
  return svgUrl(svg ?? '');
};

interface FaviconImageProps {
  /** Side length in CSS pixels on the page. Default: fills the container. */
  readonly size?: number;
  readonly iconRole?: RenderTarget['role'];
  /** Size of the file in pixels. Default: favicon.svg, which has no size. */
  readonly pixels?: number;
  readonly scheme?: ColorScheme;
  /** Default: the drawing of the current design. */
  readonly drawing?: Drawing | undefined;
}

/** Hidden from screen readers, because a text beside it says what it shows. */
export const FaviconImage = ({
  size,
  iconRole = 'any',
  pixels,
  scheme = 'light',
  ...given
}: FaviconImageProps) => {
  const { frames, drawing: current } = useStudio();
  const host = useRef<HTMLSpanElement>(null);
  const shown = useRef<SvgElement | undefined>(undefined);
  // An effect of its own: a change of the design renders no component of an image.
  useEffect(
    () =>
      effect(() => {
        const drawing = 'drawing' in given ? given.drawing : current.value;
        const element = host.current;
        if (!element || !drawing) return;
        const fitted = pixels ?? (iconRole === 'any' ? drawing.fittedPixels(size) : undefined);
        const target = { role: iconRole, ...(fitted !== undefined && { pixels: fitted }) };
        frames.add(element, () => {
          const image = drawing.image(target, scheme);
          if (image !== shown.current) drawSvg(element, image);
          shown.current = image;
          return false;
        });
        return () => frames.remove(element);
      }),
    [given.drawing, iconRole, pixels, size, scheme],
  );
  const side = size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } };
  return <span class="favicon-image" aria-hidden="true" ref={host} {...side} />;
};

/** CSS background that looks like the plate. */
export const plateBackground = ({ plate }: Look): string => {
  if (!plate) return 'none';
  if (plate.paint.mode === 'solid') return formatColor(plate.paint.color);
  const { from, via, to, angleDegrees, isRadial } = plate.paint;
  const stops = [from, ...(via ? [via] : []), to].map(formatColor).join(', ');
  return isRadial ? `radial-gradient(circle, ${stops})` : `linear-gradient(${angleDegrees}deg, ${stops})`;
};
