// Icon search: field, filters, result grid, and suggestions.
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { EmojiRow } from '../emoji/emoji-panel.tsx';
import { textEvents, useRovingFocus } from '../shell/hooks.ts';
import { Notice, TroubleNotice } from '../shell/notice.tsx';
import { hasModifier, isComposing } from '../shell/shortcuts.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { formatIconCount, formatInteger, IconGrid } from './icon-grid.tsx';

const ANNOUNCE_AFTER_MS = 700;

interface IconSearchProps {
  /** Shows all emoji for the query. */
  onEmoji(): void;
}

export const IconSearch = ({ onEmoji }: IconSearchProps) => {
  const { search, announcer, iconStyles } = useStudio();
  const isNothing = search.total.value === 0 && !search.isStale.value;

  useEffect(() => void search.open(), []);

  // Announces the number of results after a pause in typing.
  useSignalEffect(() => {
    const found = search.total.value;
    const words = search.query.value.q;
    if (search.isStale.value || found === undefined || words === '') return;
    const earlier = announcer.text.peek();
    const timer = setTimeout(() => {
      // A later message, such as advice, is more important than the number.
      if (announcer.text.peek() === earlier) announcer.announce(`${formatIconCount(found)} for ${words}`);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <SearchField />
      <Filters />
      <SearchNotice />
      {search.query.value.q.trim() !== '' && <EmojiRow onMore={onEmoji} />}
      {isNothing ? <NothingFound /> : <IconGrid />}
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
        value={q}
        dir="auto"
        {...textEvents((text, isComposed) => search.setQuery({ q: text }, { isComposing: isComposed }))}
        onKeyDown={event => {
          if (hasModifier(event) || isComposing(event)) return;
          if (event.key === 'Enter') void selectBest();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('#icons [tabindex="0"]')?.focus();
        }}
      />
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
  if (search.waitSeconds.value > 0 || search.failure.value)
    return <TroubleNotice trouble={search} what="Results load" />;
  // Without a query, a notice would move the start icons.
  return search.isSlow.value && !search.isStart.value ? (
    <Notice>Still searching. The service is slow to respond.</Notice>
  ) : null;
};

const NothingFound = () => {
  const { search } = useStudio();
  const { q, library, style } = search.query.value;
  return (
    <div class="nothing">
      <p>
        Nothing found for <strong>{q}</strong>
        {library || style ? ' with these filters' : ''}.
      </p>
      {(library || style) && (
        <button type="button" class="button" onClick={() => search.setQuery({ library: '', style: '' })}>
          Search all libraries and styles
        </button>
      )}
      <p>Try one word for what it shows or means, such as rocket, leaf or coffee.</p>
    </div>
  );
};

/** Style choice. Renders nothing for an icon with one style. */
const StyleChoice = () => {
  const { iconStyles, design, libraries, history } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const styles = iconStyles.styles.value;
  const { library, style, name = '' } = design.value;
  if (styles.length < 2 || design.value.text !== undefined) return null;
  const libraryStyles = libraries.value.find(({ slug }) => slug === library)?.styles ?? [];
  const current = style ?? libraryStyles.find(each => styles.includes(each));
  return (
    <div
      class="style-choice"
      role="toolbar"
      aria-label={`Styles of ${name.replaceAll('-', ' ')}`}
      {...roving}
    >
      {styles.map(each => (
        <button
          key={each}
          type="button"
          class="chip chip-small"
          aria-pressed={each === current}
          onClick={() => history.change({ style: each === libraryStyles[0] ? undefined : each })}
        >
          {each.replaceAll('-', ' ')}
        </button>
      ))}
    </div>
  );
};
