// Bar of a phone that opens the groups of settings as sheets.
import { useEffect } from 'preact/hooks';
import { useRovingFocus } from '../shell/hooks.ts';
import { sheetsOf, warnedSheets } from '../state/sheets.ts';
import { useStudio } from '../state/studio.ts';

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

/** Escape, or a click that is neither in the settings nor on something that the click has removed. */
const isLeaving = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === 'Escape' && !event.defaultPrevented
    : event.target instanceof Element &&
      event.target.isConnected &&
      !event.target.closest('.settings-column');
