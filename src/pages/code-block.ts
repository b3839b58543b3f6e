// Code blocks of the documentation.
import { type Html, html } from './html.ts';

/** Renders a command or code with a copy button, which stays hidden without the script. */
export const codeBlock = (text: string): Html =>
  html`<div class="command"><pre tabindex="0"><code>${text}</code></pre><button type="button" hidden>Copy</button></div>`;

/** Marks the words between backticks as code. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
