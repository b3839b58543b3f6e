// Size limits of requests.

/** The longest request body in bytes; a body with every field needs about 1 KiB. */
export const MAXIMUM_BODY_BYTES = 16 * 1024;

/** The same limit as text. */
export const MAXIMUM_BODY_SIZE = `${MAXIMUM_BODY_BYTES / 1024} KiB`;
