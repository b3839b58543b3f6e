// Modules and files that the build generates.
declare module 'virtual:site-marks' {
  /** SVG documents by framework or site builder, from src/build/studio/site-marks-plugin.ts. */
  const marks: Readonly<Record<string, string>>;
  export default marks;
}

declare module 'virtual:start-icons' {
  /** URL of a JSON file with start icons for each purpose. */
  const url: string;
  export default url;
}

declare module 'virtual:shelf' {
  /** Favicons on the front page. */
  const entries: readonly import('../front/shelf.tsx').ShelfEntry[];
  export default entries;
}
