// Scenes: vector images as data.

/** [a, b, c, d, e, f] as in SVG's matrix(): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [number, number, number, number, number, number];

/** A gradient from (x1, y1) to (x2, y2) in scene units, with `spreadMethod="pad"`. */
export interface LinearGradient {
  readonly from: Color;
  readonly to: Color;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A color stop. `offset` is from 0 to 1. */
export interface GradientStop {
  readonly offset: number;
  readonly color: Color;
}

/**
 * A gradient with stops in ascending order (SVG 2, 14.2). A linear gradient runs from x = 0 to x = 1, a radial gradient
 * from the focal point to the unit circle around the origin. `transform` maps these coordinates to local units of the
 * shape.
 */
export interface StopGradient {
  readonly kind: 'linear' | 'radial';
  readonly stops: readonly GradientStop[];
  readonly spread: 'pad' | 'reflect' | 'repeat';
  readonly transform: Affine;
  /** Focal point of a radial gradient, inside the unit circle. */
  readonly focal?: readonly [number, number];
}

/** Pixels in row-major order from the top left: RGBA with straight alpha, red in the lowest byte. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

/** Change of colors for dark tabs. `hues` makes dark colors with a hue lighter; `mirror` also mirrors grays. */
export type Recoloring = 'none' | 'hues' | 'mirror';

/** Change of artwork for dark tabs. */
export interface DarkChange {
  readonly recoloring: Recoloring;
  /** Whether the artwork has a light outline. */
  readonly isOutlined: boolean;
}

/** A bitmap or an SVG document as paint. It fills a rectangle with the aspect ratio of the picture. */
export interface Picture {
  readonly picture: {
    readonly width: number;
    readonly height: number;
    /** Renders the picture at a size in pixels. */
    readonly draw: (width: number, height: number) => Pixels;
    /** The picture as an SVG element without position and size. */
    readonly element: () => SvgNode;
    /** Returns the picture for dark tabs. Undefined if there is no encoder of pictures. */
    readonly forDark?: (change: DarkChange) => Picture;
  };
}

/** An SVG element. `text` is the content of a generated `title` or `style`; parsed trees contain no text. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  readonly text?: string;
}

export type Paint = Color | LinearGradient | StopGradient | Picture;

/** An area to which shapes are clipped; `transform` maps its path to scene units. */
export interface ClipPath {
  readonly path: string;
  readonly transform?: Affine;
  readonly fillRule?: 'nonzero' | 'evenodd';
}

/** Shapes that are composited as one image, which is clipped to the union of the areas in `clip` if there are any. */
export interface ShapeGroup {
  /** Opacity of the composited image, from 0 to 1. */
  readonly opacity: number;
  readonly clip: readonly ClipPath[];
  readonly parent?: ShapeGroup | undefined;
}

/** The stroke of a path. `width` is in local units of the shape. */
export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
}

/** A path with its paint. `path` is SVG path data in local units; `transform` maps local units to scene units. */
export interface Shape {
  readonly path: string;
  readonly transform?: Affine;
  readonly fill?: Paint;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  /** Opacity of fill and stroke as one image, from 0 to 1. */
  readonly opacity?: number;
  /** Shapes of a group must be consecutive. */
  readonly group?: ShapeGroup | undefined;
}

/** A square image of `size` units per side. Later shapes cover earlier shapes. */
export interface Scene {
  readonly size: number;
  /** The first `plateShapes` of `shapes` draw the plate. Default: 0. */
  readonly plateShapes?: number;
  readonly shapes: readonly Shape[];
}

/** An sRGB color: `hex` is `#` and six lower-case digits, `alpha` runs from 0 to 1 in steps of 0.001. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}

export type ColorOrNone = Color | 'none';
