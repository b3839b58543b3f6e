// Types of the plugin for Docusaurus.
declare const favsmith: typeof import('./dist/plugins/docusaurus.js', { with: {
  'resolution-mode': 'import',
}}).default;
export = favsmith;
