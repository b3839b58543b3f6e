// Errors of the plugins.
import { ProblemError } from '../contract/problems.ts';

/** Error that the user of a plugin can mend; its message is one sentence and names Favsmith. */
export class PluginError extends Error {
  override readonly name = 'FavsmithError';

  constructor(sentence: string, options?: ErrorOptions) {
    super(`Favsmith: ${sentence}`, options);
    // Bundlers print the stack below the message; it would show nothing but this package.
    this.stack = '';
  }
}

/** Problems of an export as PluginErrors, with similar names of an icon that does not exist; other errors unchanged. */
export const toPluginError = (error: unknown): unknown => {
  if (!(error instanceof ProblemError)) return error;
  const hint = error.code === 'icon_not_found' ? ` ${error.hint}` : '';
  return new PluginError(`${error.message}${hint}`, { cause: error });
};
