// The HTTP status numbers of answers that are no problem; those of problems stand in the table of problems.

/** Status numbers by their meaning in RFC 9110. */
export const STATUS = {
  ok: 200,
  noContent: 204,
  found: 302,
  notModified: 304,
} as const;

/** Whether a status puts the fault on the client's side (RFC 9110, 15.5). */
export const isClientFault = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;
