// Mark and name of the service, and the switch of the theme.
import { useStudio } from '../state/studio.ts';

/** The mark, which leads to the start. */
export const Brand = () => {
  const { history } = useStudio();
  return (
    <a
      class="brand"
      href="./"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.open({ page: 'start', q: '' });
      }}
    >
      <img src="favicon.svg" width="28" height="28" alt="" />
      <span class="brand-name">Favsmith</span>
    </a>
  );
};

/**
 * Switches between the light and the dark theme of all pages. The server's script theme.js listens to its clicks, also on
 * the pages of the documentation.
 */
export const ThemeSwitch = () => (
  <button type="button" class="theme-switch" aria-label="Switch between light and dark" title="Light or dark">
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
