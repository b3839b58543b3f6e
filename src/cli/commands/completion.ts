import type { Command, Option } from 'commander';
import { type Context, EXIT, printLine, usageError } from '../context.ts';

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
  const values: Readonly<Record<string, string[]>> = {
    '--library': libraries.map(({ slug }) => slug),
    '--style': [...new Set(libraries.flatMap(({ styles }) => styles))],
  };
  const commands = parent?.commands ?? [];
  for (const option of commands.flatMap(({ options }) => options)) {
    const known = option.argChoices ?? values[option.long ?? ''];
    if (known) option.argChoices = known;
  }
  printLine(context, script(commands));
  return EXIT.ok;
};

const flagsOf = ({ options }: Command): readonly string[] => options.map(({ long }) => long ?? '');

/** Values that complete the argument of a command. */
const shellsOf = (command: Command): readonly string[] =>
  command.name() === 'completion' ? Object.keys(SCRIPTS) : [];

const bashScript = (commands: readonly Command[]): string => `# bash: eval "$(favsmith completion bash)"
_favsmith() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(command => command.name()).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${commands.flatMap(command => command.options.filter(({ argChoices }) => argChoices).map(({ long, argChoices }) => `    "${command.name()} ${long}") COMPREPLY=($(compgen -W "${argChoices?.join(' ')}" -- "$current")); return ;;`)).join('\n')}
    "completion completion") COMPREPLY=($(compgen -W "${Object.keys(SCRIPTS).join(' ')}" -- "$current")); return ;;
    *" --out") COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(command => `    ${command.name()}) COMPREPLY=($(compgen -W "${flagsOf(command).join(' ')} --help" -- "$current")) ;;`).join('\n')}
  esac
  [[ $current != -* ]] && COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _favsmith favsmith`;

/** Removes characters that would end a string in zsh's `_arguments`. */
const zshText = (text: string): string => text.replace(/['[\]:\\]/g, '').replace(/\.$/, '');

const zshFlag = ({ long, description, argChoices, required }: Option): string => {
  const value = argChoices ? `:value:(${argChoices.join(' ')})` : ':value:_files';
  return `'${long}[${zshText(description)}]${required ? value : ''}'`;
};

const zshScript = (commands: readonly Command[]): string => `#compdef favsmith
# zsh: eval "$(favsmith completion zsh)"
_favsmith() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(command => `      '${command.name()}:${zshText(command.description())}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(command => `    ${command.name()}) _arguments ${[...command.options.map(zshFlag), shellsOf(command).length > 0 ? `'1:shell:(${shellsOf(command).join(' ')})'` : "'*:file:_files'"].join(' ')} ;;`).join('\n')}
  esac
}
compdef _favsmith favsmith`;

const fishText = (text: string): string => text.replaceAll("'", "\\'").replace(/\.$/, '');

const fishFlag = (command: Command, { long = '', description, argChoices, required }: Option): string => {
  const value = argChoices ? ` -x -a '${argChoices.join(' ')}'` : ' -r';
  return `complete -c favsmith -n '__fish_seen_subcommand_from ${command.name()}' -l ${long.slice(2)}${required ? value : ''} -d '${fishText(description)}'`;
};

const fishScript = (commands: readonly Command[]): string =>
  [
    '# fish: favsmith completion fish | source',
    ...commands.map(
      command =>
        `complete -c favsmith -n __fish_use_subcommand -f -a ${command.name()} -d '${fishText(command.description())}'`,
    ),
    ...commands.flatMap(command => command.options.map(option => fishFlag(command, option))),
    ...commands.flatMap(command =>
      shellsOf(command).map(
        shell => `complete -c favsmith -n '__fish_seen_subcommand_from ${command.name()}' -f -a ${shell}`,
      ),
    ),
  ].join('\n');

const powershellScript = (
  commands: readonly Command[],
): string => `# PowerShell: favsmith completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName favsmith -ScriptBlock {
  param($word, $ast)
  $words = @($ast.CommandElements | ForEach-Object { "$_" })
  $values = switch ($words[1]) {
${commands.map(command => `    '${command.name()}' { ${[...flagsOf(command), '--help', ...shellsOf(command)].map(value => `'${value}'`).join(', ')} }`).join('\n')}
  }
  if ($words.Count -lt 2 -or ($words.Count -eq 2 -and $word)) { $values = ${commands.map(command => `'${command.name()}'`).join(', ')} }
  $values | Where-Object { $_ -like "$word*" }
}`;

const SCRIPTS: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};
