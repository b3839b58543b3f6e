// Packages of integrations/package.json. Its tests install them, so their types are not available before.
declare module '@iconify/utils';
declare module 'esbuild';
