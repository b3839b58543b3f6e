// Artwork that is found to be unusable only when its images are drawn.
import { expect, test } from 'vitest';
import { ArtworkError } from '../../src/compose/artwork/clean-svg.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { type JobTools, perform } from '../../src/service/threads/job.ts';

test('a job is refused as unusable artwork if the renderer fails while it draws an image', async () => {
  const message = 'The artwork is not an SVG document that can be drawn.';
  const main = {
    kind: 'artwork',
    get results() {
      throw new ArtworkError(message);
    },
  };
  const tools = { drawArtwork: async () => main } as unknown as JobTools;
  const request = parseExportBody({ artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  const preview = { format: 'png', size: 96 } as const;
  await expect(perform({ request, iconSource: undefined, preview }, tools)).rejects.toEqual({
    unusableArtwork: message,
  });
});
