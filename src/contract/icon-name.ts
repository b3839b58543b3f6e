// Icon names as one text: `library/name/style`.

export interface IconName {
  readonly library: string;
  readonly name: string;
  readonly style?: string;
}

export const ICON_NAME_FORM = 'library/name or library/name/style, for example lucide/rocket';

/** Parses `library/name`, `library/name/style` or Iconify's `library:name`; undefined for other texts. */
export const parseIconName = (text: string): IconName | undefined => {
  const [, library, name, style] = /^([^/:\s]+)[/:]([^/:\s]+)(?:\/([^/:\s]+))?$/.exec(text) ?? [];
  if (library === undefined || name === undefined) return undefined;
  return { library, name, ...(style !== undefined && { style }) };
};
