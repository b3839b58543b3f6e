// Version of Favsmith, equal to that of package.json.

export const FAVSMITH_VERSION = '0.1.0';
