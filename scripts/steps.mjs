// Build steps. A step is skipped while its inputs are unchanged. (Decision 090)
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// Every script checks the version of Node.js first: otherwise installation or build would fail with obscure errors.
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const required = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(required, 'en', { numeric: true }) < 0)
  fail(`Favsmith needs Node.js ${required} or newer: this is ${process.version}.`);

const lockfile = 'package-lock.json';
const builder = (name, ...options) => ({
  command: ['node', ...options, `dist/ingest/${name}.js`],
  program: `dist/ingest/${name}.js`,
});
const pureModules = ['src/model', 'src/svg', 'src/compose', 'src/raster', 'src/contract', 'src/client'];

/**
 * @typedef {object} Step
 * @property {string[]} command
 * @property {string[]} after Steps that must end before this one starts.
 * @property {number} seconds Duration on two idle cores, for the estimates that users see.
 * @property {string} output A file that exists after the step.
 * @property {string[]} [inputs] Files and folders that the step reads. Absent for the installation, whose state
 * npm records.
 * @property {string[]} [without] Folders inside `inputs` that the step ignores.
 * @property {boolean} [isForPackage] Whether only the npm package needs the step.
 * @property {string} [program] Compiled program; it and the modules that it imports are inputs, too.
 */

/**
 * The build steps in the order of a full build.
 * @satisfies {Record<string, Step>}
 */
export const steps = {
  install: {
    after: [],
    seconds: 35,
    output: 'node_modules/.package-lock.json',
    // A silent `npm run` would hide the error of this command.
    command: ['npm', 'ci', '--ignore-scripts', '--loglevel=error'],
  },
  compile: {
    after: ['install'],
    seconds: 6,
    inputs: [
      lockfile,
      'package.json',
      'scripts/compile.mjs',
      'tsconfig.base.json',
      'tsconfig.pure.json',
      'tsconfig.arrays.json',
      'tsconfig.node.json',
      'src',
    ],
    without: ['src/studio'],
    output: 'dist/bundle/server.js',
    command: ['node', 'scripts/compile.mjs'],
  },
  catalog: {
    after: ['compile'],
    seconds: 40,
    inputs: [lockfile, 'vocabulary', 'catalog.config.json'],
    output: 'data/catalog.bin',
    // With V8's usual young generation, collecting garbage takes another sixth of the processor time.
    ...builder('build-catalog', '--max-semi-space-size=64'),
  },
  emoji: {
    after: ['compile'],
    seconds: 30,
    inputs: [lockfile, 'vocabulary'],
    output: 'data/emoji.bin',
    ...builder('build-emoji'),
  },
  fonts: {
    // Needs nothing of emoji, but catalog and emoji already keep two cores busy.
    after: ['emoji'],
    seconds: 12,
    inputs: [lockfile],
    output: 'data/fonts/index.json',
    ...builder('build-fonts'),
  },
  studio: {
    after: ['catalog', 'fonts'],
    seconds: 3,
    inputs: [
      lockfile,
      'vite.config.ts',
      'tsconfig.base.json',
      'src/studio',
      'src/check',
      'src/package',
      'src/ingest/studio',
      'static/service-worker.js',
      ...pureModules,
    ],
    output: 'dist/studio/index.html',
    command: ['node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  licenses: {
    after: ['studio'],
    seconds: 1,
    inputs: [
      lockfile,
      'scripts/licenses.mjs',
      'scripts/shipped-works.mjs',
      'dist/bundle/.licenses.json',
      'dist/studio/.licenses.json',
    ],
    output: 'dist/studio/licenses.txt',
    command: ['node', 'scripts/licenses.mjs'],
  },
  packed: {
    after: ['catalog'],
    seconds: 9,
    inputs: ['data/catalog.bin'],
    output: 'data/catalog.bin.br',
    isForPackage: true,
    ...builder('pack-catalog'),
  },
};

export const allSteps = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));

/** The steps that a running service needs. */
export const serviceSteps = allSteps.filter(name => !('isForPackage' in steps[name]));

/**
 * Runs the named steps, by default those of a service: each after those that it needs, the others at the same time. Skips
 * those that are up to date. If a step fails, this process exits with its status.
 * @param {(keyof typeof steps)[]} [names]
 * @param {{ force?: boolean, extra?: string[] }} [options] for the last step: run it even if it is up to date, and
 * with more arguments
 */
