// npm run catalog [-- arguments]: rebuilds the catalog, optionally with a set added or removed.
import { run, runSteps } from './steps.mjs';

const extra = process.argv.slice(2);
if (extra.some(argument => argument.startsWith('--out'))) {
  // Does not run the catalog step, which would mark data/catalog.bin as up to date, although this build may write
  // another file.
  await runSteps(['install', 'compile']);
  run(['node', 'dist/ingest/build-catalog.js', ...extra]);
} else await runSteps(['install', 'compile', 'catalog'], { force: true, extra });
