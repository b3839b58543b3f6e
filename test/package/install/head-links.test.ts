// Icon tags in templates: expressions with quotes and brackets, and comments of template languages.
import { describe, expect, it } from 'vitest';
import { headElements } from '../../../src/package/install/head-elements.ts';
import { headTags, removeIconTags, replaceHeadIcons } from '../../../src/package/install/head-links.ts';
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

describe('replaceHeadIcons', () => {
  const [icon] = headElements([]);
  const elements = icon ? [icon] : [];
  const NEW = '<link rel="icon" href="/favicon.ico" sizes="48x48">\n';
  const old = '<link rel="icon" href="/old.png">';
  it.each([
    ['<html><head><title>A</title>|</head><body></body></html>', 'before the end of the head'],
    [
      '<html><head><title>A</title>|<body>Text</body></html>',
      'before the body if the end of the head is omitted',
    ],
    [
      '<!doctype html><meta charset=utf-8><title>A</title>|<p>Text',
      'after the head of a page without the tags',
    ],
    [
      '<!DOCTYPE html>\n<html lang=en>\n<!-- A --><script>let a = "<p>";</script>|<h1>A</h1>',
      'after scripts',
    ],
    ['<html><head><title>A</title>|', 'at the end of a page with a head alone'],
  ])('writes the elements of %s %s', page => {
    const [before, after] = page.split('|');
    const given = page.replace('|', '').replace(/(?=<title>|<script>)/, old);
    expect(replaceHeadIcons(given, elements)).toBe(`${before}${NEW}${after}`);
  });

  it.each(['<p>Text', `${old}<p>Text</p>`, '', 'Text'])('leaves the fragment "%s"', fragment => {
    expect(replaceHeadIcons(fragment, elements)).toBe(fragment);
  });

  it.each(['crossorigin="use-credentials"', 'CrossOrigin=anonymous', 'crossorigin'])(
    'keeps %s of the manifest link',
    attribute => {
      const page = `<head><link rel="manifest" href="/m.json" ${attribute}></head>`;
      const [name = '', value = ''] = attribute.replaceAll('"', '').split('=');
      expect(replaceHeadIcons(page, headElements([]))).toContain(
        `<link rel="manifest" href="/site.webmanifest" ${name.toLowerCase()}="${value}">`,
      );
    },
  );

  it.each(['<!--', '<title>', '<script>', '<meta '])('takes linear time for unclosed %s', open => {
    expectLinearTime(text => replaceHeadIcons(text, elements), `<!doctype html>${open}`, 3000);
  });
});
