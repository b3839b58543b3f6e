// JSON representation of a value.
import { JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import {
  createRepresentation,
  type Representation,
  type RepresentationOptions,
} from '../protocol/representation.ts';

export const jsonRepresentation = (
  value: unknown,
  options: Omit<RepresentationOptions, 'mediaType'> = {},
): Representation =>
  createRepresentation(Buffer.from(JSON.stringify(value)), { ...options, mediaType: JSON_MEDIA_TYPE });
