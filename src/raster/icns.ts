// ICNS encoder: PNG images of several sizes in one file. (Apple Icon Image format, types with PNG data)

/** Types of entries with PNG data, by side in pixels. Retina entries have the pixels of twice their side. */
const TYPES = [
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

/** The sides in pixels for which an ICNS file has entries. */
export const ICNS_SIZES: readonly number[] = [...new Set(TYPES.map(([, side]) => side))];

const ENTRY_HEADER = 8;

/** Encodes PNG files by side in pixels. */
export const encodeIcns = (pngs: ReadonlyMap<number, Uint8Array>): Uint8Array => {
  const entries = TYPES.flatMap(([type, side]) => {
    const png = pngs.get(side);
    return png ? [{ type, png }] : [];
  });
  const length = entries.reduce((sum, { png }) => sum + ENTRY_HEADER + png.length, ENTRY_HEADER);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const header = (at: number, type: string, size: number) => {
    file.set(new TextEncoder().encode(type), at);
    view.setUint32(at + 4, size);
  };
  header(0, 'icns', length);
  let at = ENTRY_HEADER;
  for (const { type, png } of entries) {
    header(at, type, ENTRY_HEADER + png.length);
    file.set(png, at + ENTRY_HEADER);
    at += ENTRY_HEADER + png.length;
  }
  return file;
};
