// Small artwork that makes decoders and renderers allocate much memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { MARK, svg } from './hostile-documents.ts';
import { dataUrl } from './pictures.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** A PNG of zeros. `depth`, `type` and `interlace` are those of IHDR. */
const png = (width: number, height: number, [depth, type, interlace] = [8, 2, 0]): Buffer => {
  const bits = depth * ({ 0: 1, 2: 3, 6: 4 }[type] ?? 1);
  // Adam7 has up to 15/8 times as many filter bytes, and rounds more rows up.
  const length = height * Math.ceil((width * bits) / 8 + 1) + (interlace ? 2 * height + width : 0);
  const chunk = (name: string, data: Buffer) => {
    const part = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
    part.writeUInt32BE(data.length, 0);
    part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
    return part;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, type, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc(length, 0), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A JPEG fixture that declares another size. */
const jpeg = (name: string, width: number, height: number): Buffer => {
  const bytes = Buffer.from(fixture(name));
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0)) continue;
    bytes.writeUInt16BE(height, at + 5);
    bytes.writeUInt16BE(width, at + 7);
    return bytes;
  }
  throw new Error('the JPEG has no frame');
};

const gif = (name: string, width: number, height: number): Buffer => {
  const bytes = Buffer.from(fixture(name));
  const frame = bytes.indexOf(0x2c, 13 + (3 << (((bytes[10] ?? 0) & 7) + 1)));
  for (const at of [6, frame + 5]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return bytes;
};

/** A lossless WebP of one color: its five prefix codes have one symbol each, so its pixels take no bits. */
const webp = (width: number, height: number): Buffer => {
  const bits = [...field(width - 1, 14), ...field(height - 1, 14), ...field(1, 1), ...field(0, 3), 0, 0, 0];
  for (const symbol of [200, 10, 10, 255, 0]) bits.push(1, 0, 1, ...field(symbol, 8));
  const data = Buffer.alloc(1 + 2 * Math.ceil(bits.length / 16) + 1);
  data[0] = 0x2f;
  bits.forEach((bit, at) => {
    data[1 + (at >> 3)] = (data[1 + (at >> 3)] ?? 0) | (bit << (at & 7));
  });
  const header = Buffer.from('RIFF    WEBPVP8L    ');
  header.writeUInt32LE(12 + data.length, 4);
  header.writeUInt32LE(data.length, 16);
  return Buffer.concat([header, data]);
};
const field = (value: number, bits: number) => Array.from({ length: bits }, (_, at) => (value >> at) & 1);

const tile = (side: number, content = '<path d="M0 0h9v9z"/>', attributes = '') =>
  `<pattern id="p" width="${side}" height="${side}" patternUnits="userSpaceOnUse" ${attributes}>${content}</pattern>`;
const tiled = (side: number, shape = '<path fill="url(#p)" d="M0 0h9v9z"/>', attributes = '') =>
  svg(tile(side, undefined, attributes) + shape, 'viewBox="0 0 300 300"');
const wrapped = (attribute: string, levels: number) =>
  `<g ${attribute}>`.repeat(levels) + MARK + '</g>'.repeat(levels);
const filter = (primitives: string, region: string) =>
  svg(`<filter id="f" ${region}>${primitives}</filter><g filter="url(#f)">${MARK}</g>`);
const region = (size: string) =>
  `filterUnits="userSpaceOnUse" x="-${size}" y="-${size}" width="${size}0" height="${size}0"`;
const embedded = (bytes: Buffer, type?: string, times = 1) =>
  svg(
    `<image id="i" width="24" height="24" href="${dataUrl(bytes, type)}"/>${'<use href="#i"/>'.repeat(times)}`,
  );
const crossing = Array.from({ length: 15_000 }, (_, n) => `L${(n * 7.31) % 24} ${(n * n * 3.7) % 24}`).join(
  '',
);
const blurs = (count: number) => '<feGaussianBlur stdDeviation="3"/>'.repeat(count);
const mask = `<mask id="m" maskUnits="userSpaceOnUse" x="-1e5" y="-1e5" width="2e5" height="2e5">${MARK}</mask>`;

export const HOSTILE_MEMORY: readonly (readonly [name: string, artwork: string])[] = [
  ['a pattern of 300 cropped to 9', tiled(300)],
  ['a pattern of 9000', tiled(9000)],
  ['a pattern of 2500', tiled(2500)],
  ['a scaled pattern', tiled(30, undefined, 'patternTransform="scale(40)"')],
  ['a pattern in a group', tiled(30, '<g transform="scale(60)"><path fill="url(#p)" d="M0 0h.2v.2z"/></g>')],
  ['a strip of a pattern', tiled(300, '<path stroke="url(#p)" stroke-width=".1" d="M0 0h9"/>')],
  [
    'nested patterns',
    svg(
      `<pattern id="q" width="200" height="200" patternUnits="userSpaceOnUse">${MARK}</pattern>` +
        tile(200, '<path fill="url(#q)" d="M0 0h200v200z"/>') +
        '<path fill="url(#p)" d="M0 0h9v9z"/>',
    ),
  ],
  [
    'a pattern in a tiny viewBox',
    svg(`${tile(20)}<path fill="url(#p)" d="M0 0h.01v.01z"/>`, 'viewBox="0 0 .01 .01"'),
  ],
  ['a huge pattern', svg(`${tile(9e5)}<path fill="url(#p)" d="M0 0h9e5v9e5z"/>`, 'viewBox="0 0 9e5 9e5"')],
  [
    'a pattern of a stroke in a symbol',
    svg(`${tile(900)}<symbol id="s"><path stroke="url(#p)" d="M0 0h9v9"/></symbol><use href="#s"/>`),
  ],
  ['40 masks', svg(mask + wrapped('mask="url(#m)"', 40))],
  ['80 groups with opacity', svg(wrapped('opacity=".99"', 80))],
  ['80 isolated groups', svg(wrapped('style="mix-blend-mode:multiply"', 80))],
  [
    '40 clip paths',
    svg(
      `<clipPath id="c"><use href="#d"/></clipPath><path id="d" d="M0 0h9v9z"/>${wrapped('clip-path="url(#c)"', 40)}`,
    ),
  ],
  ['a filter region of 1e5', filter(blurs(1), region('1e5'))],
  ['399 blurs', filter(blurs(399), region('99'))],
  ['99 floods in a large region', filter('<feFlood result="r"/>'.repeat(99), region('9999'))],
  ['99 merges', filter('<feOffset dx="9e4"/><feMerge><feMergeNode/></feMerge>'.repeat(99), region('999'))],
  ['feTile of a tiny region', filter('<feFlood width=".001" height=".001"/><feTile/>', region('999'))],
  ['feImage of a large picture', filter(`<feImage href="${dataUrl(png(4000, 4000))}"/>`, '')],
  ['nested svg elements', svg('<svg viewBox="0 0 .1 .1">'.repeat(40) + MARK + '</svg>'.repeat(40))],
  ['crossing lines', svg(`<path d="M0 0${crossing}"/>`)],
  ['crossing strokes', svg(`<path d="M0 0${crossing}" fill="none" stroke="#000" stroke-dasharray=".1"/>`)],
  ['18,000 circles', svg('<circle r="1" cx="3" cy="4"/>'.repeat(18_000))],
  [
    '18,000 masked circles',
    svg(`${mask}<g mask="url(#m)">${'<circle r="1" cx="3" cy="4"/>'.repeat(18_000)}</g>`),
  ],
  ['45,000 uses', svg(`<path id="a" d="M0 0h9v9z"/>${'<use href="#a"/>'.repeat(19_000)}`)],
  [
    '90 levels of 200 attributes',
    svg(
      `<g ${Array.from({ length: 200 }, (_, n) => `a${n}="1"`).join(' ')}>`.repeat(90) +
        MARK +
        '</g>'.repeat(90),
    ),
  ],
  ['an attribute of a megabyte', svg(`<path d="M0 0h9v9z" fill="${'#'.repeat(1_000_000)}"/>`)],
  ['a PNG of 16,000 px in SVG', embedded(png(16_000, 16_000, [1, 0, 0]))],
  ['a PNG of 10,000 px in SVG', embedded(png(10_000, 10_000, [8, 0, 0]))],
  ['a PNG of 4000 px in SVG 50 times', embedded(png(4000, 4000), undefined, 50)],
  ['a PNG of 2000 px in SVG 200 times', embedded(png(2000, 2000), undefined, 200)],
  [
    'a PNG of 2000 px in a pattern',
    svg(
      `${tile(9, `<image width="9" height="9" href="${dataUrl(png(2000, 2000))}"/>`)}<path fill="url(#p)" d="M0 0h24v24z"/>`,
    ),
  ],
  ['a JPEG of 4000 px in SVG', embedded(jpeg('baseline.jpg', 4000, 4000), 'image/jpeg')],
  ['a progressive JPEG of 60,000 px in SVG', embedded(jpeg('progressive.jpg', 60_000, 60_000), 'image/jpeg')],
  ['a CMYK JPEG of 9000 px in SVG', embedded(jpeg('cmyk.jpg', 9000, 9000), 'image/jpeg')],
  ['a GIF of 30,000 px in SVG', embedded(gif('still.gif', 30_000, 30_000), 'image/gif')],
  ['a WebP of 16,383 px in SVG', embedded(webp(16_383, 16_383), 'image/webp')],
  ['a PNG of 4000 px', dataUrl(png(4000, 4000))],
  ['a PNG of 16,000,000 by 1 px', dataUrl(png(15_999_999, 1))],
  ['an interlaced PNG of 4000 px', dataUrl(png(4000, 4000, [8, 6, 1]))],
  ['a PNG of 16 bits per channel', dataUrl(png(3400, 3400, [16, 6, 0]))],
  ['an interlaced PNG of 1 bit', dataUrl(png(4000, 4000, [1, 0, 1]))],
  ['a JPEG of 4000 px', dataUrl(jpeg('baseline.jpg', 4000, 4000), 'image/jpeg')],
  ['a progressive JPEG of 4000 px', dataUrl(jpeg('progressive.jpg', 4000, 4000), 'image/jpeg')],
  ['a CMYK JPEG of 4000 px', dataUrl(jpeg('cmyk.jpg', 4000, 4000), 'image/jpeg')],
  ['a WebP of 4000 px', dataUrl(webp(4000, 4000), 'image/webp')],
  ['a WebP of 16,383 px', dataUrl(webp(16_383, 16_383), 'image/webp')],
  ['a WebP of 2000 px', dataUrl(webp(2000, 2000), 'image/webp')],
  ['an animated GIF of 4000 px', dataUrl(gif('animated.gif', 4000, 4000), 'image/gif')],
  ['a GIF of 2000 px', dataUrl(gif('still.gif', 2000, 2000), 'image/gif')],
  [
    'an ICO with a PNG of 4000 px',
    dataUrl(
      Buffer.concat([Buffer.from('000001000100000000000100200000100000160000', 'hex'), png(4000, 4000)]),
      'image/x-icon',
    ),
  ],
];
