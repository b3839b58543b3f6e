// Allowlist for SVG artwork. All markup of artwork in a package has passed it.
import { bytesOfBase64 } from '../../model/bytes.ts';
import { pictureSize } from '../../model/picture-header.ts';
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type PictureType } from '../../model/picture-type.ts';
import { element, SVG_NAMESPACE, type SvgElement } from '../../svg/element.ts';
import { ArtworkError } from './clean-svg.ts';

const BOX = ['x', 'y', 'width', 'height'];
const EFFECTS = ['opacity', 'clip-path', 'mask', 'filter', 'style'];
const GRADIENT = ['id', 'gradientUnits', 'gradientTransform', 'spreadMethod'];
const PRIMITIVE = [...BOX, 'in', 'in2', 'result', 'color-interpolation-filters'];

const LIGHT = ['x', 'y', 'z'];

/** Allowed attributes by allowed element: all that `SvgRenderer.normalize` writes, except text. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['svg', ['viewBox']],
  ['defs', []],
  ['g', ['transform', ...EFFECTS]],
  [
    'path',
    [
      ...['d', 'transform', 'visibility', 'paint-order', 'clip-rule'],
      ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
      ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
    ],
  ],
  ['image', [...BOX, 'preserveAspectRatio', 'image-rendering', 'href', 'transform', 'visibility']],
  ['linearGradient', [...GRADIENT, 'x1', 'y1', 'x2', 'y2']],
  ['radialGradient', [...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy', 'fr']],
  ['stop', ['offset', 'stop-color', 'stop-opacity']],
  ['clipPath', ['id', 'clipPathUnits', 'clip-path', 'transform']],
  ['mask', ['id', 'maskUnits', 'maskContentUnits', 'mask', 'mask-type', ...BOX]],
  [
    'pattern',
    [
      'id',
      'patternUnits',
      'patternContentUnits',
      'patternTransform',
      'viewBox',
      'preserveAspectRatio',
      ...BOX,
    ],
  ],
  ['filter', ['id', 'filterUnits', 'primitiveUnits', ...BOX]],
  ['feBlend', [...PRIMITIVE, 'mode']],
  ['feColorMatrix', [...PRIMITIVE, 'type', 'values']],
  ['feComponentTransfer', PRIMITIVE],
  ...['feFuncR', 'feFuncG', 'feFuncB', 'feFuncA'].map((name): [string, string[]] => [
    name,
    ['type', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent', 'offset'],
  ]),
  [
    'feConvolveMatrix',
    [
      ...PRIMITIVE,
      ...['order', 'kernelMatrix', 'divisor', 'bias', 'targetX', 'targetY', 'edgeMode', 'preserveAlpha'],
    ],
  ],
  ['feDiffuseLighting', [...PRIMITIVE, 'surfaceScale', 'diffuseConstant', 'lighting-color']],
  ['feDisplacementMap', [...PRIMITIVE, 'scale', 'xChannelSelector', 'yChannelSelector']],
  ['feDistantLight', ['azimuth', 'elevation']],
  ['fePointLight', LIGHT],
  ['feSpotLight', [...LIGHT, 'pointsAtX', 'pointsAtY', 'pointsAtZ', 'specularExponent', 'limitingConeAngle']],
  [
    'feSpecularLighting',
    [...PRIMITIVE, 'surfaceScale', 'specularConstant', 'specularExponent', 'lighting-color'],
  ],
  ['feComposite', [...PRIMITIVE, 'operator', 'k1', 'k2', 'k3', 'k4']],
  ['feDropShadow', [...PRIMITIVE, 'dx', 'dy', 'stdDeviation', 'flood-color', 'flood-opacity']],
  ['feFlood', [...PRIMITIVE, 'flood-color', 'flood-opacity']],
  ['feGaussianBlur', [...PRIMITIVE, 'stdDeviation', 'edgeMode']],
  ['feImage', [...PRIMITIVE, 'preserveAspectRatio', 'href']],
  ['feMerge', PRIMITIVE],
  ['feMergeNode', ['in']],
  ['feMorphology', [...PRIMITIVE, 'operator', 'radius']],
  ['feOffset', [...PRIMITIVE, 'dx', 'dy']],
  ['feTile', PRIMITIVE],
  ['feTurbulence', [...PRIMITIVE, 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles', 'type']],
]);

/** Matches words, numbers, hex colors and functions other than `url()`. */
const HARMLESS = /^(?!.*url\s*\()[\w\s.,#%()+-]*$/is;
const REFERENCE = /^url\(#([^"'()\\]+)\)$/;
const BLENDING =
  /^(?:mix-blend-mode:(?:normal|multiply|screen|overlay|darken|lighten|color-dodge|color-burn|hard-light|soft-light|difference|exclusion|hue|saturation|color|luminosity);?)?(?:isolation:(?:auto|isolate);?)?$/;
const EMBEDDED = /^data:image\/(png|jpg|jpeg|gif|webp);base64,([A-Za-z\d+/]+=*)$/;

/**
 * Copies the allowed elements and attributes of a normalized document. Renames ids to `a0`, `a1`, …, so that names from
 * the input do not reach the output.
 */
export const allowedTree = (root: SvgElement): SvgElement => {
  const ids = new Map<string, string>();
  const collect = ({ attributes: { id }, children }: SvgElement): void => {
    if (id !== undefined && !ids.has(id)) ids.set(id, `a${ids.size}`);
    children.forEach(collect);
  };
  collect(root);
  const copy = ({ name, attributes, children }: SvgElement): SvgElement => ({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) => {
        const plain = key === 'xlink:href' ? 'href' : key;
        const allowed = ELEMENTS.get(name)?.includes(plain) ? allowedValue(plain, value, ids) : undefined;
        return allowed === undefined ? [] : [[plain, allowed]];
      }),
    ),
    children: children
      .filter(child => child.name !== 'svg' && ELEMENTS.has(child.name))
      .map(copy)
      .flatMap(child => (child.name === 'feDropShadow' ? shadowPrimitives(child) : child)),
  });
  const { attributes, children } = copy(root);
  return element('svg', { xmlns: SVG_NAMESPACE, ...attributes }, children);
};

