// Icon search: field, filters, result grid, and suggestions.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRovingFocus } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { Notice } from '../shell/notice.tsx';
import { hasModifier } from '../shell/shortcuts.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { IconGrid } from './icon-grid.tsx';
import { formatIconCount, formatInteger } from './result-list.ts';

/** Touch screens show the first row, and the other rows on request. */
const Purposes = () => {
  const { startIcons } = useStudio();
  const isOpen = useSignal(false);
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <div class={isOpen.value ? 'purposes purposes-open' : 'purposes'}>
      <ul class="chips" aria-label="Icons by purpose" {...roving}>
        {startIcons.purposes.value.map(purpose => (
          <li key={purpose}>
            <button
              type="button"
              class="chip chip-small"
              aria-pressed={startIcons.purpose.value === purpose}
              onClick={() => startIcons.toggle(purpose)}
            >
              {purpose}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="chip chip-small purposes-opener"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {isOpen.value ? 'Fewer' : 'More'}
        <span class="visually-hidden"> purposes</span>
      </button>
    </div>
  );
};

const NothingFound = lazy(async () => (await import('./panel-parts.tsx')).NothingFound);

/** The placeholder has the height of the row, so that the icons below do not move. */
const EmojiRow = lazy(
  async () => (await import('../emoji/emoji-panel.tsx')).EmojiRow,
  <div class="emoji-row" />,
);

const StyleChoice = lazy(async () => (await import('./panel-parts.tsx')).StyleChoice);

const ANNOUNCE_AFTER_MS = 700;
/** Time in which the first icons render, in milliseconds. */
const FIRST_VIEW_MS = 200;

interface IconSearchProps {
  /** Shows all emoji for the query. */
  onEmoji(): void;
}

export const IconSearch = ({ onEmoji }: IconSearchProps) => {
  const { search, startIcons, announcer, iconStyles } = useStudio();
  const total = search.total.value;
  const { q, library, style } = search.query.value;

  useEffect(() => {
    const load = async () => {
      await startIcons.load();
      // The first view is more urgent than further icons.
      setTimeout(() => {
        void startIcons.loadMore();
        if (search.total.peek() === undefined) search.retry();
      }, FIRST_VIEW_MS);
    };
    void load();
  }, []);

  // Announces the number of results after a pause in typing, not after each letter.
  useSignalEffect(() => {
    const found = search.total.value;
    const words = search.query.value.q;
    if (search.isStale.value || found === undefined || words === '') return;
    const earlier = announcer.text.peek();
    const timer = setTimeout(() => {
      // If another message followed, such as advice, it is more important than the number.
      if (announcer.text.peek() === earlier) announcer.announce(`${formatIconCount(found)} for ${words}`);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <SearchField />
      <Filters />
      <SearchNotice />
      {q === '' && library === '' && style === '' && <Purposes />}
      {q.trim() !== '' && <EmojiRow onMore={onEmoji} />}
      {total === 0 && !search.isStale.value ? <NothingFound /> : <IconGrid />}
      {iconStyles.styles.value.length > 1 && <StyleChoice />}
    </>
  );
};

const SearchField = () => {
  const { search, libraries, design, selectIcon } = useStudio();
  const { q } = search.query.value;
  const selectBest = async () => {
    const before = design.peek();
    const best = await search.best();
    // Ignores a late result if the user has changed the design.
    if (best && design.peek() === before) selectIcon(best);
  };
  const all = libraries.value.reduce((sum, { icon_count }) => sum + icon_count, 0);
  const placeholder = all > 0 ? `Search ${formatInteger(all)} icons` : 'Search icons';
  return (
    <search class="search-field">
      <label class="visually-hidden" for="search">
        Search icons
      </label>
      <UiIcon name="search" />
      <input
        id="search"
        type="search"
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="search"
        aria-keyshortcuts="/"
        value={q}
        onInput={event => search.setQuery({ q: event.currentTarget.value })}
        onKeyDown={event => {
          if (hasModifier(event) || event.isComposing) return;
          if (event.key === 'Enter') void selectBest();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('#icons [tabindex="0"]')?.focus();
        }}
      />
      <span class="key search-key" aria-hidden="true">
        /
      </span>
    </search>
  );
};

const Filters = () => {
  const { search, libraries } = useStudio();
  const { library, style } = search.query.value;
  const offered = libraries.value.filter(({ slug }) => library === '' || slug === library);
  const styles = [...new Set(offered.flatMap(item => item.styles))];
  return (
    <div class="filters">
      <Select
        label="Library"
        all="All libraries"
        value={library}
        options={libraries.value.map(({ slug, name }) => [slug, name])}
        onChange={value => {
          const keepsStyle =
            libraries.value.find(({ slug }) => slug === value)?.styles.includes(style) ?? true;
          search.setQuery({ library: value, ...(!keepsStyle && { style: '' }) });
        }}
      />
      <Select
        label="Style"
        all="All styles"
        value={style}
        options={styles.map(name => [name, name.replaceAll('-', ' ')])}
        onChange={value => search.setQuery({ style: value })}
      />
    </div>
  );
};

interface SelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

const Select = ({ label, all, value, options, onChange }: SelectProps) => (
  <select
    class="select"
    aria-label={label}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
  >
    <option value="">{all}</option>
    {options.map(([option, text]) => (
      <option key={option} value={option} selected={option === value}>
        {text}
      </option>
    ))}
  </select>
);

const SearchNotice = () => {
  const { search } = useStudio();
  const wait = search.waitSeconds.value;
  if (wait > 0) return <Notice>Too many searches in one minute. Results load in {wait} s.</Notice>;
  if (search.failure.value) return <Notice failure={search.failure.value} onRetry={search.retry} />;
  // Without a query, the start icons are visible, and a notice would move them.
  const { q, library, style } = search.query.value;
  return search.isSlow.value && q + library + style !== '' ? (
    <Notice>Still searching. The service is slow to respond.</Notice>
  ) : null;
};
