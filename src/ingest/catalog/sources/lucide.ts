// Lucide: one SVG file per current or former name.
import { serialize } from '../../../svg/element.ts';
import { normalizeDrawing } from '../normalize.ts';
import { type SourceContent, SourceError, type SourceIcon } from '../source.ts';
import { openPackage, svgFiles } from './package-files.ts';

export const readLucide = async (): Promise<SourceContent> => {
  const files = openPackage('lucide-static');
  const tags = new Map(Object.entries(files.json<Record<string, string[]>>('tags.json')));
  const drawings = svgFiles(files, 'icons');
  const icons = drawings.filter(({ name }) => tags.has(name));
  const formerNames = drawings.filter(({ name }) => !tags.has(name));
  const aliases = matchFormerNames(icons, formerNames);
  return {
    licenseText: files.text('LICENSE'),
    icons: icons.map(({ name, drawing }) => ({
      name,
      style: 'outline',
      drawing,
      aliases: aliases.get(name) ?? [],
      tags: tags.get(name) ?? [],
    })),
  };
};

type NamedDrawing = Pick<SourceIcon, 'name' | 'drawing'>;

/** Finds the former names of icons, which the package does not list: their drawing equals that of a current icon. */
const matchFormerNames = (
  icons: readonly NamedDrawing[],
  formerNames: readonly NamedDrawing[],
): ReadonlyMap<string, string[]> => {
  const nameByDrawing = new Map(
    icons.map(({ name, drawing }) => [serialize(normalizeDrawing(drawing)), name] as const),
  );
  const aliases = new Map<string, string[]>();
  for (const { name: formerName, drawing } of formerNames) {
    const name = nameByDrawing.get(serialize(normalizeDrawing(drawing)));
    if (name === undefined)
      throw new SourceError(`lucide: ${formerName}.svg is neither a tagged icon nor has the drawing of one`);
    aliases.set(name, [...(aliases.get(name) ?? []), formerName]);
  }
  return aliases;
};
