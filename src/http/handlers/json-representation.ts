// JSON representation of a value.
import {
  createRepresentation,
  type Representation,
  type RepresentationOptions,
} from '../protocol/representation.ts';

export const JSON_MEDIA_TYPE = 'application/json';

export const jsonRepresentation = (
  value: unknown,
  options: Omit<RepresentationOptions, 'mediaType'> = {},
): Representation =>
  createRepresentation(Buffer.from(JSON.stringify(value)), { ...options, mediaType: JSON_MEDIA_TYPE });
