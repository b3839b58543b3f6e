// The module virtual:favsmith/head: head elements for frameworks that render their own head.
import { type HeadElement, toHtml } from '../package/install/head-elements.ts';
import { attributesOf } from '../package/install/head-objects.ts';

/** Name of the module in imports. client-types.d.ts has the types. */
export const HEAD_MODULE = 'virtual:favsmith/head';

/** Source of the module. `asset` of SvelteKit adds the base path to URLs at run time. */
export const headModuleCode = (elements: readonly HeadElement[], { isSvelteKit = false } = {}): string => {
  const [links, metas] = (['link', 'meta'] as const).map(tag => JSON.stringify(attributesOf(elements, tag)));
  const html = JSON.stringify(toHtml(elements));
  return isSvelteKit
    ? `import { asset } from '$app/paths';
export const links = ${links}.map(link => ({ ...link, href: asset(link.href) }));
export const metas = ${metas};
export const html = ${html}.replace(/href="([^"]*)"/g, (_, path) => 'href="' + asset(path) + '"');
`
    : `export const links = ${links};\nexport const metas = ${metas};\nexport const html = ${html};\n`;
};

/** Hooks that provide the module in Vite and Rollup. They call `code` for each import. */
export const headModuleHooks = (code: () => string | Promise<string>) => ({
  resolveId: (id: string) => (id === HEAD_MODULE ? `\0${HEAD_MODULE}` : undefined),
  load: (id: string) => (id === `\0${HEAD_MODULE}` ? code() : undefined),
});

/** How a framework links a favicon, by the name of its Vite plugin. The last row matches all. */
const LINES: readonly (readonly [plugin: RegExp, line: string])[] = [
  [
    /^vite-plugin-sveltekit/,
    `src/routes/+layout.svelte: import { html } from '${HEAD_MODULE}' and <svelte:head>{@html html}</svelte:head>`,
  ],
  [
    /^react-router/,
    `app/root.tsx: import { links as favicon } from '${HEAD_MODULE}' and export const links = () => favicon`,
  ],
  [
    /^tanstack-start/,
    `src/routes/__root.tsx: import { links } from '${HEAD_MODULE}' and head: () => ({ links })`,
  ],
  [
    /^solid-start/,
    `src/entry-server.tsx: import { links } from '${HEAD_MODULE}' and {links.map(link => <link {...link} />)} in <head>`,
  ],
  [/^/, `the template of your pages: import { html } from '${HEAD_MODULE}' and write html into <head>`],
];

export const notLinked = (pluginNames: readonly string[]): string => {
  const [, line] = LINES.find(([plugin]) => pluginNames.some(name => plugin.test(name))) ?? ['', ''];
  return `Favsmith: No page links the favicon. Add to ${line}.`;
};
