// Types of the modules that the plugins provide: "types": ["favsmith/client-types"] in tsconfig.json.
declare module 'virtual:favsmith/head' {
  /** Attributes of the link elements, with the base path of the site. */
  export const links: { rel: string; href: string; sizes?: string; type?: string; media?: string }[];
  /** Attributes of the meta elements. */
  export const metas: { name: string; content: string; media?: string }[];
  /** All elements as HTML. */
  export const html: string;
}
