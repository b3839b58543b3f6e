// Replaces ids of logos in a design by their content, and content by ids.
import { ARTWORK_FIELD_NAMES } from '../../../contract/export/artwork-data.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { Design } from '../design/design.ts';
import type { KeptDesigns } from '../design/kept-designs.ts';
import { drawableLogoText, storeLogoText } from './add-logo.ts';
import { logoText } from './logo-store.ts';

/** Throws an ApiFailure if this browser has not stored one of the logos. */
export const bodyWithLogos = async (design: Design): Promise<Design> => ({
  ...design,
  ...(await mapLogos(design, async id => {
    const text = await logoText(id);
    if (text !== undefined) return text;
    throw new ApiFailure('rejected', { detail: 'This browser does not have the logo of the design.' });
  })),
});

/** Stores the logos of an opened design. */
export const storeLogos = async (design: Design, kept: KeptDesigns): Promise<Design> => ({
  ...design,
  ...(await mapLogos(design, async text => storeLogoText(await drawableLogoText(text), '', kept))),
});

const mapLogos = async (
  design: Design,
  map: (value: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> => {
  const mapped: [string, string][] = [];
  for (const field of ARTWORK_FIELD_NAMES) {
    const value = design[field];
    if (value !== undefined) mapped.push([field, await map(value)]);
  }
  return Object.fromEntries(mapped);
};
