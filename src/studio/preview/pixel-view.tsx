// Enlarged pixels of an image of the package.
import { useEffect, useRef } from 'preact/hooks';
import type { Drawing } from '../state/drawing.ts';

interface PixelViewProps {
  readonly drawing: Drawing | undefined;
  readonly pixels: number;
  /** Side on the page, in CSS pixels. */
  readonly side: number;
}

/** Uses the rasterizer of the package: browsers anti-alias differently. */
export const PixelView = ({ drawing, pixels, side }: PixelViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!drawing) return;
    let isCurrent = true;
    const paint = async () => {
      const { rasterizeInWorker } = await import('./pixel-rasterizer.ts');
      const rgba = await rasterizeInWorker(drawing.scene({ role: 'any', pixels }), pixels);
      const context = canvas.current?.getContext('2d');
      if (!isCurrent || !context) return;
      context.putImageData(new ImageData(new Uint8ClampedArray(rgba), pixels, pixels), 0, 0);
    };
    // Without the rasterizer the canvas stays empty; the images beside it show the icon.
    paint().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [drawing, pixels]);
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
