// Style sheet of the documentation.

/** Background color of the pages. Mobile browsers use it for their bars as well. */
export const BACKGROUND = { light: '#faf8f5', dark: '#171513' } as const;

const THEME = `:root {
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

export const STYLESHEET = `${THEME}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--background); color: var(--text); font-size: 1rem; }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 0.06em; }
a:focus-visible, summary:focus-visible, button:focus-visible, pre:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 4px;
}

.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--surface); padding: 0.5rem 1rem; }

header, main, footer { max-width: 54rem; margin: 0 auto; padding: 0 1.25rem; }
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding-top: 1.25rem;
}
.brand {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  color: inherit;
  font-weight: 650;
  font-size: 1.1rem;
  text-decoration: none;
}
header nav { display: flex; flex-wrap: wrap; gap: 0.15rem; margin: 0 -0.5rem; }
header nav a { padding: 0.3rem 0.5rem; border-radius: 8px; color: var(--muted); text-decoration: none; font-size: 0.9rem; }
header nav a:hover { color: var(--text); background: var(--code); }
header nav a[aria-current] { color: var(--accent); background: var(--accent-background); }

h1 { font-size: clamp(1.9rem, 6vw, 2.6rem); line-height: 1.15; letter-spacing: -0.02em; margin: 2.5rem 0 0.5rem; }
h2 { font-size: 1.35rem; line-height: 1.3; letter-spacing: -0.01em; margin: 2.5rem 0 0.5rem; }
h3 { font-size: 0.95rem; margin: 1.25rem 0 0.4rem; }
p { margin: 0.6rem 0; max-width: 44rem; }
.lead { font-size: 1.15rem; color: var(--muted); margin-bottom: 1.5rem; }
.facts { color: var(--muted); font-size: 0.9rem; }

code { font-family: ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; font-size: 0.875em; overflow-wrap: anywhere; }
p code, li > code, dd code, td code { background: var(--code); border-radius: 5px; padding: 0.1em 0.35em; }
pre {
  margin: 0.8rem 0;
  padding: 0.9rem 1rem;
  overflow-x: auto;
  background: var(--code);
  border-radius: var(--radius);
  line-height: 1.5;
}
pre code { overflow-wrap: normal; }
.command { position: relative; }
.command pre { padding-right: 5rem; }
.command button {
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  padding: 0.25rem 0.7rem;
  border: 1px solid var(--border);
  border-radius: 7px;
  background: var(--surface);
  color: var(--muted);
  font: inherit;
  font-size: 0.8rem;
  cursor: pointer;
}
.command button:hover { color: var(--text); border-color: var(--muted); }

.showcase { display: flex; flex-wrap: wrap; gap: 0.9rem; margin: 1.5rem 0; }
.contents { list-style: none; padding: 0; margin: 1.5rem 0; border-top: 1px solid var(--border); }
.contents li {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.1rem 1.5rem;
  padding: 0.55rem 0;
  border-bottom: 1px solid var(--border);
}
.contents a { text-decoration: none; font-weight: 550; }
.contents a:hover { text-decoration: underline; }
.method { font-weight: 700; font-size: 0.72rem; letter-spacing: 0.05em; color: var(--get); }
.method.post { color: var(--post); }

.steps { padding-left: 1.6rem; }
.steps > li { margin: 1.2rem 0; }
.steps > li::marker { color: var(--muted); font-weight: 650; font-variant-numeric: tabular-nums; }

