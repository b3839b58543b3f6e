// Enlarged pixels of an image.
import { useEffect, useRef } from 'preact/hooks';

interface PixelViewProps {
  readonly svg: string | undefined;
  readonly pixels: number;
  /** Side on the page, in CSS pixels. */
  readonly side: number;
}

export const PixelView = ({ svg, pixels, side }: PixelViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (svg === undefined) return;
    let isCurrent = true;
    const image = new Image(pixels, pixels);
    image.onload = () => {
      const context = canvas.current?.getContext('2d');
      if (!isCurrent || !context) return;
      context.clearRect(0, 0, pixels, pixels);
      context.drawImage(image, 0, 0, pixels, pixels);
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(sized(svg, pixels))}`;
    return () => {
      isCurrent = false;
    };
  }, [svg, pixels]);
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

// Firefox does not draw an SVG without width and height to a canvas.
const sized = (svg: string, side: number): string =>
  svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
