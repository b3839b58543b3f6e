// Independent ICO reader for 32-bit bitmaps and RGBA PNG data.
import { decode } from 'fast-png';

export interface IcoEntry {
  readonly size: number;
  readonly offset: number;
  readonly length: number;
  readonly rgba: Uint8Array;
  readonly masked: readonly boolean[];
}

export const readIco = (file: Uint8Array): IcoEntry[] => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1) throw new Error('not an ICO file');
  return Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + index * 16;
    const size = view.getUint8(at) || 256;
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    const depth = view.getUint16(at + 6, true);
    if (depth !== 32) throw new Error(`entry ${index} has ${depth} bits per pixel`);
    if (view.getUint8(offset) === PNG_SIGNATURE)
      return { size, offset, length, ...readPngEntry(file.subarray(offset, offset + length), size) };
    const [width, height] = [view.getInt32(offset + 4, true), view.getInt32(offset + 8, true)];
    if (width !== size || height !== size * 2) throw new Error(`entry ${index} is ${width}x${height}`);
    if (view.getUint16(offset + 14, true) !== 32) throw new Error(`entry ${index} is no 32-bit bitmap`);
    const pixels = offset + view.getUint32(offset, true);
    const maskRow = ((size + 31) >> 5) * 4;
    const rgba = new Uint8Array(size * size * 4);
    const masked: boolean[] = [];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const upsideDown = size - 1 - y;
        const [b, g, r, a] = file.subarray(pixels + (upsideDown * size + x) * 4) as unknown as number[];
        rgba.set([r, g, b, a] as number[], (y * size + x) * 4);
        const bits = file[pixels + size * size * 4 + upsideDown * maskRow + (x >> 3)] as number;
        masked.push(((bits >> (7 - (x % 8))) & 1) === 1);
      }
    return { size, offset, length, rgba, masked };
  });
};

/** First byte of a PNG file. */
const PNG_SIGNATURE = 0x89;

/** Reads a PNG entry. Only 8-bit RGBA is accepted, because Windows reads nothing else. */
const readPngEntry = (bytes: Uint8Array, size: number): Pick<IcoEntry, 'rgba' | 'masked'> => {
  const { width, height, channels, depth, data } = decode(bytes);
  if (width !== size || height !== size || channels !== 4 || depth !== 8)
    throw new Error(
      `PNG entry of ${size} px is ${width}x${height} with ${channels} channels of ${depth} bits`,
    );
  const rgba = Uint8Array.from(data);
  return { rgba, masked: Array.from({ length: size * size }, (_, at) => rgba[4 * at + 3] === 0) };
};
