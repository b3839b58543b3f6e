// Errors of the plugins.
import { printable } from '../contract/printable.ts';
import { ProblemError } from '../contract/problems.ts';

/** Error that the user of a plugin can fix; its message is one sentence and names Favsmith. */
export class PluginError extends Error {
  override readonly name = 'FavsmithError';

  constructor(sentence: string, options?: ErrorOptions) {
    super(printable(`Favsmith: ${sentence}`), options);
    // Bundlers print the stack; frames of this package do not help the user.
    this.stack = '';
  }
}

/** Converts problems of an export to PluginErrors, with suggestions for an unknown icon; other errors stay unchanged. */
export const toPluginError = (error: unknown): unknown => {
  if (!(error instanceof ProblemError)) return error;
  const { code, message } = error;
  const hint = code === 'icon_not_found' || code === 'index_unavailable' ? ` ${error.hintFor('plugin')}` : '';
  return new PluginError(`${message}${hint}`, { cause: error });
};
