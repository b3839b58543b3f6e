// favsmith search: icons that match a text.
import type { IconItem } from '../../engine/index.ts';
import { type Context, printJson, printLine, styled } from '../context.ts';
import { EXIT, usageError } from '../failure.ts';
import { withProgress } from '../output/progress.ts';
import { openService, type Service } from '../service/service.ts';
import { type Figure, figureGrid } from '../terminal/picture.ts';
import { pictureFormat } from '../terminal/picture-format.ts';

export interface SearchFlags {
  readonly library?: string;
  readonly style?: string;
  readonly limit: string;
  readonly offset?: string;
  readonly server?: string;
  readonly json?: boolean;
}

export const runSearch = async (
  context: Context,
  words: readonly string[],
  { library, style, limit, offset = '0', server, json }: SearchFlags,
): Promise<number> => {
  const service = await openService(server);
  const options = {
    library,
    style,
    limit: parseCount('--limit', limit),
    offset: parseCount('--offset', offset),
  };
  const text = words.join(' ');
  const result = await withProgress(context, 'Searching', () => service.search(text, options));
  if (json) printJson(context, result);
  else if (result.icons.length === 0) printLine(context, `No icon matches "${text}".`);
  else {
    await printIcons(context, service, result.icons);
    const shown = options.offset + result.icons.length;
    const more = shown < result.total ? `; --offset ${shown} shows more` : '';
    context.stderr.write(`${result.icons.length} of ${result.total} icons${more}\n`);
  }
  return result.total > 0 ? EXIT.ok : EXIT.failed;
};

const parseCount = (flag: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw usageError(`${flag} must be a whole number, got "${text}".`);
  return Number(text);
};

const printIcons = async (context: Context, service: Service, icons: readonly IconItem[]): Promise<void> => {
  if (context.imageProtocol === 'none') {
    printLine(context, iconTable(context, icons));
    return;
  }
  const { imageProtocol: protocol, columns } = context;
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
  context.stdout.write(figureGrid(figures, { protocol, picture, columns }));
};

const iconTable = (context: Context, icons: readonly IconItem[]): string => {
  const nameOf = ({ library, name }: IconItem) => `${library}/${name}`;
  const nameWidth = Math.max(...icons.map(icon => nameOf(icon).length));
  const styleWidth = Math.max(...icons.map(({ style }) => style.length));
  return icons
    .map(icon => {
      const name = styled(context, 'bold', nameOf(icon).padEnd(nameWidth));
      return `${name}  ${icon.style.padEnd(styleWidth)}  ${icon.library_name} (${icon.license})`;
    })
    .join('\n');
};
