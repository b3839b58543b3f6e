// npm run bench [-- parts] [--report] [-- options]: builds, then runs benchmarks.
//   npm run bench                      all parts
//   npm run bench -- search http       some of them
//   npm run bench -- search --ours     one of them with options
//   npm run bench -- cold --node 26    one that compares another Node.js release
//   npm run bench -- --report          all parts (or those named), and writes their tables to docs/benchmarks.md
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps } from '../scripts/steps.mjs';
import { writeReport } from './report.mjs';

/** Programs of the parts, and what the report says about each. */
const PARTS = {
  start: { program: 'http/start.mjs', title: 'Start and memory' },
  search: { program: 'search/search.mjs', title: 'Search speed' },
  relevance: { program: 'search/relevance.mjs', title: 'Search relevance' },
  http: { program: 'http/http.mjs', title: 'Search and repeated export over HTTP' },
  export: { program: 'export/export.mjs', title: 'Export beside other generators' },
  rasterizer: { program: 'export/rasterizer.mjs', title: 'Rasterizer speed' },
  accuracy: { program: 'export/accuracy.mjs', title: 'Rasterizer accuracy' },
  cold: { program: 'export/cold.mjs', title: 'First exports' },
  warm: { program: 'export/warm.mjs', title: 'Warm exports' },
  load: { program: 'export/load.mjs', title: 'Requests under export load' },
  cores: { program: 'export/cores.mjs', title: 'Export on several cores' },
  studio: { program: 'http/studio.mjs', title: 'Studio' },
};

const args = process.argv.slice(2).filter(arg => arg !== '--report');
const isReport = process.argv.includes('--report');
const firstOption = args.findIndex(arg => arg.startsWith('-'));
const named = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
const unknown = named.find(name => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`unknown benchmark ${unknown}: choose from ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

runSteps();
// The packages under comparison are installed only here and only when a benchmark runs.
if (!existsSync(join(import.meta.dirname, 'node_modules')))
  run(['npm', 'ci', '--ignore-scripts', '--prefix', import.meta.dirname]);

for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const { program, title } = PARTS[name];
  const output = await runPart(join('bench', program));
  if (isReport) writeReport({ command: [name, ...options].join(' '), title, output });
}

/**
 * Runs a part on this terminal and returns what it prints.
 * @param {string} program
 * @returns {Promise<string>}
 */
function runPart(program) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [program, ...options], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', status => {
      if (status !== 0) process.exit(status ?? 1);
      resolve(output);
    });
  });
}