.operation, .problem { border-top: 1px solid var(--border); margin-top: 2.5rem; }
.operation h2, .problem h2 { margin-top: 1.75rem; }
.address { display: flex; align-items: baseline; gap: 0.6rem; font-size: 1.05rem; }
details { border: 1px solid var(--border); border-radius: var(--radius); background: var(--surface); margin: 0.6rem 0; }
summary { cursor: pointer; padding: 0.6rem 1rem; font-weight: 550; font-size: 0.95rem; }
details[open] > summary { border-bottom: 1px solid var(--border); }
.fields { margin: 0; padding: 0 1rem; }
.fields div { padding: 0.7rem 0; }
.fields div + div { border-top: 1px solid var(--border); }
.fields dt a { color: inherit; text-decoration: none; }
.fields dt a:hover { color: var(--accent); text-decoration: underline; }
.fields dt a code { font-weight: 650; }
.fields div:target > dt a code, .fields dd div:target > dt a code { background: var(--accent-background); color: var(--accent); border-radius: 5px; padding: 0.1em 0.35em; }
.fields dd dt code { padding: 0; background: none; }
.fields .fields { margin: 0.5rem 0 0.2rem; padding: 0 0 0 1rem; border-left: 2px solid var(--border); }
.fields dd { margin: 0.15rem 0 0; color: var(--muted); font-size: 0.95rem; }
.type, .default, .note { color: var(--muted); font-size: 0.8rem; margin-left: 0.4rem; }
.codes { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.codes a {
  border: 1px solid var(--border);
  border-radius: 999px;
  padding: 0.1rem 0.7rem;
  font-size: 0.82rem;
  text-decoration: none;
  color: var(--text);
}
.codes a:hover { border-color: var(--accent); }
.codes span { color: var(--muted); font-variant-numeric: tabular-nums; }

.problem h2 { font-size: 1.1rem; }
.problem .status { color: var(--muted); font-weight: 500; font-variant-numeric: tabular-nums; margin-right: 0.3rem; }
.problem:target { scroll-margin-top: 1rem; }
.problem:target h2 code { background: var(--accent-background); color: var(--accent); border-radius: 6px; padding: 0.15em 0.45em; }

table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-size: 0.95rem; }
th { text-align: left; color: var(--muted); font-weight: 550; font-size: 0.85rem; }
th, td { padding: 0.55rem 0.75rem 0.55rem 0; border-bottom: 1px solid var(--border); vertical-align: top; }
th:last-child, td:last-child { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums; }

.defaults td:first-child { width: 9rem; white-space: nowrap; }
.defaults code { overflow-wrap: normal; }
.defaults th:last-child, .defaults td:last-child { text-align: left; }

.try form { padding: 0.4rem 1rem 0.8rem; }
.inputs { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: 0.6rem 0.9rem; margin: 0.6rem 0; }
.inputs label { display: block; min-width: 0; }
.inputs span { display: block; font-size: 0.8rem; color: var(--muted); }
.inputs input, .inputs select {
  width: 100%;
  min-height: 2.25rem;
  padding: 0.3rem 0.55rem;
  border: 1px solid var(--control);
  border-radius: 7px;
  background: var(--background);
  color: inherit;
  font: inherit;
  font-size: 0.9rem;
}
.inputs input::placeholder { color: var(--muted); opacity: 0.75; }
.try button {
  padding: 0.45rem 1.1rem;
  border: 0;
  border-radius: 8px;
  background: var(--accent);
  color: var(--background);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.inputs :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.result pre { max-height: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.82rem; }
.result .status { font-weight: 600; }
.result .ok { color: var(--get); }
.result .failed { color: var(--post); }
.answer { display: block; max-width: 100%; border: 1px solid var(--border); border-radius: 8px; }
details > pre { margin: 0; border-radius: 0 0 var(--radius) var(--radius); }

@media (min-width: 68rem) {
  .has-contents header, .has-contents main, .has-contents footer { max-width: 72rem; }
  .columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; }
  .toc { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
  .toc .contents { margin: 0.5rem 0; border: 0; }
  .toc li { padding: 0.2rem 0; border: 0; font-size: 0.9rem; }
  .toc li span { display: none; }
  .toc a { color: var(--muted); font-weight: 500; }
  .toc a:hover { color: var(--text); text-decoration: none; }
}

footer { display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; margin-top: 4rem; padding-top: 1.25rem; padding-bottom: 2.5rem; font-size: 0.9rem; }
footer a { color: var(--muted); }

@media (max-width: 40rem) { .command pre { padding-top: 2.9rem; padding-right: 1rem; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { header nav, .command button, footer { display: none; } details { border: 0; } }
`;
