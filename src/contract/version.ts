// Version of Favsmith, equal to that of package.json.

/** The version that favsmith.json of a package contains. */
export const FAVSMITH_VERSION = '0.1.0';
