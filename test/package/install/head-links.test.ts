// Icon tags in templates: expressions with quotes and brackets, and comments of template languages.
import { describe, expect, it } from 'vitest';
import { headTags, removeIconTags } from '../../../src/package/install/head-links.ts';
import { expectLinearTime } from '../../linear-time.ts';

describe('headTags in templates', () => {
  it.each([
    ['<link rel="icon" href="<%= asset_path("favicon.ico") %>">', '<%= asset_path("favicon.ico") %>'],
    ['<link rel="icon" href="{{ asset("favicon.ico") }}">', '{{ asset("favicon.ico") }}'],
    ["<link rel=icon href={{ asset('favicon.ico') }}>", "{{ asset('favicon.ico') }}"],
    ['<link rel="icon" href="{% static "img/favicon.ico" %}">', '{% static "img/favicon.ico" %}'],
    ['<link rel="icon" href="<?= $a > 1 ? "x" : "y" ?>">', '<?= $a > 1 ? "x" : "y" ?>'],
    ['<link rel="icon" href="%PUBLIC_URL%/favicon.ico" />', '%PUBLIC_URL%/favicon.ico'],
    ['<link rel="icon" href={~p"/favicon.ico"} />', '{~p"/favicon.ico"}'],
  ])('reads %s as one tag', (text, href) => {
    expect(headTags(text)).toEqual([
      {
        name: 'link',
        attributes: expect.objectContaining({ rel: 'icon', href }),
        start: 0,
        end: text.length,
      },
    ]);
    expect(removeIconTags(`<head>\n${text}\n</head>`)).toBe('<head>\n</head>');
  });

  const link = '<link rel="icon" href="a.ico">';
  it.each([
    `<%# ${link} %>`,
    `<%-- ${link} --%>`,
    `{{-- ${link} --}}`,
    `{{!-- ${link} --}}`,
    `{# ${link} #}`,
    `{% comment %}${link}{% endcomment %}`,
    `@* ${link} *@`,
    `<?php /* ${link} */ ?>`,
    `<!-- ${link} -->`,
  ])('leaves the comment %s', comment => {
    const text = `${comment}\n<p>`;
    expect(removeIconTags(`${text}${link}`)).toBe(text);
  });

  it('leaves the comments of JSX', () => {
    const text = '{/* <link rel="icon" /> */}\n';
    expect(removeIconTags(`${text}<link rel="icon" />`, { isJsx: true })).toBe(text);
  });

  it.each(['<%', '{{', '{% comment', '{#', '<%-- ', '@*'])('takes linear time for unclosed %s', open => {
    expectLinearTime(text => headTags(text), open, 30_000);
  });
});
