// Step of the GitHub Action: export, check, annotations. Needs Node.js only.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { FAVSMITH_EXPORT, FAVSMITH_CHECK, FAVSMITH_VERSION, FAVSMITH_COMMAND, GITHUB_OUTPUT } = process.env;

/** The command line. FAVSMITH_COMMAND, a JSON array, replaces it in tests. */
const [program, ...first] = FAVSMITH_COMMAND
  ? JSON.parse(FAVSMITH_COMMAND)
  : ['npx', '--yes', FAVSMITH_VERSION ? `favsmith@${FAVSMITH_VERSION}` : 'favsmith'];

/** Runs a command and returns its JSON. Ends the step with the message of an error. */
const favsmith = (...args) => {
  const { stdout, stderr, error } = spawnSync(program, [...first, ...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // npx is a script on Windows. Node.js runs scripts only in a shell.
    shell: process.platform === 'win32' && !FAVSMITH_COMMAND,
  });
  const result = parse(stdout);
  if (result && !result.error) return result;
  const message = result?.error?.message ?? error?.message ?? stderr.trim();
  console.log(`::error::${escapeData(message || 'favsmith printed no result.')}`);
  process.exit(1);
};

const parse = text => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Escapes as the runner decodes: data, and values of properties. */
const escapeData = text => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeValue = text => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const setOutput = (name, value) => {
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`);
};

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' };

/** The first line of a page that contains a URL of the message, else its first icon link; undefined if there is none. */
const lineOf = (text, message) => {
  const lines = text.split('\n');
  const urls = message.match(/[\w./-]*\/[\w.-]+|[\w-]+\.\w+/g) ?? [];
  const found = [...urls, 'rel="icon"', 'rel="manifest"']
    .map(part => lines.findIndex(line => line.includes(part)))
    .find(index => index !== -1);
  return found === undefined ? undefined : found + 1;
};

const locationOf = (target, { subject, message }) => {
  const file = join(target, subject).replaceAll('\\', '/');
  try {
    const line = lineOf(readFileSync(file, 'utf8'), message);
    return ` file=${escapeValue(file)}${line ? `,line=${line}` : ''}`;
  } catch {
    return '';
  }
};

if (FAVSMITH_EXPORT) {
  const { files } = favsmith('export', '--out', FAVSMITH_EXPORT);
  const changed = files.filter(({ state }) => state !== 'unchanged');
  console.log(`${files.length} files in ${FAVSMITH_EXPORT}, ${changed.length} of them new or changed.`);
  setOutput('changed', changed.length > 0);
}

if (FAVSMITH_CHECK) {
  const { findings } = favsmith('check', FAVSMITH_CHECK);
  for (const finding of findings) {
    const text = escapeData(`${finding.subject}: ${finding.message} ${finding.fix}`);
    console.log(`::${COMMANDS[finding.level]}${locationOf(FAVSMITH_CHECK, finding)}::${text}`);
  }
  const errors = findings.filter(({ level }) => level === 'error').length;
  console.log(`${FAVSMITH_CHECK}: ${findings.length} findings, ${errors} of them errors.`);
  setOutput('errors', errors);
  if (errors > 0) process.exit(1);
}

if (!FAVSMITH_EXPORT && !FAVSMITH_CHECK) {
  console.log('::error::Set the input export to a folder, or check to a folder or URL.');
  process.exit(1);
}
