import { useRovingFocus } from '../shell/hooks.ts';
import type { ColorCombination } from '../state/design/design-changes.ts';

interface SwatchesProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether the names are visible. */
  readonly hasNames?: boolean;
  isChosen(item: Item): boolean;
  onChoose(item: Item): void;
}

export const Swatches = <Item extends ColorCombination>(props: SwatchesProps<Item>) => {
  const { label, items, hasNames = false, isChosen, onChoose } = props;
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class={hasNames ? 'palettes' : 'swatches named stack'} aria-label={label} {...roving}>
      {items.map(item => {
        const { name, bg, bgTo, fg } = item;
        const background = bgTo ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
        return (
          <li key={name}>
            <button
              type="button"
              class={hasNames ? 'palette' : 'combination'}
              aria-label={name}
              aria-pressed={isChosen(item)}
              onClick={() => onChoose(item)}
            >
              <span class="swatch centered" style={{ background, color: fg }} aria-hidden="true">
                <span class="swatch-ink" />
              </span>
              {hasNames && name}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
