// Vector drawables of Android from scenes of plain paths.
import type { Color, Paint, Scene, Shape } from '../../model/scene.ts';
import { IDENTITY, multiply, transformBy } from '../../svg/transform.ts';

/** Side of an adaptive icon in density-independent pixels. (Android Developers, Adaptive icons) */
const SIDE = 108;

/**
 * The XML of a scene that takes a fraction of the side of an adaptive icon. Undefined if the scene has gradients,
 * pictures or groups.
 */
export const vectorDrawable = ({ size, shapes }: Scene, fraction = 1): string | undefined => {
  const scale = (SIDE * fraction) / size;
  const margin = (SIDE * (1 - fraction)) / 2;
  const paths = shapes.map(shape => pathElement(shape, { scale, margin }));
  if (paths.includes(undefined)) return undefined;
  return `<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${SIDE}dp" android:height="${SIDE}dp"
    android:viewportWidth="${SIDE}" android:viewportHeight="${SIDE}">
${paths.join('')}</vector>
`;
};

/** At most three decimals, with the zero before the point that Android tools expect. */
const decimal = (value: number): string => String(Number(value.toFixed(3)));

const isColor = (paint: Paint | undefined): paint is Color | undefined =>
  paint === undefined || 'hex' in paint;

const pathElement = (
  { path, transform = IDENTITY, fill, fillRule, stroke, opacity = 1, group }: Shape,
  { scale, margin }: { readonly scale: number; readonly margin: number },
): string | undefined => {
  const line = stroke?.paint;
  if (group || !isColor(fill) || !isColor(line)) return undefined;
  const matrix = multiply([scale, 0, 0, scale, margin, margin], transform);
  const attributes = {
    pathData: transformBy(path, matrix).replace(/[\d.]+/g, number => decimal(Number(number))),
    ...(fill && { fillColor: fill.hex, fillAlpha: decimal(fill.alpha * opacity) }),
    ...(fill && fillRule === 'evenodd' && { fillType: 'evenOdd' }),
    ...(stroke &&
      line && {
        strokeColor: line.hex,
        strokeAlpha: decimal(line.alpha * opacity),
        strokeWidth: decimal(
          stroke.width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])),
        ),
        strokeLineCap: stroke.cap,
        strokeLineJoin: stroke.join,
        strokeMiterLimit: decimal(stroke.miterLimit),
      }),
  };
  const texts = Object.entries(attributes).map(([name, value]) => `android:${name}="${value}"`);
  return `    <path ${texts.join(' ')} />\n`;
};
