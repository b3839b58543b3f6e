// Colors and fonts of the documentation for both color schemes.

/** Background of the pages, also for the bars of mobile browsers. */
export const BACKGROUND = { light: '#faf8f5', dark: '#171513' } as const;

export const THEME = `:root {
  color-scheme: light dark;
  --background: ${BACKGROUND.light};
  --surface: #ffffff;
  --border: #e4ddd3;
  --control: #8d8274;
  --text: #221d18;
  --muted: #635a4f;
  --accent: #b53d0c;
  --accent-background: #fbeae1;
  --get: #0f6b4f;
  --post: #8a4b00;
  --code: #f3efe9;
  --radius: 10px;
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  line-height: 1.6;
}

@media (prefers-color-scheme: dark) {
  :root {
    --background: ${BACKGROUND.dark};
    --surface: #201d1a;
    --border: #37322c;
    --control: #857a6d;
    --text: #f3eee7;
    --muted: #b5aa9c;
    --accent: #ff9563;
    --accent-background: #3b2518;
    --get: #6fd3ae;
    --post: #f5bd5c;
    --code: #2a2622;
  }
}
`;
