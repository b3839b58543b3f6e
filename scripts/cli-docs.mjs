// npm run generate: runs the commands in docs/cli.md and writes their output there.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runSteps } from './steps.mjs';

const page = join(root, 'docs', 'cli.md');

/**
 * Replaces the output in every block of the language `console`, in which `$ ` starts a command. All commands run
 * in the same folder, which is empty at first. A block of the language `html` becomes the file index.html in that
 * folder.
 * @param {string} text
 */
export const runExamples = text => {
  const parent = mkdtempSync(join(tmpdir(), 'favsmith-docs-'));
  try {
    const folder = join(parent, 'site');
    const programs = join(parent, 'bin');
    mkdirSync(folder);
    mkdirSync(programs);
    const favsmith = join(programs, 'favsmith');
    writeFileSync(
      favsmith,
      `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'dist', 'cli', 'main.js')}" "$@"\n`,
    );
    chmodSync(favsmith, 0o755);
    const env = { PATH: `${programs}${delimiter}${process.env.PATH}`, HOME: parent };
    const outputOf = command => {
      const shell = ['-c', `( ${command}\n) 2>&1 || true`];
      return `$ ${command}\n${execFileSync('sh', shell, { cwd: folder, env, encoding: 'utf8' })}`;
    };
    return text.replace(/^```(console|html)\n([\s\S]*?)^```/gm, (block, language, content) => {
      if (language === 'console') {
        const commands = [...content.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command);
        return `\`\`\`console\n${commands.map(outputOf).join('')}\`\`\``;
      }
      writeFileSync(join(folder, 'index.html'), content);
      return block;
    });
  } finally {
    rmSync(parent, { recursive: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runSteps();
  writeFileSync(page, runExamples(readFileSync(page, 'utf8')));
}
