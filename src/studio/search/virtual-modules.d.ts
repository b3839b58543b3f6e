// Modules and files that the build creates.
declare module 'virtual:site-marks' {
  /** SVG documents by the id of a place, from src/build/studio/site-marks-plugin.ts. */
  const marks: Readonly<Record<string, string>>;
  export default marks;
}

declare module 'virtual:start-icons' {
  /** URL of a JSON file with the start icons of each purpose. */
  const url: string;
  export default url;
}

declare module 'virtual:shelf' {
  /** The favicons of the first page. */
  const entries: readonly import('../front/shelf.tsx').ShelfEntry[];
  export default entries;
}
