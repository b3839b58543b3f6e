// Version of Favsmith, equal to that of package.json.

/** Version that packages name in favsmith.json. */
export const FAVSMITH_VERSION = '0.1.0';
