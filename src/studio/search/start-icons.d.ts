// Modules that the build creates from src/build/studio/start-icons.txt.
declare module 'virtual:start-icons' {
  const first: import('../state/search/start-icons.ts').FirstIcons;
  export default first;
}

declare module 'virtual:more-start-icons' {
  /** Further icons of each purpose. */
  const more: readonly (readonly import('../state/search/start-icons.ts').Candidate[])[];
  export default more;
}
