// Shapes of a scene: fill rules, opacity, lines that cover their center, color schemes of the SVG.
import { describe, expect, it } from 'vitest';
import { composeScene, createScenes } from '../../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import { composeFaviconSvg } from '../../../src/compose/svg/favicon-svg.ts';
import { color, glyphOf, lookWith, solid } from '../icons.ts';

const look = lookWith({ plate: undefined });
const shapesOf = (markup: string, changes: object = {}) =>
  composeScene(
    glyphFromIcon(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markup}</svg>`),
    { ...look, ...changes },
    { role: 'any' },
  ).shapes;

const SQUARES = 'M4 4h16v16H4zM8 8h8v8H8z';

it.each([
  ['fill-rule="evenodd"', { fillRule: 'evenodd' }],
  ['opacity=".5"', { opacity: 0.5 }],
  ['', {}],
])('a shape with the attribute %j has the fill rule and the opacity %j', (attribute, expected) => {
  const [{ fillRule, opacity } = {}] = shapesOf(`<path fill="currentColor" ${attribute} d="${SQUARES}"/>`);
  expect({ fillRule, opacity }).toEqual(expected);
});

describe('a square whose line is so wide that it covers the center', () => {
  const WIDE = '<path fill="none" stroke="currentColor" stroke-width="6" d="M10 10h4v4h-4z"/>';
  const fills = (markup: string, changes: object = {}) =>
    shapesOf(markup, { strokeScale: 1, ...changes }).filter(({ fill }) => fill).length;

  it('is filled, because renderers would otherwise leave a hole', () => {
    expect(fills(WIDE)).toBe(1);
  });

  it.each([
    ['line is narrower', WIDE.replace('"6"', '"2"'), {}],
    [
      'line is translucent',
      WIDE,
      { ink: { fg: color('#fff'), stroke: color('#ffffff80'), fill: undefined } },
    ],
    ['path is translucent', WIDE.replace('d=', 'opacity=".5" d='), {}],
  ])('is not filled if its %s', (_name, markup, changes) => {
    expect(fills(markup, changes)).toBe(0);
  });
});

describe('favicon.svg', () => {
  const scenes = createScenes(
    { main: glyphOf('lucide/rocket') },
    {
      light: lookWith(),
      dark: lookWith({ plate: solid('#fef3c7') }),
    },
  );

  it.each([
    [undefined, true, '#075985'],
    ['adaptive', true, '#075985'],
    ['light', false, '#075985'],
    ['dark', false, '#fef3c7'],
  ] as const)('for the scheme %s contains prefers-color-scheme: %s', (scheme, isAdaptive, plate) => {
    const svg = composeFaviconSvg(scenes, { scheme, fitted: [] });
    expect(svg.includes('prefers-color-scheme')).toBe(isAdaptive);
    expect(svg).toContain(`fill="${plate}"`);
    expect(svg.includes('#fef3c7')).toBe(isAdaptive || scheme === 'dark');
  });
});
