// Color combinations for a brand color, and recent colors.
import { useSignal, useSignalEffect } from '@preact/signals';
import { parseColor } from '../../compose/color/color.ts';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import { useRovingFocus } from '../shell/hooks.ts';
import { changeDesign } from '../state/design/design-changes.ts';
import { designQuery } from '../state/design/design-query.ts';
import { readItem, writeItem } from '../state/storage.ts';
import { useStudio } from '../state/studio.ts';
import { isColorField, withHash } from './color-field.tsx';
import { type Harmony, harmoniesOf, harmonyChange } from './harmonies.ts';

export const BrandColor = () => {
  const { design, history } = useStudio();
  const text = useSignal('');
  const roving = useRovingFocus<HTMLUListElement>();
  const harmonies = harmoniesOfText(text.value);
  const isInvalid = text.value.trim() !== '' && harmonies.length === 0;
  const query = designQuery(design.value);
  const pressed = harmonies.find(
    harmony => designQuery(changeDesign(design.value, harmonyChange(harmony))) === query,
  );
  if (hasOwnColors(design.value)) return null;
  return (
    <div class="group-part">
      <div class="field color-field">
        <label for="brand-color">Brand color</label>
        <input
          id="brand-color"
          class="input"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="Any CSS color"
          value={text.value}
          aria-invalid={isInvalid}
          aria-describedby="brand-color-hint"
          onInput={event => {
            text.value = event.currentTarget.value;
            const [first] = harmoniesOfText(text.value);
            if (first) history.change(harmonyChange(first), { gesture: 'brand-color' });
          }}
        />
        <p id="brand-color-hint" class="hint hint-error" aria-live="polite">
          {isInvalid ? 'Not a color. Example: #e11d48.' : ''}
        </p>
      </div>
      {harmonies.length > 0 && (
        <ul class="swatches named" aria-label="Combinations for the brand color" {...roving}>
          {harmonies.map(harmony => (
            <li key={harmony.name}>
              <HarmonySwatch harmony={harmony} isPressed={harmony === pressed} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const harmoniesOfText = (text: string): readonly Harmony[] => {
  const color = parseColor(withHash(text.trim()));
  return typeof color === 'object' ? harmoniesOf(color) : [];
};

interface HarmonySwatchProps {
  readonly harmony: Harmony;
  readonly isPressed: boolean;
}

const HarmonySwatch = ({ harmony, isPressed }: HarmonySwatchProps) => {
  const { history } = useStudio();
  const { name, bg, bgTo, fg } = harmony;
  return (
    <button
      type="button"
      class="swatch"
      aria-label={name}
      aria-pressed={isPressed}
      style={{ background: bgTo ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg, color: fg }}
      onClick={() => history.change(harmonyChange(harmony))}
    >
      <span class="swatch-ink" />
    </button>
  );
};

const KEY = 'favsmith.colors';
const MAX_COLORS = 8;
/** Time after which an unchanged color counts as used, in milliseconds. */
const SETTLED_MS = 1500;

const storage = () => localStorage;

const readColors = (): readonly string[] =>
  (readItem(storage, KEY) ?? '').split(' ').filter(text => typeof parseColor(text) === 'object');

/** Buttons of recent colors. They set the color field that last had the focus. */
export const RecentColors = () => {
  const { design, history } = useStudio();
  const colors = useSignal(readColors());
  const target = useSignal({ field: 'bg', label: 'Background' });
  const roving = useRovingFocus<HTMLUListElement>();
  useSignalEffect(() => {
    const used = Object.entries(design.value).flatMap(([name, value]) =>
      isColorField(name) && /^#[\da-f]{6}$/.test(String(value)) ? [String(value)] : [],
    );
    const timer = setTimeout(() => {
      const next = [...new Set([...used, ...colors.peek()])].slice(0, MAX_COLORS);
      if (next.join() === colors.peek().join()) return;
      colors.value = next;
      writeItem(storage, KEY, next.join(' '));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    const follow = ({ target: focused }: FocusEvent) => {
      if (focused instanceof HTMLInputElement && isColorField(focused.id))
        target.value = { field: focused.id, label: focused.labels?.[0]?.textContent ?? '' };
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  });
  if (colors.value.length === 0) return null;
  const { field, label } = target.value;
  return (
    <div class="group-part">
      <span class="hint">Recent colors, for {label.toLowerCase()}</span>
      <ul class="swatches named" aria-label={`Recent colors for ${label.toLowerCase()}`} {...roving}>
        {colors.value.map(color => (
          <li key={color}>
            <button
              type="button"
              class="swatch"
              aria-label={color}
              aria-pressed={Object.entries(design.value).some(
                ([name, value]) => name === field && value === color,
              )}
              style={{ background: color }}
              onClick={() => history.change({ [field]: color })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
