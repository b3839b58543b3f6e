// favsmith completion: prints shell scripts that complete commands and options.
import type { Command } from 'commander';
import { type Context, EXIT, printLine, usageError } from '../context.ts';

interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  /** Known values of the argument. */
  readonly shells: readonly string[];
  readonly flags: readonly CompletedFlag[];
}

interface CompletedFlag {
  readonly name: string;
  readonly description: string;
  readonly choices: readonly string[];
  readonly takesValue: boolean;
}

export const runCompletion = async (
  context: Context,
  shell: string,
  _options: object,
  { parent }: Command,
): Promise<number> => {
  const script = SCRIPTS[shell];
  if (!script)
    throw usageError(`The shell must be one of ${Object.keys(SCRIPTS).join(', ')}, got "${shell}".`);
  const { listLibraries } = await import('../../service/index.ts');
  const libraries = await listLibraries().catch(() => []);
  const values: OptionValues = {
    '--library': libraries.map(({ slug }) => slug),
    '--style': [...new Set(libraries.flatMap(({ styles }) => styles))],
  };
  printLine(context, script((parent?.commands ?? []).map(command => readCommand(command, values))));
  return EXIT.ok;
};

type OptionValues = Readonly<Record<string, readonly string[]>>;

const readCommand = (command: Command, values: OptionValues): CompletedCommand => ({
  name: command.name(),
  description: command.description(),
  shells: command.name() === 'completion' ? Object.keys(SCRIPTS) : [],
  flags: command.options.map(({ long, description, argChoices, required }) => ({
    name: long ?? '',
    description,
    choices: argChoices ?? values[long ?? ''] ?? [],
    takesValue: required,
  })),
});

const bashScript = (
  commands: readonly CompletedCommand[],
): string => `# bash: eval "$(favsmith completion bash)"
_favsmith() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${commands.flatMap(({ name, flags }) => flags.filter(({ choices }) => choices.length > 0).map(flag => `    "${name} ${flag.name}") COMPREPLY=($(compgen -W "${flag.choices.join(' ')}" -- "$current")); return ;;`)).join('\n')}
    "completion completion") COMPREPLY=($(compgen -W "${Object.keys(SCRIPTS).join(' ')}" -- "$current")); return ;;
    *" --out") COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, flags }) => `    ${name}) COMPREPLY=($(compgen -W "${flags.map(flag => flag.name).join(' ')} --help" -- "$current")) ;;`).join('\n')}
  esac
  [[ $current != -* ]] && COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _favsmith favsmith`;

/** Removes characters that would end a string in zsh's `_arguments`. */
const zshText = (text: string): string => text.replace(/['[\]:\\]/g, '').replace(/\.$/, '');

const zshFlag = ({ name, description, choices, takesValue }: CompletedFlag): string => {
  const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
  return `'${name}[${zshText(description)}]${takesValue ? value : ''}'`;
};

const zshScript = (commands: readonly CompletedCommand[]): string => `#compdef favsmith
# zsh: eval "$(favsmith completion zsh)"
_favsmith() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, description }) => `      '${name}:${zshText(description)}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(({ name, flags, shells }) => `    ${name}) _arguments ${[...flags.map(zshFlag), shells.length > 0 ? `'1:shell:(${shells.join(' ')})'` : "'*:file:_files'"].join(' ')} ;;`).join('\n')}
  esac
}
compdef _favsmith favsmith`;

const fishText = (text: string): string => text.replaceAll("'", "\\'").replace(/\.$/, '');

const fishFlag = (command: string, { name, description, choices, takesValue }: CompletedFlag): string => {
  const value = choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : ' -r';
  return `complete -c favsmith -n '__fish_seen_subcommand_from ${command}' -l ${name.slice(2)}${takesValue ? value : ''} -d '${fishText(description)}'`;
};

const fishScript = (commands: readonly CompletedCommand[]): string =>
  [
    '# fish: favsmith completion fish | source',
    ...commands.map(
      ({ name, description }) =>
        `complete -c favsmith -n __fish_use_subcommand -f -a ${name} -d '${fishText(description)}'`,
    ),
    ...commands.flatMap(({ name, flags }) => flags.map(flag => fishFlag(name, flag))),
    ...commands.flatMap(({ name, shells }) =>
      shells.map(shell => `complete -c favsmith -n '__fish_seen_subcommand_from ${name}' -f -a ${shell}`),
    ),
  ].join('\n');

const powershellScript = (
  commands: readonly CompletedCommand[],
): string => `# PowerShell: favsmith completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName favsmith -ScriptBlock {
  param($word, $ast)
  $words = @($ast.CommandElements | ForEach-Object { "$_" })
  $values = switch ($words[1]) {
${commands.map(({ name, flags, shells }) => `    '${name}' { ${[...flags.map(flag => flag.name), '--help', ...shells].map(value => `'${value}'`).join(', ')} }`).join('\n')}
  }
  if ($words.Count -lt 2 -or ($words.Count -eq 2 -and $word)) { $values = ${commands.map(({ name }) => `'${name}'`).join(', ')} }
  $values | Where-Object { $_ -like "$word*" }
}`;

const SCRIPTS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};
