// Command table: names, arguments, options and help. (Decision 111)
import { Command, CommanderError, Option } from 'commander';
import { closest } from '../catalog/similar-names.ts';
import { PREVIEW_FIELDS } from '../contract/export/export-fields.ts';
import { SEARCH_OPTIONS } from '../contract/search-query.ts';
import { FAVSMITH_VERSION } from '../contract/version.ts';
import { importBundle } from '../http/load-server.ts';
import { type Context, EXIT, printJson, printLine, usageError, withSafeOutput } from './context.ts';
import { addDesignOptions, describeDesignOptions } from './design-options.ts';
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

const withImages = (context: Context, { images }: { readonly images: 'auto' | ImageProtocol }): Context =>
  images === 'auto' ? context : { ...context, imageProtocol: images };

type Finish = (exitCode: number) => void;

type AddCommand = (program: Command, context: Context, finish: Finish) => void;

/** Search commands: name, description, search words, options and function. */
const QUERIES = [
  ['search', 'Find icons.', 'what to look for', undefined, 'runSearch'],
  ['ideas', 'Find finished designs for a site.', 'what the site is about', ['offset'], 'runIdeas'],
  ['emoji', 'Find emoji.', 'what to look for', ['limit', 'offset'], 'runEmoji'],
] as const;

/** The commands. Each loads its module on demand, so that help and completion start quickly. */
const COMMANDS: readonly AddCommand[] = [
  ...QUERIES.map(
    ([name, description, words, options, run]): AddCommand =>
      (program, context, finish) =>
        addSearchOptions(program.command(name), options)
          .description(description)
          .argument('[words...]', words)
          .addOption(imagesOption())
          .option(...SERVER)
          .option(...JSON_OUTPUT)
          .action(async (given, flags) => {
            const commands = await import('./commands/search.ts');
            finish(await commands[run](withImages(context, flags), given, flags));
          }),
  ),
  (program, context, finish) =>
    program
      .command('libraries')
      .description('List the libraries and their styles.')
      .option(...SERVER)
      .option(...JSON_OUTPUT)
      .action(async flags => {
        const { runLibraries } = await import('./commands/search.ts');
        finish(await runLibraries(context, flags));
      }),
  (program, context, finish) =>
    addDesignOptions(program.command('preview'))
      .description('Show a favicon (default: ./favsmith.json).')
      .option('--out <file>', 'file that ends in .svg or .png')
      .option(
        '--size <px>',
        `side of the image, ${PREVIEW_FIELDS.size.minimum} to ${PREVIEW_FIELDS.size.maximum}`,
      )
      .addOption(new Option('--scheme <name>', 'color scheme').choices(['light', 'dark']))
      .addOption(imagesOption())
      .option(...FORCE)
      .addOption(new Option(...SERVER).hideHelp())
      .addOption(new Option(...JSON_OUTPUT).hideHelp())
      .action(async (icon, flags) => {
        const { runPreview } = await import('./commands/preview.ts');
        finish(await runPreview(withImages(context, flags), icon, flags));
      }),
  (program, context, finish) =>
    addDesignOptions(program.command('export'))
      .description('Write a package (default: ./favsmith.json).')
      .option('--out <folder>', 'where to write: a folder or a .zip', '.')
      .option('--dry-run', 'write nothing')
      .option(...FORCE)
      .option(...SERVER)
      .option(...JSON_OUTPUT)
      .action(async (icon, flags) => {
        const { runExport } = await import('./commands/export.ts');
        finish(await runExport(context, icon, flags));
      }),
  (program, context, finish) =>
    addDesignOptions(program.command('install'))
      .description('Add a favicon to this project.')
      .option('--project <folder>', 'folder of the project', '.')
      .option('--dry-run', 'show the changes, write nothing')
      .option('-y, --yes', 'apply the changes without a prompt')
      .option(...SERVER)
      .option(...JSON_OUTPUT)
      .action(async (icon, flags) => {
        const { runInstall } = await import('./commands/install.ts');
        finish(await runInstall(context, icon, flags));
      }),
  (program, context, finish) =>
    program
      .command('check')
      .description('Find defects of the favicon of a site.')
      .argument('[folder or URL]', 'site to check', '.')
      .option('--errors-only', 'exit with 1 for errors, not for warnings')
      .option(...JSON_OUTPUT)
      .action(async (target, flags) => {
        const { runCheck } = await import('./commands/check.ts');
        finish(await runCheck(context, target, flags));
      }),
  (program, context) =>
    program
      .command('design')
      .description('List the options of a design.')
      .action(() => printLine(context, wrapped(describeDesignOptions(), context.columns))),
  (program, context, finish) =>
    program
      .command('serve')
      .description('Start the studio and the HTTP API.')
      .option('--port <n>', 'port to listen on (variable PORT; default: 3000)')
      .option('--host <address>', 'address to listen on (variable HOST; default: 0.0.0.0)')
      .action(async flags => {
        const { runServe } = await import('./commands/serve.ts');
        finish(await runServe(context, flags));
      }),
  program =>
    program
      .command('mcp')
      .description('Serve agents over stdio (MCP).')
      .action(async () => {
        const { runMcp } = (await importBundle('mcp')) ?? (await import('./commands/mcp.ts'));
        runMcp();
      }),
  (program, context, finish) =>
    program
      .command('completion')
      .description('Print a completion script for a shell.')
      .argument('<shell>', 'bash, zsh, fish or powershell')
      .action(async shell => {
        const { runCompletion } = await import('./commands/completion.ts');
        finish(await runCompletion(context, program, shell));
      }),
];

const HELP = `
  favsmith export lucide/rocket --bg "#0ea5e9" --dark --out public/`;

const MAXIMUM_COLUMNS = 80;

/** Wraps long lines for narrow terminals. Indents further lines to the second column, if there is one. */
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

const createProgram = (context: Context, finish: Finish): Command => {
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
      // Suppresses this output, because `finishParse` prints errors.
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
  for (const addCommand of COMMANDS) addCommand(program, context, finish);
  return program;
};

/** Rejects empty files, folders and URLs. Empty design options count as absent. */
const requireValues = (command: Command): void => {
  const values = command.opts();
  for (const option of command.options)
    if (/<(file|folder|url|slug|id|address)>/.test(option.flags) && values[option.attributeName()] === '')
      throw usageError(`${option.long} must not be empty.`);
};

export const runProgram = async (given: readonly string[], outer: Context): Promise<number> => {
  const context = withSafeOutput(outer);
  let exitCode: number = EXIT.ok;
  const program = createProgram(context, code => {
    exitCode = code;
  });
  const argv = given[0] === 'help' || given.length === 0 ? [...given.slice(1, 2), '--help'] : given;
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
