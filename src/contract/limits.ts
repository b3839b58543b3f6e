// Size limits of requests.

const KIBIBYTE = 1024;

/** Maximum length of a request body in bytes. A body with every field has about 1 KiB. */
export const MAXIMUM_BODY_BYTES = 16 * KIBIBYTE;

/** Maximum total length of the request line and the header fields, in bytes. */
export const MAXIMUM_HEADER_BYTES = 16 * KIBIBYTE;

/** Formats a number of bytes: `16 KiB`. */
export const formatKibibytes = (bytes: number): string => `${bytes / KIBIBYTE} KiB`;
