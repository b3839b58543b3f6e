// Transforms of matrices, groups and outlines.
import { describe, expect, it } from 'vitest';
import type { Affine, ClipPath, ShapeGroup } from '../../src/model/scene.ts';
import { parsePath } from '../../src/svg/path.ts';
import { forEachEdge, signedArea } from '../../src/svg/polyline.ts';
import { groupRuns, mapGroups, placeGroups } from '../../src/svg/shape-groups.ts';
import { invert, multiply, transformBy, transformPath } from '../../src/svg/transform.ts';

describe('invert', () => {
  it.each<[Affine]>([
    [[1, 0, 0, 1, 5, -7]],
    [[2, 0, 0, 4, 3, 9]],
    [[0, 1, -1, 0, 6, 2]],
    [[1.2, -0.3, 0.5, 0.9, 4, -2]],
    [[-1, 0.25, 2, 3, -8, 11]],
  ])('returns the matrix whose product with %j is the identity, in both orders', matrix => {
    const inverse = invert(matrix) as Affine;
    for (const product of [multiply(matrix, inverse), multiply(inverse, matrix)])
      [1, 0, 0, 1, 0, 0].forEach((value, index) => {
        expect(product[index]).toBeCloseTo(value, 12);
      });
  });

  it.each<[Affine]>([
    [[0, 0, 0, 0, 1, 1]],
    [[1, 2, 2, 4, 0, 0]],
    [[Number.NaN, 0, 0, 1, 0, 0]],
    [[1e-10, 0, 0, 1e-10, 0, 0]],
  ])('returns undefined for %j, which maps the plane to a line or a point', matrix => {
    expect(invert(matrix)).toBeUndefined();
  });
});

describe('a transformed arc', () => {
  const arcOf = (transform: string, arc = 'A5 2 20 0 1 7 3') => {
    const [, segment] = parsePath(transformPath(`M1 1${arc}`, transform).path);
    if (segment?.type !== 'A') throw new Error('no arc');
    return segment;
  };

  it('has a rotation from 0 to 90 degrees after every rotation, reflection and skew', () => {
    for (let degrees = 0; degrees < 360; degrees += 15)
      for (const mirrored of ['', ' scale(-1 1)', ' skewX(30)']) {
        const { rotation } = arcOf(`rotate(${degrees})${mirrored}`);
        expect(rotation).toBeGreaterThanOrEqual(0);
        expect(rotation).toBeLessThan(90);
      }
  });

  it.each([
    ['rotate(30)', 50, 5, 2],
    ['rotate(80)', 10, 2, 5],
    ['rotate(-30)', 80, 2, 5],
    ['scale(3)', 20, 15, 6],
    ['scale(1 -1)', 70, 2, 5],
  ])('by %s has the rotation %d and the radii %d and %d', (transform, rotation, rx, ry) => {
    const arc = arcOf(transform);
    expect(arc.rotation).toBeCloseTo(rotation, 9);
    expect([arc.rx, arc.ry].map(radius => Math.round(radius * 1e6) / 1e6)).toEqual([rx, ry]);
  });

  it('of a circle has no rotation, and changes its direction if the matrix mirrors', () => {
    expect(arcOf('rotate(30) scale(2)', 'A5 5 40 0 1 7 3')).toMatchObject({ rotation: 0, isClockwise: true });
    expect(arcOf('scale(1 -1)', 'A5 5 40 0 1 7 3')).toMatchObject({ rotation: 0, isClockwise: false });
  });
});

it('transformBy applies all six numbers of a matrix to the points of a path', () => {
  expect(parsePath(transformBy('M1 2L3 5', [2, 3, 5, 7, 11, 13])).map(({ x, y }) => [x, y])).toEqual([
    [23, 30],
    [42, 57],
  ]);
});

describe('groups of shapes', () => {
  const clip: ClipPath = { path: 'M0 0h1v1z' };
  const outer: ShapeGroup = { opacity: 0.5, clip: [clip] };
  const inner: ShapeGroup = { opacity: 0.25, clip: [], parent: outer };
  const moved = { path: 'M9 9h1v1z' };

  it('are copied once, so that shapes still share them, and are put into an outer group', () => {
    const around: ShapeGroup = { opacity: 0.75, clip: [] };
    const map = mapGroups(({ clip }) => clip.map(() => moved), around);
    const result = map(inner);
    const parent = { opacity: 0.5, clip: [moved], parent: around };
    expect(result).toEqual({ opacity: 0.25, clip: [], parent });
    expect(map(inner)).toBe(result);
    expect(map(outer)).toBe(result?.parent);
    expect(map(undefined)).toBe(around);
  });

  it('have clip paths whose own transforms are applied before the placement', () => {
    const place = placeGroups([1, 0, 0, 1, 10, 0]);
    const transformed: ShapeGroup = { opacity: 1, clip: [clip, { ...clip, transform: [2, 0, 0, 2, 0, 0] }] };
    expect(place(transformed)?.clip.map(({ transform }) => transform)).toEqual([
      [1, 0, 0, 1, 10, 0],
      [2, 0, 0, 2, 10, 0],
    ]);
  });

  it('are split into runs of consecutive shapes, one level at a time', () => {
    const shape = (group?: ShapeGroup) => ({ path: 'M0 0h1', ...(group && { group }) });
    const shapes = [shape(), shape(outer), shape(inner), shape(), shape(inner)];
    const runs = (from: number, to: number, parent?: ShapeGroup) =>
      groupRuns(shapes.slice(from, to), parent).map(({ group, members }) => [group?.opacity, members.length]);
    expect(runs(0, 5)).toEqual([
      [undefined, 1],
      [0.5, 2],
      [undefined, 1],
      [0.5, 1],
    ]);
    expect(runs(1, 3, outer)).toEqual([
      [undefined, 1],
      [0.25, 1],
    ]);
  });
});

describe('an outline', () => {
  const points = [0, 0, 4, 0, 4, 3];

  it.each([
    [true, ['0 0 4 0', '4 0 4 3', '4 3 0 0']],
    [false, ['0 0 4 0', '4 0 4 3']],
  ])('that is closed: %s, has these edges: %j', (closed, edges) => {
    const visited: string[] = [];
    forEachEdge({ points, closed }, (...ends) => visited.push(ends.join(' ')));
    expect(visited).toEqual(edges);
  });

  it('has an area whose sign is its direction, and holes are subtracted', () => {
    const hole = { points: [1, 0.5, 1.5, 1, 1.5, 0.5], closed: true };
    expect(signedArea([{ points, closed: true }])).toBe(6);
    expect(signedArea([{ points: [4, 3, 4, 0, 0, 0], closed: false }])).toBe(-6);
    expect(signedArea([{ points, closed: true }, hole])).toBe(6 - 0.125);
  });
});
