// Makes packages in the worker with the code of the service.
import { ProblemError } from '../../contract/problems.ts';
import { exportPackage } from '../../package/engine.ts';
import { artworkOf } from './artwork-reader.ts';
import type { PackageRequest, RenderResult } from './messages.ts';

export const makePackage = async ({ body, source }: PackageRequest): Promise<RenderResult> => {
  try {
    const { fileName, zip, head } = await exportPackage(body, { ...source, readArtwork: artworkOf });
    return { made: { fileName, zip, head } };
  } catch (error) {
    if (error instanceof ProblemError) return { refusal: error.message };
    throw error;
  }
};
