// Phosphor Icons: one folder per style. File names end with the style.
import type { IconEntry } from '@phosphor-icons/core';
import { type SourceContent, SourceError } from '../source.ts';
import { openPackage, svgFiles } from './package-files.ts';

const STYLES = ['regular', 'thin', 'light', 'bold', 'fill', 'duotone'];

type PublishedEntry = IconEntry & { readonly alias?: { readonly name: string } };

export const readPhosphor = async (): Promise<SourceContent> => {
  const files = openPackage('@phosphor-icons/core');
  const published: readonly PublishedEntry[] = (await import('@phosphor-icons/core')).icons;
  const entries = new Map(published.map(entry => [entry.name, entry]));
  return {
    licenseText: files.text('LICENSE'),
    icons: STYLES.flatMap(style =>
      svgFiles(files, `assets/${style}`).map(({ name: fileName, drawing }) => {
        const name = nameOf(fileName, style);
        const entry = entries.get(name);
        if (entry === undefined)
          throw new SourceError(`phosphor: the package lists no icon for ${fileName}.svg`);
        return {
          name,
          style,
          drawing,
          aliases: entry.alias ? [entry.alias.name] : [],
          // Omits markers such as `*new*`.
          tags: [...entry.tags, ...entry.categories, entry.figma_category].filter(
            tag => !/^\*.*\*$/.test(tag),
          ),
        };
      }),
    ),
  };
};

const nameOf = (fileName: string, style: string): string => {
  if (style === 'regular') return fileName;
  if (!fileName.endsWith(`-${style}`))
    throw new SourceError(`phosphor: ${fileName}.svg in the folder ${style} lacks the suffix -${style}`);
  return fileName.slice(0, -style.length - 1);
};
