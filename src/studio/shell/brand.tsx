// Parts of page headers.
import { useStudio } from '../state/studio.ts';
import { UiIcon } from './ui-icon.tsx';

export const Brand = () => {
  const { history } = useStudio();
  return (
    <a
      class="brand row"
      href="./"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.open({ page: 'start', q: '' });
      }}
    >
      <img src="./favicon.svg" width="28" height="28" alt="" />
      <span class="brand-name">Favsmith</span>
    </a>
  );
};

export const BackHeader = ({ act }: { act(): void }) => (
  <header class="page-header row">
    <button type="button" class="button button-bare" onClick={act}>
      <UiIcon name="back" />
      Back to the design
    </button>
  </header>
);

/** The script theme.js of the server handles the click, also on documentation pages. */
export const ThemeSwitch = () => (
  <button
    type="button"
    class="icon-button theme-switch"
    aria-label="Switch between light and dark"
    title="Light or dark"
  >
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  </button>
);
