// Button that switches between the light and the dark theme of all pages.

/** The server's script theme.js listens to its clicks, also on the pages of the documentation. */
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
