// Artwork that is found to be unusable only when its images are drawn.
import { expect, test } from 'vitest';
import { ArtworkError } from '../../src/compose/artwork/clean-svg.ts';
import { pixelPicture } from '../../src/compose/artwork/picture-artwork.ts';
import { measureShape } from '../../src/compose/glyph/glyph-shape.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { type JobTools, perform } from '../../src/service/threads/job.ts';

test('a job whose renderer crashes at one size is refused as unusable artwork', async () => {
  const grid = { x: 0, y: 0, width: 8, height: 8 };
  const draw = () => {
    throw new ArtworkError('The artwork is not an SVG document that can be drawn.');
  };
  const fill = pixelPicture({ box: grid, draw }, { encodePng: () => new Uint8Array() });
  const shape = measureShape(
    {
      path: 'M0 0h8v8H0z',
      filled: true,
      fillRule: 'nonzero',
      opacity: 1,
      line: undefined,
      paint: { fill, line: undefined },
    },
    grid,
  );
  const traits = { swatches: [], isFullSquare: false, isPicture: true } as const;
  const [color, backdrop] = [
    { hex: '#000000', alpha: 1 },
    { hex: '#ffffff', alpha: 1 },
  ];
  const main = {
    kind: 'artwork' as const,
    grid,
    shapes: [shape],
    results: new Map(),
    traits: { ...traits, color, backdrop },
  };
  const tools = { drawArtwork: async () => ({ main, sources: {} }) } as unknown as JobTools;
  const request = parseExportBody({ artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  const preview = { format: 'png', size: 96 } as const;
  await expect(perform({ request, iconSource: undefined, preview }, tools)).rejects.toEqual({
    unusableArtwork: 'The artwork is not an SVG document that can be drawn.',
  });
});
