// npm run bench [-- part | all]: runs benchmarks, after building what they read.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runSteps } from '../scripts/steps.mjs';

const PARTS = ['search', 'start', 'relevance', 'http', 'export', 'load', 'cores', 'studio'];

const [part = 'all', ...rest] = process.argv.slice(2);
if (part !== 'all' && !PARTS.includes(part)) {
  console.error(`there is no benchmark ${part}; there are ${PARTS.join(', ')}, and all`);
  process.exit(1);
}

runSteps(['install', 'compile', 'catalog', 'fonts', 'studio']);
// What the benchmarks compare with is installed here only, and only when they are run.
if (!existsSync(join(import.meta.dirname, 'node_modules')))
  run(['npm', 'ci', '--ignore-scripts', '--prefix', import.meta.dirname]);
for (const name of part === 'all' ? PARTS : [part]) run(['node', `bench/${name}.mjs`, ...rest]);
