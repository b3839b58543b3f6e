// npm run test:mutation [-- modules] [--lines 20] [--seed 1]: changes the code of random lines of a module (with --lines
// all, of all lines), one change at a time, and runs its fast tests after each.
//
// No test can detect changes of code that only saves time, and of values that are never read.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../bench/statistics.mjs';
import { root, run, runSteps } from './steps.mjs';

/** Folders in test/ with the tests of each module. */
const MODULES = {
  svg: ['svg'],
  compose: ['compose', 'artwork'],
  contract: ['contract'],
  search: ['search'],
  catalog: ['catalog', 'ingest/catalog'],
  check: ['check'],
  package: ['package'],
};
const tools = join(root, 'tools', 'mutation');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const modules = positionals.length > 0 ? positionals : Object.keys(MODULES);
const unknown = modules.find(module => !(module in MODULES));
if (unknown !== undefined) {
  console.error(`unknown module ${unknown}: choose from ${Object.keys(MODULES).join(', ')}`);
  process.exit(1);
}

await runSteps();
if (!existsSync(join(tools, 'node_modules')))
  run(['npm', 'ci', '--ignore-scripts', '--omit=peer', '--prefix', tools]);

/** Lines with code, as `path:line-line`. */
const linesOf = module =>
  readdirSync(join(root, 'src', module), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .sort()
    .flatMap(path =>
      readFileSync(join(root, 'src', module, path), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `src/${module}/${path}:${index + 1}-${index + 1}` })),
    )
    .filter(
      ({ line }) =>
        /[-+*/%<>=!&|?(]|true|false|'/.test(line) &&
        !/^\s*(\/\/|\/?\*|import |export \* |export \{|\} from)/.test(line),
    )
    .map(({ place }) => place);

const sample = (places, random) =>
  values.lines === 'all'
    ? places
    : places
        .map(place => ({ place, order: random(2 ** 32) }))
        .sort((a, b) => a.order - b.order)
        .slice(0, Number(values.lines))
        .map(({ place }) => place);

const folder = mkdtempSync(join(tmpdir(), 'favsmith-mutation-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const mutate = module => {
  const report = join(folder, `${module}.json`);
  const config = join(folder, `${module}.config.json`);
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [join(tools, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      testRunner: 'vitest',
      vitest: { configFile: 'tools/mutation/vitest.config.ts' },
      mutate: sample(linesOf(module), randomFrom(Number(values.seed))),
      // Strings are not mutated: tests should not check the wording of messages.
      mutator: { excludedMutations: ['StringLiteral'] },
      reporters: ['progress', 'json'],
      jsonReporter: { fileName: report },
      tempDirName: join(folder, 'sandbox'),
      // Stryker copies the folder, but cannot copy links to folders in the projects of `test:frameworks`.
      ignorePatterns: ['integrations/.apps'],
      concurrency: 2,
      // On a busy machine, the tests of `package` take longer than the default of five minutes.
      dryRunTimeoutMinutes: 20,
      // Uses no tsconfig, because Stryker would prepare it with the API of TypeScript 6.
      tsconfigFile: 'none',
      disableTypeChecks: false,
      allowEmpty: true,
    }),
  );
  const { status } = spawnSync(
    process.execPath,
    [join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_FOLDERS: MODULES[module].join() } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([path, { mutants, source }]) =>
    mutants.map(mutant => ({
      ...mutant,
      path,
      code: source.split('\n')[mutant.location.start.line - 1].trim(),
    })),
  );
};

const summaries = modules.map(module => {
  const mutants = mutate(module);
  const caught = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { path, location, mutatorName, replacement, code } of survivors)
    console.log(`survived ${path}:${location.start.line} ${mutatorName}: ${replacement}\n  ${code}`);
  const tried = caught + survivors.length;
  return `${module}: ${caught} of ${tried} caught, ${((100 * caught) / tried).toFixed(0)} %`;
});
console.log(summaries.join('\n'));
