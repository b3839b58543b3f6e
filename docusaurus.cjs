// Docusaurus transpiles plugins that are ES modules, and fails at import.meta. It loads this file as it is.
module.exports = async (...options) => (await import('./dist/bundle/docusaurus.js')).default(...options);