/** The primitives of feDropShadow (Filter Effects 1, 9.12), whose color the renderer draws too light in sRGB. */
const shadowPrimitives = ({ attributes }: SvgElement): readonly SvgElement[] => {
  const { in: input, result = '', dx, dy, stdDeviation, ...others } = attributes;
  const { 'flood-color': color, 'flood-opacity': opacity, ...region } = others;
  const { 'color-interpolation-filters': space } = region;
  const own = { 'color-interpolation-filters': space };
  const [moved, flood, shadow] = ['moved', 'flood', 'shadow'].map(step => `${result}-${step}`);
  return [
    element('feGaussianBlur', { ...own, in: input, stdDeviation }),
    element('feOffset', { ...own, dx, dy, result: moved }),
    element('feFlood', { ...own, 'flood-color': color, 'flood-opacity': opacity, result: flood }),
    element('feComposite', { ...own, in: flood, in2: moved, operator: 'in', result: shadow }),
    element('feMerge', { ...region, result }, [
      element('feMergeNode', { in: shadow }),
      element('feMergeNode', { in: input }),
    ]),
  ];
};

const allowedValue = (key: string, value: string, ids: ReadonlyMap<string, string>): string | undefined => {
  if (key === 'id') return ids.get(value);
  // Browsers do not know the name that the renderer writes.
  if (key === 'image-rendering' && value === 'optimizeSpeed') return 'pixelated';
  if (key === 'style') return BLENDING.test(value) ? value : undefined;
  if (key === 'href') {
    const [, type, data] = EMBEDDED.exec(value.replace(/\s/g, '')) ?? [];
    return data && embeddedPicture(`image/${type === 'jpg' ? 'jpeg' : type}` as PictureType, data);
  }
  const reference = REFERENCE.exec(value)?.[1];
  if (reference !== undefined) {
    const id = ids.get(reference);
    return id && `url(#${id})`;
  }
  return HARMLESS.test(value) ? value : undefined;
};

/** The data URL of an embedded picture. Undefined if it is damaged. Throws an ArtworkError if it is too large. */
const embeddedPicture = (type: PictureType, data: string): string | undefined => {
  try {
    const { width, height } = pictureSize(bytesOfBase64(data), type);
    if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE)
      throw new ArtworkError(
        `The artwork embeds a picture of ${width}x${height} px: at most 4 million pixels are allowed.`,
      );
    return `data:${type};base64,${data}`;
  } catch (error) {
    if (error instanceof ArtworkError) throw error;
    return undefined;
  }
};
