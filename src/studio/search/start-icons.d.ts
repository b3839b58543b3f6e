// Module that the build creates from src/build/studio/start-icons.txt.
declare module 'virtual:start-icons' {
  const purposes: readonly import('../state/search/start-icons.ts').Purpose[];
  export default purposes;
}
