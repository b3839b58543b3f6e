// favsmith search, emoji and ideas: find icons, emoji and designs. favsmith libraries: lists libraries with styles.
import { unknownFilter } from '../../catalog/similar-names.ts';
import { designArguments } from '../../contract/design.ts';
import { SEARCH_OPTIONS } from '../../contract/search-query.ts';
import type { ExportBody, SearchOptions } from '../../service/index.ts';
import { type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { sayClamped, withProgress } from '../output.ts';
import { openService, type Service } from '../service.ts';
import { type Figure, figureGrid } from '../terminal/picture.ts';
import { colorsOf, pictureFormat } from '../terminal/terminal.ts';

interface SearchFlags extends Readonly<Partial<Record<keyof SearchOptions, string>>> {
  readonly server?: string;
  readonly json?: boolean;
}

const systemLanguage = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

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
  const result = await withProgress(context, 'Searching', () =>
    service.search(text, { lang: systemLanguage(), ...options }),
  );
  sayClamped(context, '--limit', options.limit, result.limit);
  const { total, icons } = result;
  if (json) printJson(context, result);
  else if (icons.length === 0) printLine(context, noIcon(text, total));
  else {
    const results = icons.map(({ library, name, style, library_name, license }) => ({
      picture: { library, name, style },
      caption: [`${library}/${name}`, style],
      line: [`${library}/${name}`, style, `${library_name} (${license})`],
    }));
    if (!(await printFigures(context, service, results)))
      printLine(
        context,
        columnsOf(
          context,
          results.map(({ line }) => line),
        ),
      );
    printCount(context, { shown: icons.length, offset, total, noun: 'icons' });
  }
  return icons.length > 0 ? EXIT.ok : EXIT.failed;
};

const noIcon = (text: string, total: number, noun = 'icon'): string => {
  const matches = text === '' ? '' : ` ${total === 1 ? 'matches' : 'match'} "${text}"`;
  if (total > 0)
    return `Only ${total} ${noun}${total === 1 ? '' : 's'}${matches || ' are there'}: lower --offset.`;
  return text === '' ? `No ${noun} is there.` : `No ${noun} matches "${text}".`;
};

interface Count {
  readonly shown: number;
  readonly offset: number;
  readonly total: number;
  readonly noun: string;
}

const printCount = ({ stderr }: Context, { shown, offset, total, noun }: Count): void => {
  const more = offset + shown < total ? `; --offset ${offset + shown} shows more` : '';
  stderr.write(`${shown} of ${total} ${noun}${more}\n`);
};

export const runEmoji = async (
  context: Context,
  words: readonly string[],
  { server, json, ...flags }: SearchFlags,
): Promise<number> => {
  const service = await openService(server);
  const text = words.join(' ');
  if (text === '') throw usageError('Name what to look for, for example fox.');
  const { limit, offset = 0 } = readOptions(flags);
  const result = await withProgress(context, 'Searching', () =>
    service.searchEmoji(text, { offset, ...(limit !== undefined && { limit }) }),
  );
  sayClamped(context, '--limit', limit, result.limit);
  const { total, emoji } = result;
  if (json) printJson(context, result);
  else if (emoji.length === 0) printLine(context, noIcon(text, total, 'emoji'));
  else {
    const figures = emoji.map(item => ({ picture: { emoji: item.emoji }, caption: [item.emoji, item.name] }));
    if (!(await printFigures(context, service, figures)))
      for (const { caption } of figures) printLine(context, caption.join('  '));
    printCount(context, { shown: emoji.length, offset, total, noun: 'emoji' });
  }
  return emoji.length > 0 ? EXIT.ok : EXIT.failed;
};

export const runIdeas = async (
  context: Context,
  words: readonly string[],
  { server, json, ...flags }: SearchFlags,
): Promise<number> => {
  const text = words.join(' ');
  if (text === '') throw usageError('Say what the site is about, for example "bakery in Lisbon".');
  const service = await openService(server);
  const { offset = 0 } = readOptions(flags);
  const page = await withProgress(context, 'Searching', () => service.findIdeas(text, { offset }));
  const { ideas, total } = page;
  if (json) printJson(context, page);
  else {
    const figures = ideas.map(({ mood, design }, index) => ({
      picture: design,
      caption: [`${index + 1} ${mood}`],
    }));
    await printFigures(context, service, figures);
    for (const [index, { mood, design }] of ideas.entries())
      printLine(
        context,
        `${styled(context, 'bold', `${index + 1} ${mood}`)}: ${designArguments({ ...design })}`,
      );
    printCount(context, { shown: ideas.length, offset, total, noun: 'ideas' });
    if (ideas.length > 0)
      context.stderr.write('favsmith export or install, with the words of a line, takes one.\n');
  }
  return ideas.length > 0 ? EXIT.ok : EXIT.failed;
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

interface Result {
  readonly picture: ExportBody;
  readonly caption: readonly string[];
}

/** Prints results as pictures. Returns false if the output cannot show pictures. */
const printFigures = async (
  context: Context,
  service: Service,
  results: readonly Result[],
): Promise<boolean> => {
  const { imageProtocol: protocol, columns, environment } = context;
  if (protocol === 'none') return false;
  const { picture: cells, pixels } = pictureFormat(protocol, 'small');
  const figures = await withProgress(context, 'Drawing', () =>
    Promise.all(
      results.map(async ({ picture, caption: [first = '', ...others] }): Promise<Figure> => {
        const { bytes } = await service.preview({ ...picture, size: pixels });
        const caption = [styled(context, 'bold', first), ...others.map(line => styled(context, 'dim', line))];
        return { png: bytes, caption };
      }),
    ),
  );
  context.stdout.write(
    figureGrid(figures, { protocol, picture: cells, columns, colors: colorsOf(environment) }),
  );
  return true;
};

/** Formats rows as aligned columns, with the first column in bold. */
const columnsOf = (context: Context, rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(row => {
      const [first = '', ...others] = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
      return [styled(context, 'bold', first), ...others].join('  ').trimEnd();
    })
    .join('\n');
};
