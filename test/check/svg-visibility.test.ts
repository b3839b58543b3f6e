// Colors of an SVG that determine whether it is visible in light and dark tabs.
import { describe, expect, it } from 'vitest';
import { checkSvg } from '../../src/check/svg-rules.ts';
import { fileOf, svg } from './sites.ts';

describe('the visibility of an SVG', () => {
  const BRIGHT = 'It is hardly visible in light';
  const DARK = 'It is hardly visible in dark';
  it.each([
    ['the initial color', '<path d="M0 0h9v9z"/>', [DARK]],
    ['a color of its group', '<g fill="#fff"><path d="M0 0h9v9z"/></g>', [BRIGHT]],
    ['a declaration that overrides an attribute', '<path fill="red" style="fill: #fff"/>', [BRIGHT]],
    ['the current color', '<g color="#fff"><path fill="currentColor"/></g>', [BRIGHT]],
    ['a line', '<path fill="none" stroke="#fff"/>', [BRIGHT]],
    ['a declaration of nothing', '<g fill="#fff"><path style="fill: " fill=" inherit "/></g>', [BRIGHT]],
    ['two colors that fit one scheme each', '<path fill="#fff"/><path/>', []],
    [
      'the stops of a gradient',
      '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)"/>',
      [BRIGHT],
    ],
    ['a shape that is not drawn', '<defs><path fill="red"/></defs><path/>', [DARK]],
    ['a group that is not drawn', '<mask><g><path fill="red"/></g></mask><path/>', [DARK]],
    ['opacity', '<g opacity="0.1"><path fill="red"/></g>', [BRIGHT, DARK]],
    ['opacity above 1', '<g opacity="9"><path fill="#fff"/></g>', [BRIGHT]],
    ['an unknown color', '<path fill="context-fill"/><path/>', []],
    ['elements of unknown color', '<use href="#a"/><path id="a"/>', []],
    ['rules', '<style>path{fill:#fff!important}</style><path fill="#fff"/>', []],
    ['rules without a bright color', '<style>path{fill:#111}</style><path/>', [DARK]],
    [
      'rules for color schemes',
      '<style>@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path/>',
      [],
    ],
    ['no shape', '<g/>', ['no drawing']],
  ])('takes %s into account: the findings about %s are %j', (_name, content, expected) => {
    expect(checkSvg(fileOf(svg(content)))).toMatchObject(
      expected.map(text => ({ message: expect.stringContaining(text) })),
    );
  });
});
