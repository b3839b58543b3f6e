// Enlarged pixels of an image of the package.
import { useRef } from 'preact/hooks';
import { useFilePixels } from './use-file-pixels.ts';

interface PixelViewProps {
  readonly pixels: number;
  /** Side on the page, in CSS pixels. */
  readonly side: number;
}

/** Uses the rasterizer of the package: browsers anti-alias differently. */
export const PixelView = ({ pixels, side }: PixelViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useFilePixels({ role: 'any', pixels }, image => {
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  });
  return (
    <canvas
      class="pixel-view"
      ref={canvas}
      width={pixels}
      height={pixels}
      style={{ width: `${side}px`, height: `${side}px` }}
    />
  );
};
