// Raster images of the package, at device size or with enlarged pixels.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { MAX_FITTED_PIXELS } from '../../compose/defaults.ts';
import type { RenderTarget } from '../../compose/favicon.ts';
import { IMAGE_FILES, type ImageFile } from '../../package/plan.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useDebounced } from '../shell/hooks.ts';
import type { Drawing } from '../state/drawing.ts';
import { follow } from '../state/follow.ts';
import { useStudio } from '../state/studio.ts';

/** Nothing is rasterized while a slider moves. */
const DEBOUNCE_MS = 100;

/** Calls `show` with the pixels of the design, and with its drawing, when the design has stopped changing. */
const useFilePixels = (
  { role, pixels }: { readonly role: RenderTarget['role']; readonly pixels: number },
  show: (image: ImageData, drawing: Drawing) => void | Promise<void>,
): void => {
  const { drawing: current } = useStudio();
  const drawing = useDebounced(current, DEBOUNCE_MS);
  useSignalEffect(() => {
    const rested = drawing.value;
    if (!rested) return;
    return follow(rested.imageData(role, pixels), image => show(image, rested));
  });
};

export const packageFile = (path: ImageFile['path']): ImageFile => {
  const file = IMAGE_FILES.find(image => image.path === path);
  if (!file) throw new RangeError(`the package has no ${path}`);
  return file;
};

interface FileImageProps {
  readonly file: ImageFile;
  /** Side of the shown image, if the file has several. */
  readonly pixels?: number | undefined;
  /** Side in CSS pixels on the page. */
  readonly size: number;
}

/** Shows the pixels of a file, and until they are ready an SVG, which follows a slider at once. */
export const FileImage = ({ file, size, pixels = file.pixels[0] ?? size }: FileImageProps) => {
  const { role: iconRole } = file;
  const { drawing } = useStudio();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useSignal<Drawing | undefined>(undefined);
  const side = Math.round(size * Math.max(1, devicePixelRatio));
  useFilePixels({ role: iconRole, pixels }, async (image, source) => {
    // Image data that is scaled directly would ignore alpha.
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
  // At small sizes, where the SVG takes too long for each frame of a drag, the last pixels stay.
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

/** Enlarged pixels of the package's rasterizer. Those of the browser would differ. */
const PixelView = ({ pixels }: { readonly pixels: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useFilePixels({ role: 'any', pixels }, image => {
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  });
  return <canvas class="pixel-view" ref={canvas} width={pixels} height={pixels} />;
};

const ICO = packageFile('favicon.ico');
/** Pixels of a tab icon on displays with one and with two pixels per CSS pixel. */
const SIZES = [16, 32] as const;

export const PixelPreview = () => (
  <div class="pixels row">
    {SIZES.map(size => (
      <div class="pixels-size" key={size}>
        <PixelView pixels={size} />
        <div class="pixels-real row small">
          <FileImage file={ICO} pixels={size} size={size} />
          {size} px
        </div>
      </div>
    ))}
  </div>
);
