// One image of the design, for a role and size of the package.
import { useEffect, useRef } from 'preact/hooks';
import type { RenderTarget } from '../../compose/favicon.ts';
import type { SvgElement } from '../../compose/svg/scene-svg.ts';
import type { Drawing, Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { drawSvg } from './draw-svg.ts';

export interface FaviconImageProps {
  /** Side on the page in CSS pixels; fills its container by default. */
  readonly size?: number;
  readonly iconRole?: RenderTarget['role'];
  /** Pixel size of the file; favicon.svg, which has none, is the default. */
  readonly pixels?: number;
  readonly scheme?: Scheme;
  /** Default: the current drawing. */
  readonly drawing?: Drawing | undefined;
}

/** Hidden from screen readers: a caption describes it. The markup is composed here and never a client's. */
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
