// Rules for favicon.ico.

import { ICO_SIZES } from '../compose/defaults.ts';
import { formatOf, ICO } from './file-format.ts';
import { findingsAbout, type SiteFile, type SiteFinding } from './site.ts';

const MAXIMUM_BYTES = 100_000;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface IcoImage {
  readonly width: number;
  readonly height: number;
  readonly isComplete: boolean;
}

/** Source: Microsoft, ICONDIR and ICONDIRENTRY; a side of 0 means 256. Returns undefined for other formats. */
export const readIco = (bytes: Uint8Array): readonly IcoImage[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== 0x00010000) return undefined;
  const count = Math.min(view.getUint16(4, true), Math.floor((bytes.length - HEADER_BYTES) / ENTRY_BYTES));
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const end = view.getUint32(at + 8, true) + view.getUint32(at + 12, true);
    return {
      width: view.getUint8(at) || 256,
      height: view.getUint8(at + 1) || 256,
      isComplete: end <= bytes.length,
    };
  });
};

export const checkIco = ({ name, bytes }: SiteFile): readonly SiteFinding[] => {
  const finding = findingsAbout(name);
  const images = readIco(bytes);
  const found = formatOf(bytes);
  if (images === undefined || images.length === 0)
    return [
      finding(
        'error',
        `The file is not an ICO, despite its name: ${found === ICO ? 'it has no images' : `it is ${found.name}`}.`,
        'Export it again; do not rename a PNG.',
      ),
    ];
  const missing = ICO_SIZES.filter(
    side => !images.some(({ width, height }) => width === side && height === side),
  );
  const sizes = images.map(({ width, height }) => `${width}x${height}`).join(', ');
  return [
    ...(images.every(({ isComplete }) => isComplete)
      ? []
      : [finding('error', 'The file is truncated.', 'Copy or export it again.')]),
    ...(missing.length > 0
      ? [
          finding(
            'warning',
            `It has ${sizes}, but not ${missing.map(side => `${side}x${side}`).join(', ')}.`,
            'Export it with 16, 32 and 48 px: for tabs, the taskbar of Windows and search results.',
          ),
        ]
      : []),
    ...(images.some(({ width, height }) => width !== height)
      ? [finding('warning', `An image is not square (${sizes}).`, 'Export it from a square picture.')]
      : []),
    ...(bytes.length > MAXIMUM_BYTES
      ? [
          finding(
            'warning',
            `It has ${Math.round(bytes.length / 1000)} kB, and every visitor loads it.`,
            'Keep 16, 32 and 48 px only.',
          ),
        ]
      : []),
  ];
};
