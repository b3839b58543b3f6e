// Command table: names, arguments, options and help. (Decision 111)
import { Command, CommanderError, Option } from 'commander';
import { closest } from '../catalog/similar-names.ts';
import { PREVIEW_FIELDS } from '../contract/export/export-fields.ts';
import { SEARCH_OPTIONS } from '../contract/search-query.ts';
import { FAVSMITH_VERSION } from '../contract/version.ts';
import { importBundle } from '../http/load-server.ts';
import { type Context, EXIT, printJson, printLine, usageError, withSafeOutput } from './context.ts';
import { addDesignOptions, describeDesignOptions, withoutBooleanValues } from './design-options.ts';
import { reportError } from './output.ts';
import { IMAGE_PROTOCOLS, type ImageProtocol } from './terminal/terminal.ts';

const SERVER = ['--server <url>', 'use a Favsmith server instead of the built-in engine'] as const;
const JSON_OUTPUT = ['--json', 'print JSON'] as const;
const FORCE = ['--force', 'overwrite files that Favsmith did not write'] as const;

const imagesOption = () =>
  new Option('--images <how>', 'kitty, blocks, none or auto')
    .choices(['auto', ...IMAGE_PROTOCOLS])
    .default('auto');

const SHOWN_ICONS = '12';
const { size: SIZE } = PREVIEW_FIELDS;

const addSearchOptions = (command: Command, names?: readonly string[]): Command => {
  for (const { name, row, option } of SEARCH_OPTIONS) {
    if (names?.includes(name) === false) continue;
    const range = row.type === 'count' && row.maximum !== undefined ? `, up to ${row.maximum}` : '';
    const added = new Option(`--${name} <${option.value}>`, option.description + range);
    if (row.type === 'choice') added.choices(row.choices);
    if (name === 'limit') added.default(SHOWN_ICONS);
    command.addOption(added);
  }
  return command;
};

/** Search commands: name, description, search words, options and function. */
const QUERIES = [
  ['search', 'Find icons.', 'what to look for', undefined, 'runSearch'],
  ['ideas', 'Find finished designs for a site.', 'what the site is about', ['offset'], 'runIdeas'],
  ['emoji', 'Find emoji.', 'what to look for', ['limit', 'offset'], 'runEmoji'],
] as const;

/** The function of a command. Commander passes its arguments, then the options. */
// biome-ignore lint/suspicious/noExplicitAny: The types differ by command.
type Run = (context: Context, ...given: any[]) => unknown;

const addCommands = (program: Command, context: Context, finish: (exitCode: number) => void): void => {
  /** Adds a command. Loads its function on demand, so that help and completion start quickly. */
  const add = (name: string, description: string, load: () => Promise<Run>): Command =>
    program
      .command(name)
      .description(description)
      .action(async (...given) => {
        const { images = 'auto' }: { images?: 'auto' | ImageProtocol } = given.at(-2);
        const shown = images === 'auto' ? context : { ...context, imageProtocol: images };
        const run = await load();
        finish(Number((await run(shown, ...given)) ?? EXIT.ok));
      });
  const addDesign = (...row: Parameters<typeof add>) => addDesignOptions(add(...row));

  for (const [name, description, words, options, run] of QUERIES)
    addSearchOptions(
      add(name, description, () => import('./commands/search.ts').then(module => module[run])),
      options,
    )
      .argument('[words...]', words)
      .addOption(imagesOption())
      .option(...SERVER)
      .option(...JSON_OUTPUT);
  add('libraries', 'List the libraries and their styles.', () =>
    import('./commands/search.ts').then(({ runLibraries }) => runLibraries),
  )
    .option(...SERVER)
    .option(...JSON_OUTPUT);
  addDesign('preview', 'Show a favicon (default: ./favsmith.json).', () =>
    import('./commands/preview.ts').then(({ runPreview }) => runPreview),
  )
    .option('--out <file>', 'file that ends in .svg or .png')
    .option('--size <px>', `side of the image, ${SIZE.minimum} to ${SIZE.maximum}`)
    .addOption(new Option('--scheme <name>', 'color scheme').choices(['light', 'dark']))
    .addOption(imagesOption())
    .option(...FORCE)
    .addOption(new Option(...SERVER).hideHelp())
    .addOption(new Option(...JSON_OUTPUT).hideHelp());
  addDesign('export', 'Write a package (default: ./favsmith.json).', () =>
    import('./commands/export.ts').then(({ runExport }) => runExport),
  )
    .option('--out <folder>', 'where to write: a folder or a .zip', '.')
    .option('--dry-run', 'write nothing')
    .option(...FORCE)
    .option(...SERVER)
    .option(...JSON_OUTPUT);
  addDesign('install', 'Add a favicon to this project.', () =>
    import('./commands/install.ts').then(({ runInstall }) => runInstall),
  )
    .option('--project <folder>', 'folder of the project', '.')
    .option('--public <folder>', 'folder in it that the site serves at its root')
    .option('--base <path>', 'path of the site, such as /shop/')
    .option('--dry-run', 'show the changes, write nothing')
    .option('-y, --yes', 'apply the changes without a prompt')
    .addOption(new Option(...SERVER).hideHelp())
    .addOption(new Option(...JSON_OUTPUT).hideHelp());
  add('check', 'Find defects of the favicon of a site.', () =>
    import('./commands/check.ts').then(({ runCheck }) => runCheck),
  )
    .argument('[folder or URL]', 'site to check', '.')
    .option('--errors-only', 'exit with 1 for errors, not for warnings')
    .option(...JSON_OUTPUT);
  add(
    'design',
    'List the options of a design.',
    async () => () => printLine(context, wrapped(describeDesignOptions(), context.columns)),
  );
  add('serve', 'Start the studio and the HTTP API.', () =>
    import('./commands/serve.ts').then(({ runServe }) => runServe),
  )
    .option('--port <n>', 'port to listen on (variable PORT; default: 3000)')
    .option('--host <address>', 'address to listen on (variable HOST; default: 0.0.0.0)');
  add(
    'mcp',
    'Serve agents over stdio (MCP).',
    async () => ((await importBundle('mcp')) ?? (await import('./commands/mcp.ts'))).runMcp,
  );
  add('completion', 'Print a completion script for a shell.', () =>
    import('./commands/completion.ts').then(({ runCompletion }) => runCompletion),
  ).argument('<shell>', 'bash, zsh, fish or powershell');
};

