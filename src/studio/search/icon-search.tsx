// Icon search: field, filters, result grid, and suggestions.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FoundIcon } from '../api/api.ts';
import { useRovingFocus } from '../shell/hooks.ts';
import { Notice, TroubleNotice } from '../shell/notice.tsx';
import { useStudio } from '../state/studio.ts';
import { formatIconCount, formatInteger, IconGrid } from './icon-grid.tsx';
import { SearchField, useSearch } from './search-field.tsx';

const ANNOUNCE_AFTER_MS = 700;

export const IconSearch = () => {
  const { search, announcer, design, libraries, selectIcon } = useStudio();
  const { icons } = search;
  const isNothing = icons.total.value === 0 && !icons.isStale.value;
  useSearch(icons);

  // Announces the number of results after a pause in typing.
  useSignalEffect(() => {
    const found = icons.total.value;
    const words = search.query.value.q;
    if (icons.isStale.value || found === undefined || words === '') return;
    const earlier = announcer.text.peek();
    const timer = setTimeout(() => {
      // A later message, such as advice, is more important than the number.
      if (announcer.text.peek() === earlier) announcer.announce(`${formatIconCount(found)} for ${words}`);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  const selectBest = async () => {
    const before = design.peek();
    const best = await search.best();
    // Ignores a late result if the user has changed the design.
    if (best && design.peek() === before) selectIcon(best);
  };
  const all = libraries.value.reduce((sum, { icon_count }) => sum + icon_count, 0);
  return (
    <>
      <SearchField
        id="search"
        label="Search icons"
        placeholder={all > 0 ? `Search ${formatInteger(all)} icons` : 'Search icons'}
        onEnter={() => void selectBest()}
      />
      <Filters />
      <SearchNotice />
      {isNothing ? <NothingFound /> : <IconGrid />}
      <StyleChoice />
    </>
  );
};

const Filters = () => {
  const { search, libraries } = useStudio();
  const { library, style } = search.query.value;
  const offered = libraries.value.filter(({ slug }) => library === '' || slug === library);
  const styles = [...new Set(offered.flatMap(item => item.styles))];
  return (
    <div class="filters stack">
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
  const { isStart, icons } = useStudio().search;
  if (icons.waitSeconds.value > 0 || icons.failure.value)
    return <TroubleNotice trouble={icons} what="Results load" />;
  // Without a query, a notice would move the start icons.
  return icons.isSlow.value && !isStart.value ? (
    <Notice>Still searching. The service is slow to respond.</Notice>
  ) : null;
};

const NothingFound = () => {
  const { search } = useStudio();
  const { q, library, style } = search.query.value;
  return (
    <div class="nothing stack">
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

/** Number of search results in which an icon is looked up by name. */
const CANDIDATES = 24;

/** Styles of the selected icon: those of a search result, or else of a request. */
const useIconStyles = (libraryStyles: readonly string[]): readonly string[] => {
  const { api, design, search } = useStudio();
  const { library = '', name = '' } = design.value;
  const styles = useSignal<readonly string[]>([]);
  useEffect(() => {
    const find = (items: readonly FoundIcon[]) =>
      items.find(icon => icon.library === library && icon.name === name)?.styles;
    styles.value = find(search.icons.items.peek()) ?? [];
    if (libraryStyles.length < 2 || styles.value.length > 0) return;
    const abort = new AbortController();
    const query = { q: name, library, style: '' };
    api.searchIcons(query, { offset: 0, limit: CANDIDATES }, abort.signal).then(
      ({ items }) => {
        styles.value = find(items) ?? [];
      },
      // Ignores failures, which only hide the choice.
      () => undefined,
    );
    return () => abort.abort();
  }, [library, name, libraryStyles]);
  return styles.value;
};

const NO_STYLES: readonly string[] = [];

/** Style choice. Renders nothing for an icon with one style. */
const StyleChoice = () => {
  const { design, libraries, history } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const { library, style, name = '' } = design.value;
  const libraryStyles = libraries.value.find(({ slug }) => slug === library)?.styles ?? NO_STYLES;
  const styles = useIconStyles(libraryStyles);
  if (styles.length < 2) return null;
  const current = style ?? libraryStyles.find(each => styles.includes(each));
  return (
    <div
      class="style-choice wrap"
      role="toolbar"
      aria-label={`Styles of ${name.replaceAll('-', ' ')}`}
      {...roving}
    >
      {styles.map(each => (
        <button
          key={each}
          type="button"
          class="chip small"
          aria-pressed={each === current}
          onClick={() => history.change({ style: each === libraryStyles[0] ? undefined : each })}
        >
          {each.replaceAll('-', ' ')}
        </button>
      ))}
    </div>
  );
};
