// Groups of settings, which a phone shows as sheets.
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import type { Advice } from './advice.ts';
import type { Design } from './design/design.ts';

const SHEETS = [
  { id: 'letters', label: 'Letters', fields: /^(?:font|text_)/ },
  { id: 'background', label: 'Shape', fields: /^(?:shape|bg_mode)$/ },
  { id: 'colors', label: 'Colors', fields: /^(?:bg|bg_to|bg_via|fg|stroke|fill)$/ },
  { id: 'size', label: 'Size', fields: /^(?:padding|stroke_scale|site_name)$/ },
  { id: 'dark', label: 'Dark', fields: /dark_/ },
  { id: 'home', label: 'Home', fields: /^(?:touch|maskable)_/ },
] as const satisfies readonly { readonly fields: RegExp; readonly id: string; readonly label: string }[];

export type SheetId = (typeof SHEETS)[number]['id'];

/** Only initials have letters. */
export const sheetsOf = ({ text }: Design): readonly { readonly id: SheetId; readonly label: string }[] =>
  SHEETS.filter(({ id }) => id !== 'letters' || text !== undefined);

/** Sheets that have a warning. */
export const warnedSheets = (advice: readonly Advice[]): ReadonlySet<SheetId> =>
  new Set(advice.filter(({ isWarning }) => isWarning).map(({ field }) => sheetOf(field)));

/** The shape has all fields that no other sheet has. */
const sheetOf = (field: ExportFieldName): SheetId =>
  SHEETS.find(({ fields }) => fields.test(field))?.id ?? 'background';
