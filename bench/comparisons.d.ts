// Packages under comparison: installed when a benchmark runs, so untyped before.
declare module '@napi-rs/image';
declare module '@orama/orama';
declare module '@realfavicongenerator/generate-favicon';
declare module '@realfavicongenerator/image-adapter-node';
declare module '@vite-pwa/assets-generator/api/instructions';
declare module 'favicons';
declare module 'flexsearch';
declare module 'fuse.js';
declare module 'lighthouse';
declare module 'minisearch';
