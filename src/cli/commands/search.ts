// favsmith search, emoji and ideas: find icons, emoji and designs. favsmith libraries: lists libraries with styles.
import { unknownFilter } from '../../catalog/similar-names.ts';
import { designArguments } from '../../contract/design.ts';
import { SEARCH_OPTIONS, searchQueryOf, withoutFilters } from '../../contract/search-query.ts';
import type { SearchOptions } from '../../service/index.ts';
import { type Context, EXIT, printJson, printLine, styled, usageError } from '../context.ts';
import { sayClamped, withProgress } from '../output.ts';
import { openService, type Service } from '../service.ts';
import { type Picture, printPictures } from './preview.ts';

interface SearchFlags extends Readonly<Partial<Record<keyof SearchOptions, string>>> {
  readonly server?: string;
  readonly json?: boolean;
}

interface Found {
  /** The response of the service. */
  readonly page: { readonly total: number; readonly limit?: number };
  readonly nouns: readonly [one: string, several: string];
  readonly figures: readonly Picture[];
  readonly lines: readonly string[];
  /** Advice about the lines, which are then printed below the pictures. */
  readonly note?: string;
  /** Number of results without the filters, if none is left with them. */
  readonly unfiltered?: number | undefined;
}

type Find = (service: Service, text: string, options: SearchOptions, context: Context) => Promise<Found>;

/** Creates a search command. `advice` is the error message if there are neither words nor filters. */
const queryCommand =
  (advice: string, find: Find) =>
  async (context: Context, words: readonly string[], { server, json, ...flags }: SearchFlags) => {
    const text = words.join(' ');
    const options = readOptions(flags);
    const { library, style, limit, offset = 0 } = options;
    if (text === '' && library === undefined && style === undefined) throw usageError(advice);
    const service = await openService(server);
    const { page, nouns, figures, lines, note, unfiltered } = await find(service, text, options, context);
    const { total } = page;
    sayClamped(context, '--limit', limit, page.limit ?? limit);
    if (json) printJson(context, page);
    else if (figures.length === 0) {
      printLine(context, nothingFound(text, total, nouns));
      if (unfiltered) printLine(context, `Without --library and --style, ${unfiltered} match.`);
    } else {
      const hasPictures = await printPictures(context, service, figures);
      if (!hasPictures || note) for (const line of lines) printLine(context, line);
      const shown = offset + figures.length;
      const more = shown < total ? `; --offset ${shown} shows more` : '';
      context.stderr.write(`${figures.length} of ${total} ${nouns[1]}${more}\n${note ?? ''}`);
    }
    return figures.length > 0 ? EXIT.ok : EXIT.failed;
  };

const nothingFound = (text: string, total: number, [one, several]: Found['nouns']): string => {
  const matches = text === '' ? '' : ` ${total === 1 ? 'matches' : 'match'} "${text}"`;
  if (total > 0)
    return `Only ${total} ${total === 1 ? one : several}${matches || ' are there'}: lower --offset.`;
  return text === '' ? `No ${one} is there.` : `No ${one} matches "${text}".`;
};

export const runSearch = queryCommand(
  'Name what to look for, for example rocket, or a library with --library.',
  async (service, text, options, context) => {
    const hasFilter = (options.library ?? options.style) !== undefined;
    const unknown = hasFilter
      ? unknownFilter(await service.listLibraries(), searchQueryOf('', options))
      : undefined;
    if (unknown !== undefined) throw usageError(unknown);
    const lang = Intl.DateTimeFormat().resolvedOptions().locale;
    const page = await withProgress(context, 'Searching', () => service.search(text, { lang, ...options }));
    const all = page.total === 0 ? withoutFilters({ lang, ...options }) : undefined;
    const rows = page.icons.map(({ library, name, style, library_name, license }) => [
      `${library}/${name}`,
      style,
      `${library_name} (${license})`,
    ]);
    return {
      page,
      nouns: ['icon', 'icons'],
      figures: page.icons.map(({ library, name, style }) => ({
        picture: { library, name, style },
        caption: [`${library}/${name}`, style],
      })),
      lines: columnsOf(context, rows),
      unfiltered: all && (await service.search(text, all)).total,
    };
  },
);

export const runEmoji = queryCommand(
  'Name what to look for, for example fox.',
  async (service, text, options, context) => {
    const page = await withProgress(context, 'Searching', () => service.searchEmoji(text, options));
    const captions = page.emoji.map(({ emoji, name }) => [emoji, name]);
    const figures = captions.map(caption => ({ picture: { emoji: caption[0] }, caption }));
    return { page, nouns: ['emoji', 'emoji'], figures, lines: captions.map(caption => caption.join('  ')) };
  },
);

export const runIdeas = queryCommand(
  'Say what the site is about, for example "bakery in Lisbon".',
  async (service, text, options, context) => {
    const page = await withProgress(context, 'Searching', () => service.findIdeas(text, options));
    const titles = page.ideas.map(({ mood }, index) => `${index + 1} ${mood}`);
    return {
      page,
      nouns: ['idea', 'ideas'],
      figures: page.ideas.map(({ design }, index) => ({ picture: design, caption: [titles[index] ?? ''] })),
      lines: page.ideas.map(
        ({ design }, index) =>
          `${styled(context, 'bold', titles[index] ?? '')}: ${designArguments({ ...design })}`,
      ),
      note: 'favsmith export or install, with the words of a line, takes one.\n',
    };
  },
);

export const runLibraries = async (
  context: Context,
  { server, json }: Pick<SearchFlags, 'server' | 'json'>,
): Promise<number> => {
  const service = await openService(server);
  const libraries = await service.listLibraries();
  const rows = libraries.map(({ slug, icon_count, license, styles }) => [
    slug,
    `${icon_count.toLocaleString('en')} icons`,
    license,
    styles.join(', '),
  ]);
  if (json) printJson(context, { libraries });
  else printLine(context, columnsOf(context, rows).join('\n'));
  return EXIT.ok;
};

const readOptions = (flags: Readonly<Partial<Record<string, string>>>): SearchOptions =>
  Object.fromEntries(
    SEARCH_OPTIONS.flatMap(({ name, row }): readonly (readonly [string, string | number])[] => {
      const text = flags[name];
      if (text === undefined) return [];
      if (row.type !== 'count') return [[name, text]];
      if (!/^\d{1,9}$/.test(text)) throw usageError(`--${name} must be a whole number, got "${text}".`);
      return [[name, Number(text)]];
    }),
  );

/** Formats rows as aligned columns, with the first column in bold. */
const columnsOf = (context: Context, rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row => {
    const [first = '', ...others] = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return [styled(context, 'bold', first), ...others].join('  ').trimEnd();
  });
};
