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
  (level: Level, message: string, fix: string): Finding => ({
    level,
    subject: shortened(subject),
    message,
    fix,
  });

const MAXIMUM_QUOTE = 100;

/** Text of a site for a message: URLs and values can have megabytes. */
export const shortened = (text: string): string =>
  text.length <= MAXIMUM_QUOTE ? text : `${text.slice(0, MAXIMUM_QUOTE - 1)}…`;

const LEVEL_WORDS = { error: 'error', warning: 'warning', info: 'remark' } as const;

/** Number of findings of each level, such as `1 error, 2 warnings, 0 remarks`. */
export const countsText = (findings: readonly Finding[]): string =>
  Object.entries(LEVEL_WORDS)
    .map(([level, word]) => {
      const count = findings.filter(finding => finding.level === level).length;
      return `${count} ${word}${count === 1 ? '' : 's'}`;
    })
    .join(', ');
