// npm run bench [-- parts] [--report] [-- options]: builds, then runs benchmarks.
//   npm run bench                      all parts
//   npm run bench -- search http       some parts
//   npm run bench -- search --ours     one part with options
//   npm run bench -- --report          all parts, or the named ones; writes their tables to docs/benchmarks.md
//   npm run bench -- --quick           all parts with a tenth of the rounds; writes nothing
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps } from '../scripts/steps.mjs';
import { requireCommit, writeReport } from './report.mjs';

/**
 * Programs of the parts, and their titles in docs/benchmarks.md. A part without a title is in no report.
 * @type {Record<string, { program: string, title?: string }>}
 */
const PARTS = {
  start: { program: 'http/start.mjs', title: 'Start and memory' },
  search: { program: 'search/search.mjs', title: 'Search speed' },
  relevance: { program: 'search/relevance.mjs', title: 'Search relevance' },
  http: { program: 'http/http.mjs', title: 'Search and repeated export over HTTP' },
  costs: { program: 'http/costs.mjs', title: 'Processor time per unit of quota' },
  export: { program: 'export/export.mjs', title: 'Export beside other generators' },
  rasterizer: { program: 'export/rasterizer.mjs', title: 'Rasterizer speed' },
  studio: { program: 'studio/studio.mjs', title: 'Studio in Chromium' },
  load: { program: 'export/load.mjs', title: 'Requests under export load' },
  capacity: { program: 'operation/capacity.mjs' },
};

const args = process.argv.slice(2).filter(arg => arg !== '--report' && arg !== '--quick');
const [isReport, isQuick] = ['--report', '--quick'].map(flag => process.argv.includes(flag));
const firstOption = args.findIndex(arg => arg.startsWith('-'));
const named = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
const unknown = named.find(name => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`unknown benchmark ${unknown}: choose from ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
if (isReport && isQuick) {
  console.error('a report needs all rounds: omit --quick');
  process.exit(1);
}

if (isReport) requireCommit();
await runSteps();
// Compared packages are installed in bench/, and only when a benchmark runs.
if (!existsSync(join(import.meta.dirname, 'node_modules')))
  run(['npm', 'ci', '--ignore-scripts', '--prefix', import.meta.dirname]);

for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const { program, title } = PARTS[name];
  const output = await runPart(join('bench', program), options);
  if (output === undefined) {
    // The other parts still run, because a report takes half an hour.
    console.error(`${name} failed`);
    process.exitCode = 1;
  } else if (isReport && title) writeReport({ command: [name, ...options].join(' '), title, output });
}

/**
 * Runs a part on this terminal. Returns its output, or undefined if it fails.
 * @param {string} program
 * @param {string[]} options
 * @returns {Promise<string | undefined>}
 */
function runPart(program, options) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [program, ...options], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, BENCH_QUICK: isQuick ? '1' : '0' },
    });
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', status => resolve(status === 0 ? output : undefined));
  });
}
