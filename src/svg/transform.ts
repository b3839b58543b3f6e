// Transforms of paths (CSS Transforms 1, 8).
import type { Affine } from '../model/scene.ts';
import { type ArcSegment, mapPoints, numbersIn, parsePath, writePath } from './path.ts';

/** Applies an SVG `transform` attribute. `magnification` is the mean factor by which the transform scales lengths: √|det|. */
export const transformPath = (path: string, transform: string): { path: string; magnification: number } => {
  const matrix = parseTransform(transform);
  const [a, b, c, d] = matrix;
  return { path: transformBy(path, matrix), magnification: Math.sqrt(Math.abs(a * d - b * c)) };
};

export const transformBy = (path: string, matrix: Affine): string => {
  const [a, b, c, d, e, f] = matrix;
  const map = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  const segments = parsePath(path).map(segment =>
    mapPoints(segment.type === 'A' ? transformEllipse(segment, matrix) : segment, map),
  );
  return writePath(segments);
};

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** Matrices by function name. Omitted operands are undefined: `translate` and `scale` accept one, `rotate` one or three. */
const MATRICES: Readonly<Record<string, (...operands: readonly number[]) => Affine>> = {
  matrix: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f],
  translate: (x = 0, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (degrees = 0, x = 0, y = 0) => {
    const [cos, sin] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  },
  skewX: (degrees = 0) => [1, 0, Math.tan(toRadians(degrees)), 1, 0, 0],
  skewY: (degrees = 0) => [1, Math.tan(toRadians(degrees)), 0, 1, 0, 0],
};

const FUNCTION = /(\w{1,9})\s*\(([^()]*)\)/g;

const parseTransform = (text: string): Affine =>
  [...text.matchAll(FUNCTION)].reduce((product, [, name = '', operands = '']) => {
    const matrix = MATRICES[name]?.(...numbersIn(operands));
    return matrix ? multiply(product, matrix) : product;
  }, IDENTITY);

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The matrix that applies `inner` first and the other matrix second. */
export const multiply = ([a, b, c, d, e, f]: Affine, inner: Affine): Affine => [
  a * inner[0] + c * inner[1],
  b * inner[0] + d * inner[1],
  a * inner[2] + c * inner[3],
  b * inner[2] + d * inner[3],
  a * inner[4] + c * inner[5] + e,
  b * inner[4] + d * inner[5] + f,
];

/** An ellipse whose radii differ by less than this fraction is treated as a circle, which needs no rotation. */
const CIRCLE_TOLERANCE = 1e-9;

/**
 * Transforms the radii, rotation and direction of an arc, but not the end point. Radii and rotation follow from the
 * singular value decomposition of the matrix that maps the unit circle to the transformed ellipse, which has a closed
 * form in two dimensions (Blinn 1996). The rotation is in [0, 90).
 */
const transformEllipse = (arc: ArcSegment, [a, b, c, d]: Affine): ArcSegment => {
  const [cos, sin] = [Math.cos(toRadians(arc.rotation)), Math.sin(toRadians(arc.rotation))];
  const [m11, m21] = [(a * cos + c * sin) * arc.rx, (b * cos + d * sin) * arc.rx];
  const [m12, m22] = [(c * cos - a * sin) * arc.ry, (d * cos - b * sin) * arc.ry];
  const mean = Math.hypot(m11 + m22, m21 - m12) / 2;
  const difference = Math.hypot(m11 - m22, m21 + m12) / 2;
  const isClockwise = a * d < b * c ? !arc.isClockwise : arc.isClockwise;
  const [long, short] = [mean + difference, Math.abs(mean - difference)];
  if (long - short <= CIRCLE_TOLERANCE * long)
    return { ...arc, rx: long, ry: long, rotation: 0, isClockwise };
  const angle = (Math.atan2(m21 - m12, m11 + m22) + Math.atan2(m21 + m12, m11 - m22)) / 2;
  const degrees = ((((angle * 180) / Math.PI) % 180) + 180) % 180;
  return degrees < 90
    ? { ...arc, rx: long, ry: short, rotation: degrees, isClockwise }
    : { ...arc, rx: short, ry: long, rotation: degrees - 90, isClockwise };
};

/** The inverse of a transform, or undefined if the transform is singular. */
export const invert = ([a, b, c, d, e, f]: Affine): Affine | undefined => {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-18) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
};
