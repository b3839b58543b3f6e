// The panel for icons.
import { useSignalEffect } from '@preact/signals';
import type { FoundIcon } from '../api/api.ts';
import { useLoaded, useRovingFocus } from '../shell/hooks.ts';
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

  // Announces the number of results to screen readers.
  useSignalEffect(() => {
    const found = icons.total.value;
    const words = search.query.value.q;
    if (icons.isStale.value || found === undefined || words === '') return;
    const earlier = announcer.text.peek();
    const timer = setTimeout(() => {
      // Another message, such as advice, is more important.
      if (announcer.text.peek() === earlier) announcer.announce(`${formatIconCount(found)} for ${words}`);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  const selectBest = async () => {
    const before = design.peek();
    const best = await search.best();
    // The design may have changed before the result arrives.
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
  if (icons.waitSeconds.value > 0 || icons.failure.value) return <TroubleNotice trouble={icons} />;
  // While the page loads, the notice would move the start icons.
  return icons.isSlow.value && !isStart.value ? (
    <Notice>Still searching. The service is slow to respond.</Notice>
  ) : null;
};

const NothingFound = () => {
  const { api, search, libraries } = useStudio();
  const { q, library, style } = search.query.value;
  const isFiltered = library !== '' || style !== '';
  const load = async (signal: AbortSignal) => {
    const { total } = await api.searchIcons({ q, library: '', style: '' }, { offset: 0, limit: 1 }, signal);
    return { q, total };
  };
  const all = useLoaded(signal => (isFiltered ? load(signal) : undefined), [q, isFiltered]);
  const unfiltered = all?.q === q ? all.total : undefined;
  const filters = [libraries.value.find(({ slug }) => slug === library)?.name, style.replaceAll('-', ' ')];
  return (
    <div class="nothing stack">
      <p>
        Nothing found for <strong>{q}</strong>
        {isFiltered && ` in ${filters.filter(Boolean).join(', ')}`}.
      </p>
      {isFiltered && unfiltered !== 0 && (
        <button type="button" class="button" onClick={() => search.setQuery({ library: '', style: '' })}>
          {unfiltered === undefined
            ? 'Search all libraries and styles'
            : `Show ${formatIconCount(unfiltered)} of all libraries and styles`}
        </button>
      )}
      <p>Try one word for what it shows or means, such as rocket, leaf or coffee.</p>
    </div>
  );
};

/** Number of results to request for the name of an icon, so that the icon is among them. */
const CANDIDATES = 24;

/** Styles of the selected icon, from the search results or from a request. Empty while unknown. */
const useIconStyles = (libraryStyles: readonly string[]): readonly string[] => {
  const { api, design, search } = useStudio();
  const { library = '', name = '' } = design.value;
  const isSelected = (icon: FoundIcon) => icon.library === library && icon.name === name;
  const load = async (signal: AbortSignal) => {
    const shown = search.icons.items.peek().find(isSelected);
    // Start icons have no list of styles.
    if (shown?.styles || libraryStyles.length < 2) return shown;
    const query = { q: name, library, style: '' };
    return (await api.searchIcons(query, { offset: 0, limit: CANDIDATES }, signal)).items.find(isSelected);
  };
  const icon = useLoaded(load, [library, name, libraryStyles]);
  return (icon && isSelected(icon) && icon.styles) || [];
};

const NO_STYLES: readonly string[] = [];

const StyleChoice = () => {
  const { design, libraries, history } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const { library, style, name = '' } = design.value;
  const libraryStyles = libraries.value.find(({ slug }) => slug === library)?.styles ?? NO_STYLES;
  const styles = useIconStyles(libraryStyles);
  if (styles.length < 2) return null;
  const current = style ?? libraryStyles.find(each => styles.includes(each));
  const label = `Styles of ${name.replaceAll('-', ' ')}`;
  return (
    <div class="style-choice wrap" role="toolbar" aria-label={label} {...roving}>
      <span class="soft small" aria-hidden="true">
        {label}
      </span>
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
