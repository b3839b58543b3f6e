// Reading the shapes of normalized artwork, and artwork that shapes cannot express.
import { describe, expect, it } from 'vitest';
import { ArtworkError } from '../../src/compose/artwork/clean-svg.ts';
import { assertSegments, NotShapesError, readShapes } from '../../src/compose/artwork/read-shapes.ts';
import { parseSvg } from '../../src/svg/parse.ts';

const rootOf = (content: string) =>
  parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
const shapesOf = (content: string) => readShapes(rootOf(content));
const only = (content: string) => {
  const [shape, ...others] = shapesOf(content);
  expect(others).toEqual([]);
  return shape;
};
const RED = { hex: '#ff0000', alpha: 1 };
const SQUARE = 'd="M0 0L4 0L4 4Z"';
const red = `fill="#ff0000" ${SQUARE}`;

describe('readShapes', () => {
  it('reads fills and strokes in painting order, with their paints and fill rules', () => {
    expect(
      shapesOf(
        `<path ${red} fill-rule="evenodd"/><path ${SQUARE} stroke="#FF0000" stroke-width="2" stroke-opacity=".5"/>`,
      ),
    ).toMatchObject([
      { filled: true, fillRule: 'evenodd', line: undefined, opacity: 1, paint: { fill: RED } },
      { filled: false, fillRule: 'nonzero', line: { width: 2 }, paint: { line: { ...RED, alpha: 0.5 } } },
    ]);
  });

  it.each([
    ['has no paint', `<path ${SQUARE}/>`],
    ['is hidden', `<path ${red} visibility="hidden"/>`],
    ['is collapsed', `<path ${red} visibility="collapse"/>`],
    ['has a transparent paint', `<path ${red} fill-opacity="0"/>`],
    ['has a line without width', `<path ${SQUARE} stroke="#ff0000" stroke-width="0"/>`],
    ['is a definition', `<defs><path ${red}/></defs>`],
    ['is in a transparent group', `<g opacity="0"><path ${red}/></g>`],
    ['has an empty clip path', `<defs><clipPath id="a"/></defs><g clip-path="url(#a)"><path ${red}/></g>`],
    ['has a gradient without stops', `<defs><linearGradient id="a"/></defs><path ${SQUARE} fill="url(#a)"/>`],
  ])('returns nothing for a shape that %s', (_name, content) => {
    expect(shapesOf(content)).toEqual([]);
  });

  it('applies the transforms of groups from outside to inside, also to the width of lines', () => {
    const shape = only(
      `<g transform="matrix(2 0 0 2 1 0)"><path transform="matrix(1 0 0 1 0 3)" stroke="#ff0000" stroke-width="3" d="M0 0L4 0"/></g>`,
    );
    expect(shape).toMatchObject({ path: 'M 1 6H 9', line: { width: 6 } });
  });

  it('applies the opacity of a group to its shape if it is the only one, and otherwise keeps the group', () => {
    expect(only(`<g opacity=".5"><g opacity=".5"><path ${red}/></g></g>`)).toMatchObject({ opacity: 0.25 });
    expect(only(`<g opacity=".5"><path ${red}/></g>`)?.group).toBeUndefined();
    const [first, second] = shapesOf(`<g opacity=".5"><path ${red}/><g opacity=".2"><path ${red}/></g></g>`);
    expect([first?.opacity, second?.opacity]).toEqual([1, 0.2]);
    expect(first?.group).toMatchObject({ opacity: 0.5, clip: [] });
    expect(second?.group).toBe(first?.group);
  });

  it('turns clip paths into groups and applies the transforms of clip path and shape to them', () => {
    const clip = `<defs><clipPath id="a" transform="matrix(1 0 0 1 5 0)"><path d="M0 0L1 0L1 1Z" clip-rule="evenodd"/><path visibility="hidden" d="M0 0L1 0L1 1Z"/></clipPath></defs>`;
    const shape = only(
      `${clip}<g transform="matrix(2 0 0 2 0 0)"><g clip-path="url(#a)"><path ${red}/></g></g>`,
    );
    expect(shape?.group).toMatchObject({ opacity: 1, clip: [{ fillRule: 'evenodd' }] });
    expect(shape?.group?.clip[0]?.path).toBe('M 10 0H 12V 2Z');
  });

  const gradient = (attributes: string, kind = 'linear') =>
    only(
      `<defs><${kind}Gradient id="a" ${attributes}><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" stop-opacity=".5"/></${kind}Gradient></defs><path d="M2 2L6 2L6 10L2 10Z" fill="url(#a)" fill-opacity=".5"/>`,
    )?.paint?.fill;

  it.each([
    ['in units of the bounding box', 'x1="0" y1="0" x2="1" y2="0"', [4, 0, -0, 8, 2, 2]],
    ['in user units', 'gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="4" y2="6"', [3, 4, -4, 3, 1, 2]],
    [
      'with a transform',
      'gradientUnits="userSpaceOnUse" gradientTransform="matrix(2 0 0 3 1 1)" x1="0" y1="0" x2="1" y2="0"',
      [2, 0, 0, 3, 1, 1],
    ],
  ])('places a linear gradient %s', (_name, attributes, transform) => {
    expect(gradient(attributes)).toMatchObject({
      kind: 'linear',
      spread: 'pad',
      stops: [
        { offset: 0, color: { hex: '#ff0000', alpha: 0.5 } },
        { offset: 1, color: { hex: '#0000ff', alpha: 0.25 } },
      ],
      transform: transform.map(value => expect.closeTo(value, 6)),
    });
  });

  it('places a radial gradient, with its focal point in units of the radius', () => {
    const units = 'gradientUnits="userSpaceOnUse" cx="4" cy="6" r="2" spreadMethod="reflect"';
    expect(gradient(units, 'radial')).toMatchObject({
      kind: 'radial',
      spread: 'reflect',
      transform: [2, 0, 0, 2, 4, 6],
    });
    expect(gradient(units, 'radial')).not.toHaveProperty('focal');
    expect(gradient(`${units} fx="5" fy="5.5"`, 'radial')).toMatchObject({ focal: [0.5, -0.25] });
    expect(gradient('gradientUnits="userSpaceOnUse" cx="4" cy="6" r="0"', 'radial')).toEqual({
      hex: '#0000ff',
      alpha: 0.25,
    });
  });

  it.each([
    ['an embedded picture', '<image/>'],
    ['a mask', `<g mask="url(#a)"><path ${red}/></g>`],
    ['a filter', `<g filter="url(#a)"><path ${red}/></g>`],
    ['a blend mode', `<g style="mix-blend-mode:multiply"><path ${red}/></g>`],
    ['a transform', `<g transform="rotate(30)"><path ${red}/></g>`],
    ['a transform', `<g transform="matrix(1 0 0 1 2)"><path ${red}/></g>`],
    ['a pattern', `<path ${SQUARE} fill="url(#a)"/>`],
    ['a color', `<path ${SQUARE} fill="red"/>`],
    ['a dashed line', `<path ${SQUARE} stroke="#ff0000" stroke-dasharray="1 2"/>`],
    ['a line behind its area', `<path ${red} stroke="#ff0000" paint-order="stroke"/>`],
    [
      'a line with different widths in x and y',
      `<path transform="matrix(2 0 0 1 0 0)" ${SQUARE} stroke="#ff0000"/>`,
    ],
    ['a clip path that depends on other elements', `<g clip-path="url(#a)"><path ${red}/></g>`],
    [
      'a clip path of groups',
      `<defs><clipPath id="a"><g/></clipPath></defs><g clip-path="url(#a)"><path ${red}/></g>`,
    ],
    [
      'a radial gradient with two circles',
      `<defs><radialGradient id="a" r="1" fr="0.5"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></radialGradient></defs><path ${SQUARE} fill="url(#a)"/>`,
    ],
  ])('throws a NotShapesError that names %s: %s', (feature, content) => {
    expect(() => shapesOf(content)).toThrow(NotShapesError);
    expect(() => shapesOf(content)).toThrow(new RegExp(`^${feature}$`));
  });

  it.each([
    [`<path ${red} stroke="#ff0000" paint-order="fill"/>`],
    [`<path ${red} paint-order="stroke"/>`],
    [`<path ${red} stroke-dasharray="1 2"/>`],
    [`<g style="mix-blend-mode:normal"><path ${red}/></g>`],
    [`<path transform="matrix(0 2 2 0 0 0)" ${SQUARE} stroke="#ff0000"/>`],
    [`<path transform="matrix(-2 0 0 2 0 0)" ${SQUARE} stroke="#ff0000"/>`],
    [`<path transform="matrix(2 0 0 1 0 0)" ${red}/>`],
  ])('reads %s as one shape', content => {
    expect(shapesOf(content)).toHaveLength(1);
  });
});

it('assertSegments accepts artwork of 20,000 path segments and refuses more', () => {
  const path = (count: number) =>
    rootOf(`<g><path d="M0 0"/><path d="M0 0${'L1 1'.repeat(count - 2)}"/></g>`);
  expect(() => assertSegments(path(20_000))).not.toThrow();
  expect(() => assertSegments(path(20_001))).toThrow(ArtworkError);
});
