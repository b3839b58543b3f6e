// Parts of the page for phones: small preview, and bar that opens groups of settings as sheets.
import { useEffect } from 'preact/hooks';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import type { Advice } from '../state/advice.ts';
import type { Design } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { FaviconImage } from './favicon-image.tsx';
import { useRovingFocus } from './hooks.ts';

const showPreviews = () => document.getElementById('preview-title')?.scrollIntoView();

export const MiniPreview = () => {
  const { request } = useStudio();
  return (
    <button type="button" class="mini-surfaces" onClick={showPreviews}>
      <span class="visually-hidden">Show all previews</span>
      {(['light', 'dark'] as const).map(scheme => (
        <span key={scheme} class={`mini-tab window-${scheme}`} aria-hidden="true">
          <FaviconImage size={16} scheme={scheme} />
          <span class="window-text">{request.value.siteName}</span>
        </span>
      ))}
      <span class="mini-home">
        <FaviconImage size={36} iconRole="touch" pixels={180} />
      </span>
    </button>
  );
};

const SHEETS = [
  { id: 'letters', label: 'Letters', fields: /^(?:font|text_)/ },
  { id: 'background', label: 'Shape', fields: /^(?:shape|bg_mode)$/ },
  { id: 'colors', label: 'Colors', fields: /^(?:bg|bg_to|bg_via|fg|stroke|fill)$/ },
  { id: 'size', label: 'Size', fields: /^(?:padding|stroke_scale|site_name)$/ },
  { id: 'dark', label: 'Dark', fields: /dark_/ },
  { id: 'home', label: 'Home', fields: /^(?:touch|maskable)_/ },
] as const satisfies readonly { readonly fields: RegExp; readonly id: string; readonly label: string }[];

export type SheetId = (typeof SHEETS)[number]['id'];

/** The sheets of a design. Only initials have the sheet `letters`. */
export const sheetsOf = ({ text }: Design): readonly { readonly id: SheetId; readonly label: string }[] =>
  SHEETS.filter(({ id }) => id !== 'letters' || text !== undefined);

/** The sheets with a warning. */
export const warnedSheets = (advice: readonly Advice[]): ReadonlySet<SheetId> =>
  new Set(advice.filter(({ isWarning }) => isWarning).map(({ field }) => sheetOf(field)));

/** The sheet of a field. Fields that no other sheet lists belong to the background. */
const sheetOf = (field: ExportFieldName): SheetId =>
  SHEETS.find(({ fields }) => fields.test(field))?.id ?? 'background';

export const SheetBar = () => {
  const { design, advice, sheet } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const warned = warnedSheets(advice.value);
  useEffect(() => {
    const close = (event: Event) => {
      if (sheet.peek() === undefined || !isLeaving(event)) return;
      sheet.value = undefined;
      if (event.type === 'keydown') roving.ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    const types = ['click', 'keydown'];
    for (const type of types) addEventListener(type, close);
    return () => {
      for (const type of types) removeEventListener(type, close);
    };
  }, []);
  return (
    <div class="sheet-bar" role="toolbar" aria-label="Settings" {...roving}>
      {sheetsOf(design.value).map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="sheet-opener"
          aria-expanded={sheet.value === id}
          aria-controls="style-sheet"
          onClick={() => {
            sheet.value = sheet.value === id ? undefined : id;
          }}
        >
          {label}
          {warned.has(id) && <span class="sheet-warning" role="img" aria-label="has a warning" />}
        </button>
      ))}
    </div>
  );
};

/**
 * Whether an event closes the sheet: Escape, or a click outside of the settings. A click may remove its own
 * target; such a click was inside.
 */
const isLeaving = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === 'Escape' && !event.defaultPrevented
    : event.target instanceof Element &&
      event.target.isConnected &&
      !event.target.closest('.settings-column');
