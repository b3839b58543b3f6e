// Icon links of a page by role.
import type { Tag } from '../install/head-links.ts';

export interface IconLinks {
  readonly icons: readonly Tag[];
  readonly touchIcons: readonly Tag[];
  readonly manifests: readonly Tag[];
  readonly themeColors: readonly Tag[];
}

export const iconLinks = (tags: readonly Tag[]): IconLinks => {
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
export const isFormat = ({ attributes: { href = '', type = '' } }: Tag, format: 'ico' | 'svg'): boolean =>
  new RegExp(`\\.${format}([?#]|$)`, 'i').test(href) ||
  (format === 'svg' ? /svg/ : /x-icon|microsoft\.icon/).test(type);
