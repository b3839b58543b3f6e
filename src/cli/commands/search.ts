// favsmith search: finds icons. favsmith libraries: lists libraries with their styles.
import { unknownFilter } from '../../catalog/similar-names.ts';
import { SEARCH_OPTIONS } from '../../contract/search-query.ts';
import type { IconItem, SearchOptions } from '../../service/index.ts';
import { type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { sayClamped, withProgress } from '../output.ts';
import { openService, type Service } from '../service.ts';
import { type Figure, figureGrid } from '../terminal/picture.ts';
import { colorsOf, pictureFormat } from '../terminal/terminal.ts';

interface SearchFlags extends Readonly<Partial<Record<keyof SearchOptions, string>>> {
  readonly server?: string;
  readonly json?: boolean;
}

export const runSearch = async (
  context: Context,
  words: readonly string[],
  { server, json, ...flags }: SearchFlags,
): Promise<number> => {
  const service = await openService(server);
  const options = readOptions(flags);
  const { library, style, offset = 0 } = options;
  const text = words.join(' ');
  if (text === '' && library === undefined && style === undefined)
    throw usageError('Name what to look for, for example rocket, or a library with --library.');
  const unknown =
    (library ?? style) === undefined ? undefined : unknownFilter(await service.listLibraries(), options);
  if (unknown !== undefined) throw usageError(unknown);
  const result = await withProgress(context, 'Searching', () => service.search(text, options));
  sayClamped(context, '--limit', options.limit, result.limit);
  const { total, icons } = result;
  if (json) printJson(context, result);
  else if (icons.length === 0) printLine(context, noIcon(text, total));
  else {
    await printIcons(context, service, icons);
    const shown = offset + icons.length;
    const more = shown < total ? `; --offset ${shown} shows more` : '';
    context.stderr.write(`${icons.length} of ${total} icons${more}\n`);
  }
  return icons.length > 0 ? EXIT.ok : EXIT.failed;
};

const noIcon = (text: string, total: number): string => {
  const matches = text === '' ? '' : ` ${total === 1 ? 'matches' : 'match'} "${text}"`;
  if (total > 0)
    return `Only ${total} icon${total === 1 ? '' : 's'}${matches || ' are there'}: lower --offset.`;
  return text === '' ? 'No icon is there.' : `No icon matches "${text}".`;
};

export const runLibraries = async (
  context: Context,
  { server, json }: Pick<SearchFlags, 'server' | 'json'>,
): Promise<number> => {
  const service = await openService(server);
  const libraries = await service.listLibraries();
  if (json) printJson(context, { libraries });
  else
    printLine(
      context,
      columnsOf(
        context,
        libraries.map(({ slug, icon_count, license, styles }) => [
          slug,
          `${icon_count.toLocaleString('en')} icons`,
          license,
          styles.join(', '),
        ]),
      ),
    );
  return EXIT.ok;
};

const readOptions = (flags: Readonly<Partial<Record<string, string>>>): SearchOptions =>
  Object.fromEntries(
    SEARCH_OPTIONS.flatMap(({ name, row }) => {
      const text = flags[name];
      if (text === undefined) return [];
      return [[name, row.type === 'count' ? parseCount(`--${name}`, text) : text]];
    }),
  );

const parseCount = (flag: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw usageError(`${flag} must be a whole number, got "${text}".`);
  return Number(text);
};

const printIcons = async (context: Context, service: Service, icons: readonly IconItem[]): Promise<void> => {
  if (context.imageProtocol === 'none') {
    printLine(context, iconTable(context, icons));
    return;
  }
  const { imageProtocol: protocol, columns, environment } = context;
  const { picture, pixels } = pictureFormat(protocol, 'small');
  const figures = await withProgress(context, 'Drawing', () =>
    Promise.all(
      icons.map(async ({ library, name, style }): Promise<Figure> => {
        const { bytes } = await service.preview({ library, name, style, size: pixels });
        return {
          png: bytes,
          caption: [styled(context, 'bold', `${library}/${name}`), styled(context, 'dim', style)],
        };
      }),
    ),
  );
  context.stdout.write(figureGrid(figures, { protocol, picture, columns, colors: colorsOf(environment) }));
};

const iconTable = (context: Context, icons: readonly IconItem[]): string =>
  columnsOf(
    context,
    icons.map(({ library, name, style, library_name, license }) => [
      `${library}/${name}`,
      style,
      `${library_name} (${license})`,
    ]),
  );

/** Formats rows as aligned columns. The first column is bold. */
const columnsOf = (context: Context, rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(row => {
      const [first = '', ...others] = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
      return [styled(context, 'bold', first), ...others].join('  ').trimEnd();
    })
    .join('\n');
};
