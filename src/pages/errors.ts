// The list of error codes, with an anchor per code: the `type` of every problem points here.
import { PROBLEM_CODES, PROBLEMS, ProblemError, problemDocument } from '../contract/problems.ts';
import { html } from './html.ts';
import type { Page, PageContext } from './page.ts';

export const errors = ({ baseUrl }: PageContext): Page => ({
  path: '/docs/errors',
  title: 'Errors',
  description: 'Every error is a problem document: what went wrong, and which request to send next.',
  body: html`
<p>The media type is <code>application/problem+json</code> (RFC 9457). <code>type</code> is the address of an entry on
this page, <code>detail</code> tells what happened this time, <code>hint</code> how to go on, and <code>instance</code>
is the path of the request. Where several things are wrong with a request, <code>errors</code> lists them all, each with
a JSON pointer to its field. The header <code>X-Request-Id</code> tells occurrences apart.</p>
<pre tabindex="0"><code>${JSON.stringify(example(baseUrl), null, 2)}</code></pre>
${PROBLEM_CODES.map(
  code => html`
<section class="problem" id="${code}">
<h2><span class="status">${PROBLEMS[code].status}</span> <code>${code}</code></h2>
<p>${PROBLEMS[code].trigger}</p>
<p class="facts">${PROBLEMS[code].hint}</p>
</section>`,
)}`,
});

const example = (baseUrl: string) =>
  problemDocument(
    new ProblemError('invalid_shape', 'shape must be one of rounded-square, circle, none, got "star".', {
      errors: [
        { pointer: '/shape', detail: 'shape must be one of rounded-square, circle, none, got "star"' },
      ],
    }),
    { baseUrl, instance: '/api/v1/export' },
  );
