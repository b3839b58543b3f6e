// Placeholder in the bundle for the arc conversion of svgpath, which `arcsToCurves` replaces.
export default (): never => {
  throw new Error('Call arcsToCurves instead of unarc.');
};
