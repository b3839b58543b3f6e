// Findings of a check.

/** `error`: the favicon does not work somewhere. `warning`: it looks wrong somewhere. `info`: it can be better. */
export type Level = 'error' | 'warning' | 'info';

export interface Finding {
  readonly level: Level;
  /** File name, or the head of the page. */
  readonly subject: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** How to fix it, as a sentence. */
  readonly fix: string;
}

/** Returns a constructor of findings about one subject. */
export const findingsAbout =
  (subject: string) =>
  (level: Level, message: string, fix: string): Finding => ({ level, subject, message, fix });
