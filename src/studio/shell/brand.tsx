// Parts of page headers.
import { language, languages, say } from '../languages/texts.ts';
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

/** The server reads the choice from a cookie, because the page has the language before any script runs. */
const chooseLanguage = (tag: string): void => {
  const { pathname } = new URL('./', document.baseURI);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 18.4
  document.cookie = `favsmith-language=${tag}; path=${pathname}; max-age=31536000; samesite=lax`;
  location.reload();
};

export const LanguageSwitch = () => (
  <select
    class="select language"
    aria-label={say('language')}
    value={language}
    onChange={event => chooseLanguage(event.currentTarget.value)}
  >
    {Object.entries(languages).map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
);

/** The script theme.js of the server handles the click, also on documentation pages. */
export const ThemeSwitch = () => (
  <button type="button" class="icon-button theme-switch" aria-label={say('theme')} title={say('theme')}>
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
