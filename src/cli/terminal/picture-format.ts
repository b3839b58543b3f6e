// Sizes of pictures per image protocol.
import type { CellSize } from './image-sequence.ts';
import type { ImageProtocol } from './protocol.ts';

export interface PictureFormat {
  readonly picture: CellSize;
  /** Side of the PNG in pixels. */
  readonly pixels: number;
}

type Protocol = Exclude<ImageProtocol, 'none'>;

/** Blocks show the pixels of favicon.ico. Sixel images are not scaled: 8 × 16 px is a small character cell. */
const FORMATS: Readonly<Record<Protocol, Readonly<Record<'small' | 'large', PictureFormat>>>> = {
  blocks: {
    small: { picture: { columns: 16, rows: 8 }, pixels: 16 },
    large: { picture: { columns: 32, rows: 16 }, pixels: 32 },
  },
  kitty: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
  iterm: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
  sixel: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 64 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 160 },
  },
};

export const pictureFormat = (protocol: Protocol, size: 'small' | 'large'): PictureFormat =>
  FORMATS[protocol][size];
