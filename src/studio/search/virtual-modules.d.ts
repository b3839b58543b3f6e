// Modules that src/ingest/studio/ generates.
declare module 'virtual:site-marks' {
  /** SVG documents of logos, by the id of a framework or site builder. */
  const marks: Readonly<Record<string, string>>;
  export default marks;
}

declare module 'virtual:start-icons' {
  /** URL of a JSON file with the first icons of the grid, for many purposes. */
  const url: string;
  export default url;
}

declare module 'virtual:showcase' {
  /** Finished favicons on the front page. */
  const entries: readonly import('../front/showcase.tsx').ShowcaseEntry[];
  export default entries;
}