export async function runSteps(names = serviceSteps, { force = false, extra = [] } = {}) {
  announce(names);
  for (const signal of SIGNALS) process.on(signal, exitOnSignal);
  /** @type {Map<string, Promise<void>>} */
  const ends = new Map();
  const runAfterOthers = async name => {
    await Promise.all(steps[name].after.map(other => ends.get(other)));
    const isLast = name === names.at(-1);
    if ((force && isLast) || !isCurrent(steps[name])) await runStep(name, isLast ? extra : []);
  };
  for (const name of names) ends.set(name, runAfterOthers(name));
  await Promise.all(ends.values());
  for (const signal of SIGNALS) process.off(signal, exitOnSignal);
}

/** Prints the estimated duration of the steps that have no output yet, if there is something to wait for. */
function announce(names) {
  /** @type {(name: string) => number} */
  const secondsUntil = name => {
    const { after, seconds, output } = steps[name];
    const own = names.includes(name) && !existsSync(join(root, output)) ? seconds : 0;
    return own + Math.max(0, ...after.map(secondsUntil));
  };
  const seconds = Math.max(...names.map(secondsUntil));
  if (seconds >= 10) process.stdout.write(`First start: about ${Math.ceil(seconds / 10) * 10} seconds.\n`);
}

/**
 * A command with its program as a path. Windows starts npm.cmd only through cmd.exe, which splits arguments at
 * spaces: there, Node.js runs the script of npm beside it.
 * @param {string[]} command
 * @returns {string[]}
 */
export function withoutShell([program, ...args]) {
  if (program === 'node') return [process.execPath, ...args];
  if (program !== 'npm' || process.platform !== 'win32') return [program, ...args];
  const script =
    process.env.npm_execpath ?? join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return [process.execPath, script, ...args];
}

/**
 * Runs a command in the project folder, on this terminal. If it fails, this process exits with the same status.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [environment] additions to the environment
 */
export function run(command, environment = {}) {
  const [program, ...args] = withoutShell(command);
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (result.error) fail(`${program} could not be started: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Programs of the steps that run. They end with this process. */
const programs = new Set();
process.on('exit', () => {
  for (const program of programs) program.kill();
});
/** Signals that end a process without the event `exit` unless it has a listener. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);
/** @param {unknown} _name @param {number} number */
const exitOnSignal = (_name, number) => process.exit(128 + number);

/** Interval in which a step that prints nothing shows that it is running. */
const PROGRESS_SECONDS = 5;

async function runStep(name, extra) {
  /** @type {Step} */
  const step = steps[name];
  const [program, ...args] = withoutShell([...step.command, ...extra]);
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const print = text => process.stdout.write(`${name}: ${text}\n`);
  print([...step.command, ...extra].join(' '));
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] });
  programs.add(child);
  const progress = setInterval(
    () => print(`running for ${elapsed().toFixed(0)} s (usually ${step.seconds} s)`),
    PROGRESS_SECONDS * 1000,
  );
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => {
      progress.refresh();
      print(line);
    });
  const status = await new Promise(resolve =>
    child
      .once('error', error => fail(`${name}: ${program} could not be started: ${error.message}`))
      .once('close', resolve),
  );
  clearInterval(progress);
  programs.delete(child);
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(join(root, step.output))) fail(`${name}: ${step.output} is missing after the step`);
  if (step.inputs) writeStamp(step, fingerprint(step));
  print(`done in ${elapsed().toFixed(1)} s`);
}

/** @param {Step} step */
function isCurrent(step) {
  if (!existsSync(join(root, step.output))) return false;
  return step.inputs ? readStamp(step) === fingerprint(step) : isInstalled();
}

/** Whether the packages of a lock file are installed. Ignores optional packages, which depend on the platform. */
export function isInstalled(folder = '') {
  const state = join(folder, steps.install.output);
  if (!existsSync(join(root, state))) return false;
  const wanted = readJson(join(folder, lockfile)).packages;
  const present = readJson(state).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/** @param {Step} step */
function fingerprint({ command, inputs = [], without = [], program }) {
  const hash = createHash('sha256').update(command.join(' '));
  const modules = program ? [...importedModules(program)].sort() : [];
  for (const path of [...inputs.flatMap(input => filesUnder(input, without)), ...modules]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * The paths of a compiled module and of all compiled modules that it imports, directly or not.
 * @param {string} path
 * @param {Set<string>} [found]
 */
function importedModules(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export)\s[^;]*?'(\.[^']+)';$/gm))
    importedModules(posix.join(dirname(path), target), found);
  return found;
}

function filesUnder(path, without) {
  if (without.includes(path)) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap(name => filesUnder(`${path}/${name}`, without));
}

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));
const stampPath = ({ output }) => join(root, dirname(output), `.${basename(output)}.stamp`);
const readStamp = step => existsSync(stampPath(step)) && readFileSync(stampPath(step), 'utf8');

function writeStamp(step, value) {
  mkdirSync(dirname(stampPath(step)), { recursive: true });
  writeFileSync(stampPath(step), value);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
