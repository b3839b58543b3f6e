// Compared packages. A benchmark installs them when it runs, so their types are not available before.
declare module '@napi-rs/image';
declare module '@orama/orama';
declare module '@realfavicongenerator/generate-favicon';
declare module '@realfavicongenerator/image-adapter-node';
declare module '@vite-pwa/assets-generator/api/instructions';
declare module 'favicons';
declare module 'flexsearch';
declare module 'minisearch';
