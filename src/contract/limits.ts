// Size limits of requests.

const KIBIBYTE = 1024;

/** The longest request body in bytes; a body with every field needs about 1 KiB. */
export const MAXIMUM_BODY_BYTES = 16 * KIBIBYTE;

/** The longest request line and header fields together, in bytes. */
export const MAXIMUM_HEADER_BYTES = 16 * KIBIBYTE;

/** A number of bytes as text: `16 KiB`. */
export const formatKibibytes = (bytes: number): string => `${bytes / KIBIBYTE} KiB`;
