// One picture of the design, as the package shows it for this purpose.
import type { RenderTarget } from '../../compose/favicon.ts';
import type { Drawing, Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

export interface PictureProps {
  /** Side on the page, in CSS pixels; without it the picture fills its box. */
  readonly size?: number;
  readonly purpose?: RenderTarget['role'];
  /** The size that the file is drawn for, where it is drawn for one. */
  readonly pixels?: number;
  readonly scheme?: Scheme;
  /** Unless told, the design's as it is now. */
  readonly drawing?: Drawing | undefined;
}

/** Decoration to screen readers: what it shows stands beside it in words. The markup is composed, never a client's. */
export const Picture = ({ size, purpose = 'any', pixels, scheme = 'light', ...given }: PictureProps) => {
  const studio = useStudio();
  const drawing = 'drawing' in given ? given.drawing : studio.drawing.value;
  const svg = drawing?.svg({ role: purpose, ...(pixels !== undefined && { pixels }) }, scheme) ?? '';
  const side = size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } };
  return <span class="picture" aria-hidden="true" {...side} dangerouslySetInnerHTML={{ __html: svg }} />;
};
