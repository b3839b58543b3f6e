// @module-tag slow
// The compiled command as a process: ports, full disks and prompts in a terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../at-end.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');

/** Runs the command until it ends. `stdout` may be a file for its output. `answer` is typed after a prompt. */
const runProcess = async (
  [program = '', ...argv]: readonly string[],
  { stdout = 'pipe', answer }: { readonly stdout?: number | 'pipe'; readonly answer?: string } = {},
) => {
  const child = spawn(program, argv, { stdio: ['pipe', stdout, 'pipe'] });
  let [output, errors, isAnswered] = ['', '', false];
  child.stdout?.on('data', chunk => {
    output += chunk;
    if (answer === undefined || isAnswered || !output.includes('[Y/n] ')) return;
    isAnswered = true;
    child.stdin?.write(answer);
  });
  child.stderr?.on('data', chunk => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors, isAnswered };
};

describe('the process of favsmith', () => {
  it('serve ends with exit code 1 and one sentence if another program listens on the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output, errors } = await runProcess([
      ...[process.execPath, COMMAND, 'serve'],
      ...['--host', '127.0.0.1', '--port', String(port)],
    ]);
    other.close();
    expect({ code, output, errors }).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^PORT is in use: .* Use another port, for example 3001\.\n$/),
    });
  });

  it
    .skipIf(!existsSync('/dev/full'))
    .each([[['libraries']], [['--help']], [['search', 'rocket', '--json']], [['completion', 'bash']]])(
    '%j ends with exit code 1 and one sentence if the disk of the output is full',
    async argv => {
      const stdout = openSync('/dev/full', 'w');
      const { code, errors } = await runProcess([process.execPath, COMMAND, ...argv], { stdout });
      expect({ code, errors }).toEqual({
        code: 1,
        errors: 'favsmith: The output cannot be written: no space is left.\n',
      });
    },
  );
});

describeWithPrograms('the prompt of install in a terminal', { script: findProgram('script') }, () => {
  const PAGE = '<!doctype html>\n<html>\n  <head>\n    <title>Site</title>\n  </head>\n</html>\n';

  const install = async (answer: string) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'index.html'), PAGE);
    const command = `'${process.execPath}' '${COMMAND}' install lucide/rocket --project '${folder}'`;
    const result = await runProcess(['script', '-qec', command, '/dev/null'], { answer });
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    return { ...result, page, hasIcon: existsSync(join(folder, 'favicon.ico')) };
  };

  it.each([
    ['n', 'n\r'],
    ['another word', 'perhaps\r'],
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('changes nothing and ends with exit code 1 after %s', async (_, answer) => {
    const { code, output, isAnswered, page, hasIcon } = await install(answer);
    expect({ code, isAnswered, page, hasIcon }).toEqual({
      code: 1,
      isAnswered: true,
      page: PAGE,
      hasIcon: false,
    });
    expect(output).toMatch(/\nfavsmith: Nothing was changed\.\r\n$/);
  });

  it.each([
    ['y', 'y\r'],
    ['Enter', '\r'],
  ])('changes the files after %s', async (_, answer) => {
    const { code, page, hasIcon } = await install(answer);
    expect({ code, hasIcon }).toEqual({ code: 0, hasIcon: true });
    expect(page).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48">');
  });
});
