// URLs of files that the build creates from src/build/studio/start-icons.txt.
declare module 'virtual:site-marks' {
  /** SVG documents by the id of a place, from src/build/studio/site-marks-plugin.ts. */
  const marks: Readonly<Record<string, string>>;
  export default marks;
}

declare module 'virtual:start-icons' {
  /** URL of a JSON file with FirstIcons. */
  const url: string;
  export default url;
}

declare module 'virtual:more-start-icons' {
  /** URL of a JSON file with further icons of each purpose. */
  const url: string;
  export default url;
}
declare module 'virtual:shelf' {
  /** URL of a JSON file with the favicons of the first page. */
  const url: string;
  export default url;
}
