// URLs of the files that the build creates from src/build/studio/start-icons.txt.
declare module 'virtual:start-icons' {
  /** A file of FirstIcons. */
  const url: string;
  export default url;
}

declare module 'virtual:more-start-icons' {
  /** A file with further icons of each purpose. */
  const url: string;
  export default url;
}
