// npm run generate: runs the commands in docs/cli.md and writes their output there.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runSteps } from './steps.mjs';

const page = join(root, 'docs', 'cli.md');

const wordsOf = command =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

/**
 * The commands of the page, implemented without a shell: `favsmith`, and commands that change files.
 * @type {Record<string, (folder: string, ...args: string[]) => string>}
 */
const PROGRAMS = {
  favsmith: (folder, ...args) => {
    const output = join(folder, '..', 'output');
    const file = openSync(output, 'w');
    const program = [join(root, 'dist', 'cli', 'main.js'), ...args];
    // Uses one file for both streams, to keep the order of their lines.
    spawnSync(process.execPath, program, { cwd: folder, stdio: ['ignore', file, file], env: {} });
    closeSync(file);
    return readFileSync(output, 'utf8');
  },
  rm: (folder, name) => {
    rmSync(join(folder, name));
    return '';
  },
  sed: (folder, _inPlace, expression, name) => {
    const [, from, to] = expression.split('/');
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
    return '';
  },
};

/** Runs a command of the page, in the form `cd folder && program … | head -n lines`. */
const outputOf = (command, folder) => {
  const [, inner = '', call = '', lines] =
    /^(?:cd (\S+) && )?(.*?)(?: \| head -n (\d+))?$/.exec(command) ?? [];
  const [program, ...args] = wordsOf(call);
  const output = PROGRAMS[program](join(folder, inner), ...args);
  return `$ ${command}\n${lines ? output.split('\n', Number(lines)).join('\n').concat('\n') : output}`;
};

/**
 * Replaces the output in every block of the language `console`, in which `$ ` starts a command. All commands run
 * in one folder, which is new and empty. A block of the language `html` becomes the file index.html in that
 * folder.
 * @param {string} text
 */
export const runExamples = text => {
  const parent = mkdtempSync(join(tmpdir(), 'favsmith-docs-'));
  const folder = join(parent, 'site');
  mkdirSync(folder);
  try {
    return text.replace(/^```(console|html)\n([\s\S]*?)^```/gm, (block, language, content) => {
      if (language === 'console') {
        const commands = [...content.matchAll(/^\$ (.*)$/gm)].map(([, command]) => outputOf(command, folder));
        return `\`\`\`console\n${commands.join('')}\`\`\``;
      }
      writeFileSync(join(folder, 'index.html'), content);
      return block;
    });
  } finally {
    rmSync(parent, { recursive: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runSteps();
  writeFileSync(page, runExamples(readFileSync(page, 'utf8')));
}
