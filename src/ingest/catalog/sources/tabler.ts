// Tabler Icons: one folder per style. icons.json has tags and one category per icon.
import type { SourceContent } from '../source.ts';
import { openPackage, svgFiles } from './package-files.ts';

interface TablerEntry {
  readonly category?: string;
  /** Some tags are numbers. Both icons of the digit 0 have null as a tag. */
  readonly tags?: readonly (string | number | null)[];
}

export const readTabler = async (): Promise<SourceContent> => {
  const files = openPackage('@tabler/icons');
  const entries = new Map(Object.entries(files.json<Record<string, TablerEntry>>('icons.json')));
  const tagsOf = (name: string): string[] => {
    const { category, tags = [] } = entries.get(name) ?? {};
    return [...tags, category].filter(tag => tag !== null && tag !== undefined).map(String);
  };
  return {
    licenseText: files.text('LICENSE'),
    icons: ['outline', 'filled'].flatMap(style =>
      svgFiles(files, `icons/${style}`).map(icon => ({
        ...icon,
        style,
        aliases: [],
        tags: tagsOf(icon.name),
      })),
    ),
  };
};
