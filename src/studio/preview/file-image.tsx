// Raster files of the package: scaled as a device shows them, and enlarged pixel by pixel.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { MAX_FITTED_PIXELS } from '../../compose/defaults.ts';

import { IMAGE_FILES, type ImageFile } from '../../package/plan.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { useFilePixels } from './pixels.ts';
import { PreviewCard } from './preview-card.tsx';

/** The image file at a path of the package. */
export const packageFile = (path: ImageFile['path']): ImageFile => {
  const file = IMAGE_FILES.find(image => image.path === path);
  if (!file) throw new RangeError(`the package has no ${path}`);
  return file;
};

export interface FileProps {
  readonly file: ImageFile;
}

interface FileImageProps extends FileProps {
  /** Side in pixels, for a file with several sizes. */
  readonly pixels?: number | undefined;
  /** Side on the page in CSS pixels. */
  readonly size: number;
}

/** The same image as SVG until the pixels of the current design are there, so that it follows a slider at once. */
export const FileImage = ({ file, size, pixels = file.pixels[0] ?? size }: FileImageProps) => {
  const { role: iconRole } = file;
  const { drawing } = useStudio();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useSignal<Drawing | undefined>(undefined);
  const side = Math.round(size * Math.max(1, devicePixelRatio));
  useFilePixels({ role: iconRole, pixels }, async (image, source) => {
    // Two steps, because image data would be scaled before its colors are multiplied by alpha.
    const scaled = await createImageBitmap(await createImageBitmap(image), {
      resizeWidth: side,
      resizeHeight: side,
      resizeQuality: 'high',
    });
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, side, side);
    context?.drawImage(scaled, 0, 0, side, side);
    scaled.close();
    shown.value = source;
  });
  // Fitting a small drawing to the pixel grid takes too long for each frame of a drag: its last pixels stay.
  const isFitted = pixels <= MAX_FITTED_PIXELS;
  const isCurrent = shown.value !== undefined && (isFitted || shown.value === drawing.value);
  return (
    <span class="file-image" style={{ width: `${size}px`, height: `${size}px` }}>
      {!isCurrent && <FaviconImage iconRole={iconRole} pixels={pixels} />}
      <canvas
        ref={canvas}
        width={side}
        height={side}
        data-file={`${iconRole} ${pixels}`}
        hidden={!isCurrent}
      />
    </span>
  );
};

interface PixelViewProps {
  readonly pixels: number;
  /** Side on the page, in CSS pixels. */
  readonly side: number;
}

/** Uses the rasterizer of the package: browsers anti-alias differently. */
const PixelView = ({ pixels, side }: PixelViewProps) => {
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

const ICO = packageFile('favicon.ico');
/** Sides at which tabs show it, with and without scaling of the display. */
const SIZES = [16, 32] as const;

export const PixelPreview = () => (
  <PreviewCard title="Real size, and enlarged" file={ICO.path} span={3} height={11}>
    <div class="pixels">
      {SIZES.map(size => (
        <div class="pixels-size" key={size}>
          <PixelView pixels={size} side={96} />
          <div class="pixels-real">
            <FileImage file={ICO} pixels={size} size={size} />
            {size} px
          </div>
        </div>
      ))}
    </div>
  </PreviewCard>
);