const HELP = `
  favsmith export lucide/rocket --bg "#0ea5e9" --dark --out public/`;

const MAXIMUM_COLUMNS = 80;

/** Wraps lines for narrow terminals. If a line has two columns, indents its further lines to the second one. */
const wrapped = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap(line => {
      const [indent = ''] = /^ *(?:\S+(?: \S+)* {2,})?/.exec(line) ?? [];
      const hanging = ' '.repeat(indent.length > columns / 2 ? 4 : indent.length);
      const lines: string[] = [];
      let rest = line;
      while (rest.length > columns) {
        const at = rest.lastIndexOf(' ', columns);
        if (rest.slice(0, at).trim() === '') break;
        lines.push(rest.slice(0, at).trimEnd());
        rest = hanging + rest.slice(at).trimStart();
      }
      return [...lines, rest];
    })
    .join('\n');

const createProgram = (context: Context, finish: (exitCode: number) => void): Command => {
  const program = new Command('favsmith')
    .usage('<command> [options]   (favsmith <command> --help: options)')
    .description('Favicons from icons, initials, emoji or your own logo, for every device.')
    .version(FAVSMITH_VERSION, '-v, --version', 'print the version')
    .helpCommand(false)
    .helpOption('-h, --help', 'show this help')
    .addHelpText('after', HELP)
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: text => context.stdout.write(wrapped(text, context.columns)),
      // `runProgram` prints errors.
      writeErr: () => {},
      getOutHelpWidth: () => MAXIMUM_COLUMNS,
    })
    .configureHelp({
      visibleArguments: () => [],
      optionDescription: ({ description, defaultValue }) =>
        typeof defaultValue === 'string' ? `${description} (default: ${defaultValue})` : description,
    })
    .exitOverride();
  program.hook('preAction', (_, command) => requireValues(command));
  addCommands(program, context, finish);
  return program;
};

/** Rejects options with an empty path, URL or name. Empty design options count as absent. */
const requireValues = (command: Command): void => {
  const values = command.opts();
  for (const option of command.options)
    if (
      /<(file|folder|path|url|slug|id|address)>/.test(option.flags) &&
      values[option.attributeName()] === ''
    )
      throw usageError(`${option.long} must not be empty.`);
};

export const runProgram = async (given: readonly string[], outer: Context): Promise<number> => {
  const context = withSafeOutput(outer);
  let exitCode: number = EXIT.ok;
  const program = createProgram(context, code => {
    exitCode = code;
  });
  const argv =
    given[0] === 'help' || given.length === 0
      ? [...given.slice(1, 2), '--help']
      : withoutBooleanValues(given);
  try {
    requireCommand(program, argv);
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    const parsed = error instanceof CommanderError ? parseError(error, program, argv) : error;
    const { exitCode: code, ...report } = reportError(parsed);
    context.stderr.write(`favsmith: ${[report.message, report.hint].filter(Boolean).join(' ')}\n`);
    if (argv.includes('--json')) printJson(context, { error: report });
    return code;
  }
};

const HELP_ADVICE = 'Run favsmith --help for help.';

/** Throws a usage error for an unknown command. Commander would print the help if --help follows. */
const requireCommand = ({ commands }: Command, [name = '']: readonly string[]): void => {
  const names = commands.map(command => command.name());
  if (name.startsWith('-') || names.includes(name)) return;
  const similar = closest(name, names);
  const suggestion = similar === undefined ? '' : ` Did you mean ${similar}?`;
  throw usageError(`There is no command "${name}".${suggestion} ${HELP_ADVICE}`);
};

const parseError = ({ code, message }: CommanderError, program: Command, argv: readonly string[]): Error => {
  const text = message
    .replace(/^error: /, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(' ');
  const hint = code === 'commander.unknownOption' ? similarOption(program, argv, text) : '';
  return usageError(`${text}${/[.?)]$/.test(text) ? '' : '.'}${hint} ${HELP_ADVICE}`);
};

/** Suggests a similar option. Commander suggests only visible options, and design options are hidden. */
const similarOption = (program: Command, [name]: readonly string[], text: string): string => {
  const [, given] = /unknown option '(.+?)'/.exec(text) ?? [];
  const { options = [] } = program.commands.find(command => command.name() === name) ?? {};
  const flags = options.flatMap(({ long, short }) => [long, short]).filter(flag => flag !== undefined);
  const similar = given === undefined || text.includes('Did you mean') ? undefined : closest(given, flags);
  return similar === undefined ? '' : ` Did you mean ${similar}?`;
};
