// Version of Favsmith, equal to the version in package.json.

export const FAVSMITH_VERSION = '0.1.0';
