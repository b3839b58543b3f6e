// Documentation page of error codes, to which the `type` of problems links.
import {
  PROBLEM_CODES,
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  ProblemError,
  problemDocument,
} from '../contract/problems.ts';
import { html } from './html.ts';
import type { Page, PageContext } from './page.ts';

export const errors = ({ baseUrl }: PageContext): Page => ({
  path: '/docs/errors',
  title: 'Errors',
  description: 'Every error is a problem document: it describes the error and the request to send next.',
  body: html`
<p>The media type is <code>${PROBLEM_MEDIA_TYPE}</code> (RFC 9457). <code>type</code> is the URL of an entry on this
page, <code>detail</code> describes the occurrence, <code>hint</code> says how to recover, and <code>instance</code> is
the path of the request. <code>errors</code> lists every violation in the request, each with a JSON pointer to its field.
The header <code>X-Request-Id</code> identifies the occurrence.</p>
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
