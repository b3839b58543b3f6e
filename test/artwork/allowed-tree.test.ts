// Allowlist of normalized artwork.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedTree } from '../../src/compose/artwork/allowed-tree.ts';
import { serialize } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;
const allowed = (content: string): string =>
  serialize(
    allowedTree(
      parseSvg(svg(content).replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" onload="a"')),
    ),
  );

const [PNG, JPEG] = ['opaque.png', 'baseline.jpg'].map(name =>
  readFileSync(join(import.meta.dirname, 'fixtures', name)).toString('base64'),
);

describe('allowedTree', () => {
  it.each([
    '<g transform="matrix(1 0 0 1 2 3)" opacity="0.5"><path d="M0 0h1v1z" fill="#ff0000" stroke="none"/></g>',
    '<g style="mix-blend-mode:multiply;isolation:isolate"/>',
    '<defs><filter id="a0" x="0" y="0" width="9" height="9"><feOffset in="SourceGraphic" dx="1" dy="2" result="a"/><feTile in="a"/><feMerge result="b"><feMergeNode in="b"/></feMerge></filter></defs><g filter="url(#a0)"/>',
    '<defs><linearGradient id="a0" x1="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ff0000"/></linearGradient></defs><path d="M0 0h1" fill="url(#a0)"/>',
    '<defs><mask id="a0" x="0" mask-type="alpha"><path d="M0 0h1"/></mask><clipPath id="a1"><path d="M0 0h1"/></clipPath></defs><g mask="url(#a0)" clip-path="url(#a1)"/>',
    `<image x="1" y="2" width="3" height="4" href="data:image/png;base64,${PNG}"/>`,
    '<image x="1" y="2" width="3" height="4" preserveAspectRatio="none" image-rendering="pixelated" transform="scale(2)" visibility="hidden"/>',
    '<path d="M0 0h1" transform="scale(2)" visibility="hidden" paint-order="stroke" clip-rule="evenodd" fill="#ff0000" fill-opacity="0.5" fill-rule="evenodd" stroke="#00ff00" stroke-opacity="0.5" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="2" stroke-dasharray="1 2" stroke-dashoffset="1"/>',
    '<defs><radialGradient id="a0" gradientUnits="userSpaceOnUse" gradientTransform="scale(2)" spreadMethod="pad" cx="1" cy="2" r="3" fx="1" fy="2" fr="1"><stop offset="1" stop-color="#ff0000" stop-opacity="0.5"/></radialGradient><linearGradient id="a1" x1="0" y1="1" x2="2" y2="3"/></defs><path fill="url(#a0)" stroke="url(#a1)"/>',
    '<defs><clipPath id="a0" clipPathUnits="userSpaceOnUse" transform="scale(2)"><path d="M0 0h1"/></clipPath><mask id="a1" maskUnits="userSpaceOnUse" maskContentUnits="userSpaceOnUse" x="0" y="1" width="2" height="3"/><pattern id="a2" patternUnits="userSpaceOnUse" patternContentUnits="userSpaceOnUse" patternTransform="scale(2)" viewBox="0 0 1 1" preserveAspectRatio="none" x="0" y="1" width="2" height="3"/></defs><path fill="url(#a2)"/><g clip-path="url(#a0)" mask="url(#a1)"/>',
    '<defs><filter id="a0" filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse"><feBlend in="a" in2="b" mode="screen"/><feColorMatrix type="matrix" values="1 0"/><feComponentTransfer><feFuncR type="table" tableValues="0 1"/><feFuncG type="linear" slope="1" intercept="0"/><feFuncB type="gamma" amplitude="1" exponent="2" offset="0"/><feFuncA type="identity"/></feComponentTransfer><feComposite operator="arithmetic" k1="1" k2="2" k3="3" k4="4"/><feFlood flood-color="#ff0000" flood-opacity="0.5"/><feGaussianBlur stdDeviation="1" edgeMode="none"/><feMorphology operator="dilate" radius="1"/></filter></defs><g filter="url(#a0)"/>',
  ])('keeps the allowed elements and attributes of %s', content => {
    expect(allowed(content)).toBe(svg(content));
  });

  it('writes a shadow as primitives whose color the renderer draws as browsers do', () => {
    const shadow =
      '<feDropShadow color-interpolation-filters="sRGB" in="SourceGraphic" dx="1" dy="2" stdDeviation="3" flood-color="#ff0000" flood-opacity="0.5" x="1" result="r"/>';
    const space = 'color-interpolation-filters="sRGB"';
    expect(allowed(`<filter id="a0">${shadow}</filter>`)).toBe(
      svg(
        `<filter id="a0"><feGaussianBlur ${space} in="SourceGraphic" stdDeviation="3"/>` +
          `<feOffset ${space} dx="1" dy="2" result="r-moved"/>` +
          `<feFlood ${space} flood-color="#ff0000" flood-opacity="0.5" result="r-flood"/>` +
          `<feComposite ${space} in="r-flood" in2="r-moved" operator="in" result="r-shadow"/>` +
          `<feMerge ${space} x="1" result="r"><feMergeNode in="r-shadow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
      ),
    );
  });

  it.each([
    ['unknown elements and nested documents', '<script/><a/><text/><feHalo/><svg><path/></svg><g/>', '<g/>'],
    ['unknown attributes', '<path onclick="a" d="M0 0h1" class="b" href="#c"/>', '<path d="M0 0h1"/>'],
    ['attributes that belong to other elements', '<g d="M0 0h1" offset="1"/>', '<g/>'],
    ['values with quotes or slashes', '<path fill="a\'b" stroke="http://a" d="M0 0\\h1"/>', '<path/>'],
    ['references with other text around them', '<path fill="url(#a) red" stroke="url( #a )"/>', '<path/>'],
    ['pictures of filters in other documents', '<feImage href="http://a/b.png"/>', '<feImage/>'],
    ['references to other documents', '<path fill="url(a.svg#b)" stroke="url(http://a)"/>', '<path/>'],
    ['references to elements that are absent', '<path fill="url(#b)"/>', '<path/>'],
    [
      'styles other than blend modes',
      '<g style="background:red"/><g style="mix-blend-mode:multiply;x:y"/>',
      '<g/><g/>',
    ],
    [
      'images other than embedded pixel formats',
      '<image href="http://a/b.png"/><image href="data:image/svg+xml;base64,AA=="/>',
      '<image/><image/>',
    ],
  ])('removes %s', (_name, content, expected) => {
    expect(allowed(content)).toBe(svg(expected));
  });

  it('renames ids to a0, a1, a2, … and changes the media type image/jpg to image/jpeg', () => {
    const content =
      '<g id="x"/><defs><mask id="evil"/><mask id="z"/></defs><g mask="url(#z)" filter="url(#evil)"/>';
    expect(allowed(content)).toBe(
      svg('<g/><defs><mask id="a1"/><mask id="a2"/></defs><g mask="url(#a2)" filter="url(#a1)"/>'),
    );
    expect(allowed(`<image xlink:href="data:image/jpg;base64, ${JPEG}"/>`)).toBe(
      svg(`<image href="data:image/jpeg;base64,${JPEG}"/>`),
    );
  });
});
