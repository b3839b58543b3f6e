// Packages that only the benchmarks use: installed when a benchmark runs, so they have no types before.
declare module '@napi-rs/image';
declare module '@orama/orama';
declare module '@realfavicongenerator/generate-favicon';
declare module '@realfavicongenerator/image-adapter-node';
declare module '@vite-pwa/assets-generator/api/instructions';
declare module 'favicons';
declare module 'flexsearch';
declare module 'fuse.js';
declare module 'minisearch';
