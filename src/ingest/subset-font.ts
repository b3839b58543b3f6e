// Subsets of variable fonts, created by HarfBuzz.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Declares WebAssembly, which the types of Node.js do not include. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

/** The functions of hb-subset.h that `subsetFont` calls. Objects are addresses in `memory`. */
type HarfBuzz = { readonly memory: { readonly buffer: ArrayBuffer } } & Readonly<
  Record<
    | 'malloc'
    | 'free'
    | 'hb_blob_create'
    | 'hb_blob_destroy'
    | 'hb_blob_get_data'
    | 'hb_blob_get_length'
    | 'hb_face_create'
    | 'hb_face_destroy'
    | 'hb_face_reference_blob'
    | 'hb_set_add'
    | 'hb_set_clear'
    | 'hb_subset_input_create_or_fail'
    | 'hb_subset_input_destroy'
    | 'hb_subset_input_unicode_set'
    | 'hb_subset_input_set'
    | 'hb_subset_input_set_flags'
    | 'hb_subset_input_pin_axis_location'
    | 'hb_subset_input_set_axis_range'
    | 'hb_subset_or_fail',
    (...args: number[]) => number
  >
>;

const WRITABLE = 2;
const DROPPED_TABLES = 3;
const FEATURES = 6;
const NO_HINTING = 1;

/** Tables that HarfBuzz does not need for the outlines. */
const UNUSED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'OS/2', 'post', 'name', 'STAT', 'vhea', 'vmtx', 'gasp'];

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);

const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const hb = instance.exports as HarfBuzz;

/** One weight, or the lightest and the boldest weight of a variable font. */
interface SubsetOptions {
  readonly weight: number | readonly [lightest: number, boldest: number];
  /** OpenType features whose layout rules are kept. `true` keeps all rules that texts need. */
  readonly keepsLayout?: boolean | readonly string[];
  readonly opticalSize?: number;
}

/** Returns the font with the glyphs of `codePoints`, without hints. By default, without layout rules. */
export const subsetFont = (
  font: Uint8Array,
  codePoints: readonly number[],
  { weight, keepsLayout = false, opticalSize }: SubsetOptions,
): Uint8Array => {
  const address = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, address);
  const blob = hb.hb_blob_create(address, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints) hb.hb_set_add(characters, codePoint);
  for (const table of keepsLayout ? [] : UNUSED)
    hb.hb_set_add(hb.hb_subset_input_set(input, DROPPED_TABLES), tagOf(table));
  if (typeof keepsLayout === 'object') {
    const features = hb.hb_subset_input_set(input, FEATURES);
    hb.hb_set_clear(features);
    for (const feature of keepsLayout) hb.hb_set_add(features, tagOf(feature));
  }
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  if (typeof weight === 'number') hb.hb_subset_input_pin_axis_location(input, face, tagOf('wght'), weight);
  else hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weight, weight[0]);
  if (opticalSize !== undefined)
    hb.hb_subset_input_pin_axis_location(input, face, tagOf('opsz'), opticalSize);
  const subset = hb.hb_subset_or_fail(face, input);
  const written = hb.hb_face_reference_blob(subset);
  const bytes = new Uint8Array(
    hb.memory.buffer,
    hb.hb_blob_get_data(written, 0),
    hb.hb_blob_get_length(written),
  ).slice();
  for (const done of [blob, written]) hb.hb_blob_destroy(done);
  for (const done of [face, subset]) hb.hb_face_destroy(done);
  hb.hb_subset_input_destroy(input);
  hb.free(address);
  return bytes;
};
