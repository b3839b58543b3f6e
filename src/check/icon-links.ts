// Icon links of a page by role.

/** A `link` or `meta` element of a page. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface IconLinks {
  readonly icons: readonly HeadTag[];
  readonly touchIcons: readonly HeadTag[];
  readonly manifests: readonly HeadTag[];
  readonly themeColors: readonly HeadTag[];
}

export const iconLinks = (tags: readonly HeadTag[]): IconLinks => {
  const linksOf = (relation: string) =>
    tags.filter(({ name, attributes }) => name === 'link' && relations(attributes.rel).includes(relation));
  return {
    icons: linksOf('icon'),
    touchIcons: [...linksOf('apple-touch-icon'), ...linksOf('apple-touch-icon-precomposed')],
    manifests: linksOf('manifest'),
    themeColors: tags.filter(
      ({ name, attributes }) => name === 'meta' && attributes.name?.toLowerCase() === 'theme-color',
    ),
  };
};

const relations = (rel = ''): readonly string[] => rel.toLowerCase().split(/\s+/);

/** Tests the format of a linked icon by its URL or declared type. */
export const isFormat = ({ attributes: { href = '', type = '' } }: HeadTag, format: 'ico' | 'svg'): boolean =>
  new RegExp(`\\.${format}([?#]|$)`, 'i').test(href) ||
  (format === 'svg' ? /svg/ : /x-icon|microsoft\.icon/).test(type);
