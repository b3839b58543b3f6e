// Search field and button for further results, in the panels for icons and emoji.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { textEvents } from '../shell/hooks.ts';
import { hasModifier, isComposing } from '../shell/shortcuts.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import type { PanelSearch } from '../state/search/panel-search.ts';
import { useStudio } from '../state/studio.ts';

/** Loads the results of the open panel when the query changes. */
export const useSearch = ({ isStale, load }: PanelSearch['icons'] | PanelSearch['emoji']): void => {
  const { search } = useStudio();
  useSignalEffect(() => {
    search.sent.value;
    if (isStale.peek()) void load();
  });
};

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  onEnter?(): void;
}

export const SearchField = ({ id, label, placeholder = label, onEnter }: SearchFieldProps) => {
  const { search } = useStudio();
  return (
    <search class="search-field row">
      <UiIcon name="search" />
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="search"
        value={search.query.value.q}
        dir="auto"
        {...textEvents((q, isComposed) => search.setQuery({ q }, { isComposing: isComposed }))}
        onKeyDown={event => {
          if (hasModifier(event) || isComposing(event)) return;
          if (event.key === 'Enter') onEnter?.();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>(':is(.icons, .emoji-all) [tabindex="0"]')?.focus();
        }}
      />
    </search>
  );
};

/** Further results load this many pixels before the end of a list. */
const END_MARGIN = 300;

interface MoreButtonProps {
  readonly label: string;
  /** Number of shown results. */
  readonly count: number;
  act(): void;
}

/** Button at the end of a list. Phones show it. On larger screens, where the list scrolls, it acts by itself when it comes near. */
export const MoreButton = ({ label, count, act }: MoreButtonProps) => {
  const isPhone = useStudio().isPhone.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPhone || !button.current) return;
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && act(),
      {
        root: button.current.parentElement,
        rootMargin: `${END_MARGIN}px`,
      },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [count, isPhone]);
  return (
    <button type="button" class="button icons-more" ref={button} onClick={act}>
      {label}
    </button>
  );
};
