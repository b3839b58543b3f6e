// HTML template: escaping.
import { describe, expect, it } from 'vitest';
import { html } from '../../../src/http/pages/page.ts';

describe('an HTML template', () => {
  it.each([
    [html`<p>${'<b>&"\'</b>'}</p>`, '<p>&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;</p>'],
    [html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    [html`${[1, html`<i>`, '<', false, undefined, [2]]}`, '1<i>&lt;2'],
    [html`<p>${false}${undefined}${0}</p>`, '<p>0</p>'],
  ])('escapes text but not markup: %j', ({ markup }, expected) => {
    expect(markup).toBe(expected);
  });
});
