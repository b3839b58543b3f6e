// Applies media queries of our SVG documents, for renderers that do not support them.

/**
 * The document at `pixels` CSS pixels in a color scheme. Declarations of matching media queries become attributes.
 * @param {string} svg
 * @param {{ pixels: number, scheme: 'light' | 'dark' }} reader
 */
export const withMediaApplied = (svg, { pixels, scheme }) => {
  const declarations = new Map(
    [...svg.matchAll(/@media\(([^)]*)\)\{((?:\.\w+\{[^}]*\})*)\}/g)].flatMap(([, query, rules]) =>
      matches(query, pixels, scheme)
        ? [...rules.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(
            ([, name, text]) => /** @type {const} */ ([name, text]),
          )
        : [],
    ),
  );
  return svg.replace(/<(\w+) class="([^"]*)"([^>]*?)(\/?)>/g, (_, name, classes, attributes, end) => {
    const rules = classes.split(' ').flatMap(one => declarations.get(one)?.split(';') ?? []);
    const changed = rules.reduce((text, rule) => {
      const [property, value] = rule.split(':');
      return `${text.replace(new RegExp(` ${property}="[^"]*"`), '')} ${property}="${value}"`;
    }, attributes);
    return `<${name}${changed}${end}>`;
  });
};

const matches = (query, pixels, scheme) => {
  const [feature, value] = query.split(':');
  if (feature === 'max-width') return pixels <= Number.parseFloat(value);
  if (feature === 'prefers-color-scheme') return value === scheme;
  throw new Error(`the sweep does not know the media query ${query}`);
};
