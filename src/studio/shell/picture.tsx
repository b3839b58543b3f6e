// One picture of the design, as the package shows it for this purpose.
import type { Canvas } from '../../compose/favicon.ts';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

export interface PictureProps {
  /** Side on the page, in CSS pixels; without it the picture fills its box. */
  readonly size?: number;
  readonly purpose?: Canvas['role'];
  /** The size that the file is drawn for, where it is drawn for one. */
  readonly pixels?: number;
  readonly scheme?: Scheme;
}

/** Decoration to screen readers: what it shows stands beside it in words. The markup is composed, never a client's. */
export const Picture = ({ size, purpose = 'any', pixels, scheme = 'light' }: PictureProps) => {
  const { drawing } = useStudio();
  const svg = drawing.value?.svg({ role: purpose, ...(pixels !== undefined && { pixels }) }, scheme) ?? '';
  const side = size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } };
  return <span class="picture" aria-hidden="true" {...side} dangerouslySetInnerHTML={{ __html: svg }} />;
};
