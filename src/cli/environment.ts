// Terminal capabilities from environment variables.

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The one place of the command line that reads `process.env`. */
export const processEnvironment = (): Environment => process.env;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether text may have colors. Source: no-color.org, force-color.org. */
export const allowsColor = (environment: Environment, isTerminal: boolean): boolean => {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isTerminal && environment.TERM !== 'dumb';
};
