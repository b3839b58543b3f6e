// Rules for the media types of HTTP responses.

import { mediaTypeOf } from '../model/package-file.ts';
import { type Finding, findingsAbout } from './finding.ts';
import type { Resource } from './site.ts';

/** Accepted aliases of the expected media types. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  ico: ['image/vnd.microsoft.icon'],
  webmanifest: ['application/json'],
};

/** Files of folders have no media type. */
export const checkMediaType = ({ name, mediaType }: Resource): readonly Finding[] => {
  const extension = /\.([a-z]+)$/i.exec(name.replace(/[?#].*/s, ''))?.[1]?.toLowerCase();
  if (mediaType === undefined || extension === undefined) return [];
  const expected = mediaTypeOf(`file.${extension}`);
  const isKnown = ['ico', 'svg', 'png', 'webmanifest'].includes(extension);
  if (!isKnown || mediaType === expected || ALTERNATIVES[extension]?.includes(mediaType)) return [];
  // Browsers sniff the type of other images, but never SVG.
  const level = extension === 'svg' ? 'error' : 'warning';
  const actual = mediaType === '' ? 'no media type' : `the media type ${mediaType}`;
  return [
    findingsAbout(name)(level, `The server sends ${actual}.`, `Send .${extension} files as ${expected}.`),
  ];
};
