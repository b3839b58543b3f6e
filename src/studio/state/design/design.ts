// The design: an export body without default values. (Decision 071)
import { DEFAULT_PADDING } from '../../../compose/defaults.ts';
import { ARTWORK_FIELD_NAMES } from '../../../contract/export/artwork-data.ts';
import { parseExportBody } from '../../../contract/export/export-body.ts';
import {
  EXPORT_FIELD_NAMES,
  EXPORT_FIELDS,
  type ExportFieldName,
  isExportField,
} from '../../../contract/export/export-fields.ts';
import { defaultOf, type ExportRequest } from '../../../contract/export/export-request.ts';
import { type RowValue, TARGETS, type Target } from '../../../contract/export/field.ts';
import { resolveDesign } from '../../../contract/export/resolved-design.ts';
import type { Look } from '../../../model/look.ts';

/** Artwork fields contain ids of logos, whose content the browser stores. */
export type Design = { readonly [Name in ExportFieldName]?: RowValue<(typeof EXPORT_FIELDS)[Name]> };

export type NumberFieldName = {
  [Name in ExportFieldName]: (typeof EXPORT_FIELDS)[Name] extends { type: 'number' } ? Name : never;
}[ExportFieldName];

/** Changed fields of a design. `undefined` resets a field to its default. */
export type DesignChange = { readonly [Name in ExportFieldName]?: Design[Name] | undefined };

/** The design of a URL without a source. The report finds nothing wrong with it. */
export const INITIAL_DESIGN: Design = { library: 'lucide', name: 'flame' };

const SOURCE_FIELDS: readonly ExportFieldName[] = [
  'library',
  'name',
  'style',
  'text',
  'text_form',
  'emoji',
  ...ARTWORK_FIELD_NAMES,
];
/** Fields that only have an effect on logos and emoji. */
export const PICTURE_FIELDS: readonly ExportFieldName[] = [
  'artwork_ink',
  'fit',
  'trim',
  'artwork_part',
  'dark_ink',
];

/** The change to another source. Resets all fields of the former source. */
export const sourceChange = (source: DesignChange): DesignChange => ({
  ...Object.fromEntries([...SOURCE_FIELDS, ...PICTURE_FIELDS].map(name => [name, undefined])),
  ...source,
});

/** Id of a logo, such as `Acme-Logo.1x2y3z`: file name and content hash. */
const LOGO_ID = /^(.{1,60})\.[\da-z]{1,8}$/;

export const isLogoId = (text: string): boolean => LOGO_ID.test(text);

/** A logo in a request. A design has only the id, and the parser reads no more than the start of a document. */
const logoReference = (id: string): string => `<svg id="${id}"/>`;

/** The id of a logo in a request. Undefined for a document. */
export const referencedLogo = (artwork: string): string | undefined =>
  /^<svg id="([^"]*)"\/>$/.exec(artwork)?.[1];

export const hasLogos = (design: Design): boolean =>
  ARTWORK_FIELD_NAMES.some(name => design[name] !== undefined);

export const requestOf = (design: Design): ExportRequest => {
  const logos = ARTWORK_FIELD_NAMES.flatMap(name => {
    const id = design[name];
    return id === undefined ? [] : [[name, logoReference(id)]];
  });
  return parseExportBody({ ...design, ...Object.fromEntries(logos) });
};

/** The light look of a design, which does not depend on its glyphs. */
export const lightLook = (design: Design): Look => resolveDesign(requestOf(design)).light;

export const applyChange = (design: Design, change: DesignChange): Design =>
  omitDefaults({ ...design, ...change });

/** Resets all fields except those of the source. */
export const RESET: DesignChange = Object.fromEntries(
  EXPORT_FIELD_NAMES.filter(name => !SOURCE_FIELDS.includes(name)).map(name => [name, undefined]),
);

/** Apps, extensions and other places for which the package also has icons. */
export const targetsOf = ({ targets = '' }: Design): readonly Target[] =>
  TARGETS.filter(target => targets.split(',').includes(target));

/** The value of a list field with an item chosen or not, in the order of all `items`. Undefined if none is chosen. */
export const withItem = (
  items: readonly string[],
  value: string,
  { item, isChosen }: { readonly item: string; readonly isChosen: boolean },
): string | undefined => {
  const given = value.split(',');
  return items.filter(each => (each === item ? isChosen : given.includes(each))).join() || undefined;
};

/** Omits empty and default values, so that equal designs have equal URLs. */
export const omitDefaults = (design: DesignChange): Design =>
  Object.fromEntries(
    Object.entries(design).filter(
      ([name, value]) =>
        value !== undefined && value !== '' && !(isExportField(name) && value === defaultOf(name, design)),
    ),
  );

/** The number of a field, or its default, which may be the number of another field. */
export const numberOf = (name: NumberFieldName, design: DesignChange): number => {
  const { default: fallback } = EXPORT_FIELDS[name];
  if (typeof fallback === 'string') {
    const least = name === 'touch_padding' && design.text !== undefined ? DEFAULT_PADDING.icon : 0;
    return design[name] ?? Math.max(least, numberOf(fallback, design));
  }
  return design[name] ?? Number(defaultOf(name, design));
};

export const hasSource = ({ artwork, emoji, text, library, name }: Design): boolean =>
  (artwork ?? emoji) !== undefined || text !== undefined || (library !== undefined && name !== undefined);

/** Name of a design in lists: `rocket circle`, `Initials Q serif circle` or `Bakery, bread #0f766e`. */
export const designName = (design: Design): string => {
  const { site_name, text, font, shape, bg } = design;
  const parts = [sourceTitle(design), text && font, shape === 'none' ? 'bare' : shape, bg];
  return `${site_name ? `${site_name}, ` : ''}${parts.filter(Boolean).join(' ')}`;
};

/**
 * File name of the ZIP: `bakery-favicon.zip` for the site Bakery, `acme-favicon.zip` for a logo from `Acme.svg`, or else
 * the name that the service gives it.
 */
export const zipName = (design: Design, fallback: string): string => {
  const { site_name = design.artwork === undefined ? '' : sourceTitle(design) } = design;
  const stem = site_name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return stem === '' ? fallback : `${stem}-favicon.zip`;
};

/** Name of the site in headings. */
export const siteTitle = ({ site_name }: Design): string => site_name ?? 'Your favicon';

/** Background color for the surroundings of a design. */
export const tintOf = ({ bg }: Design): string => (bg?.startsWith('#') ? bg : 'transparent');

/** Name of a source: `rocket`, `Initials AB`, `Emoji 🦊` or `Acme Logo`. */
export const sourceTitle = ({ artwork, emoji, text, name = '' }: Design): string => {
  if (artwork !== undefined) return (LOGO_ID.exec(artwork)?.[1] ?? artwork).replaceAll('-', ' ');
  if (emoji !== undefined) return `Emoji ${emoji}`;
  return text === undefined ? name.replaceAll('-', ' ') : `Initials ${text}`;
};
