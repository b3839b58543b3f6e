// A picture of the user becomes the subject of the design.
import { ARTWORK_FIELD_NAMES } from '../../contract/export/artwork-data.ts';
import { fnv1a } from '../../model/fnv1a.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import { RefusedArtwork, readArtworkGlyph } from '../render/renderer.ts';
import type { Announcer } from '../state/announcer.ts';
import { type Design, sourceChange, subjectTitle } from '../state/design/design.ts';
import type { DesignHistory } from '../state/design/design-history.ts';
import type { KeptDesigns } from '../state/design/saved-designs.ts';
import type { LogoField } from '../state/logo.ts';
import { checkedLogoText, readLogoFile } from './logo-file.ts';
import { storeLogo } from './logo-store.ts';

export interface LogoPorts {
  readonly history: DesignHistory;
  readonly kept: KeptDesigns;
  readonly announcer: Announcer;
}

/** Returns why the picture cannot be used; undefined if the design has it. */
export const addLogo = async (
  picture: File | string,
  field: LogoField,
  { history, kept, announcer }: LogoPorts,
): Promise<string | undefined> => {
  const before = history.design.peek();
  try {
    const text = typeof picture === 'string' ? checkedLogoText(picture) : await readLogoFile(picture);
    await readArtworkGlyph(text, { ink: 'original', isTrimmed: true });
    const id = await storeLogoText(text, typeof picture === 'string' ? '' : picture.name, kept);
    // A design that changed meanwhile wins over a slow picture.
    if (history.design.peek() !== before) return undefined;
    const change =
      field === 'artwork'
        ? sourceChange({ artwork: id })
        : { dark_artwork: id, dark_ink: undefined, include_dark_mode: true };
    history.change(change);
    announcer.announce(
      field === 'artwork' ? `${subjectTitle({ artwork: id })} is your logo.` : 'Dark mode has its own logo.',
      { visible: true },
    );
    return undefined;
  } catch (error) {
    if (error instanceof RefusedArtwork) return error.message;
    return error instanceof ApiFailure ? failureText(error) : 'The picture cannot be read.';
  }
};

/** Stores a logo under an id of its file name and its content. */
export const storeLogoText = async (text: string, fileName: string, kept: KeptDesigns): Promise<string> => {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Browsers call pasted pictures so.
  const known = name === '' || name === 'image' ? 'Logo' : [...name].slice(0, 40).join('');
  const id = `${known}.${fnv1a(text).toString(36)}`;
  await storeLogo(id, text, new Set(kept.designs.peek().flatMap(({ design }) => logoIdsOf(design))));
  return id;
};

const logoIdsOf = (design: Design): readonly string[] =>
  ARTWORK_FIELD_NAMES.flatMap(name => design[name] ?? []);
