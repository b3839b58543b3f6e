// Theme of all pages: light or dark. Until the visitor chooses one, the pages follow the system. Loads before the content.
(() => {
  const KEY = 'favsmith.theme';
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const systemTheme = () => (dark.matches ? 'dark' : 'light');
  const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map(meta => [meta, meta.content]);

  const show = theme => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const [meta, color] of colors) {
      const chosen = colors.find(([{ media }]) => media.includes(root.dataset.theme ?? 'none'));
      meta.content = chosen ? chosen[1] : color;
    }
  };

  /** Storage may be denied: the choice then lasts as long as the page. */
  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const store = theme => {
    try {
      if (theme === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {}
  };

  show(stored());
  addEventListener('storage', ({ key, newValue }) => key === KEY && show(newValue));
  addEventListener('click', ({ target }) => {
    if (!target.closest('.theme-switch')) return;
    const next = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';
    const choice = next === systemTheme() ? undefined : next;
    show(choice);
    store(choice);
  });
})();
