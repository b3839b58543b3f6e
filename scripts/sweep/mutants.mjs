// Sends mutated logos: checks responses, times and memory of the server, and opens its SVG files in Chromium.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../bench/server.mjs';
import { median } from '../../bench/statistics.mjs';
import { PICTURE_TYPES, pictureTypeOf } from '../../dist/model/picture-type.js';
import { root } from '../steps.mjs';
import { logoSources } from './artwork.mjs';
import { createMutations } from './mutations.mjs';
import { openScriptDetector } from './script-detector.mjs';

/** One in this many logos is also sent as raster images. */
const PICTURE_STEP = 40;
const PICTURE_PIXELS = 160;
/** Chromium cannot write GIF, but the test fixtures contain some. */
const CONVERTED_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const PICTURE_KINDS = Object.values(PICTURE_TYPES);

/** Number of concurrent requests, and number of responses whose SVG files Chromium opens together. */
const [CONCURRENCY, BATCH] = [2, 100];

/** A job with artwork ends after nine seconds. It may wait for another job and for a thread. */
const DEADLINE_MILLISECONDS = 20_000;

/** Memory in the second part of a long run is compared with memory in the last part. */
const PARTS = 5;
const LONG_RUN = 1000;
/** Maximum growth of memory from the second to the last part, because the allocator returns pages late. */
const MAX_GROWTH = 1.2;

const EXECUTABLE = /<script|<!ENTITY|<!DOCTYPE svg|javascript:|<foreignObject|alert\(|127\.0\.0\.1/i;

/**
 * Sends `count` mutated logos to the server. Prints a table and the failures. Returns whether there are no
 * failures.
 * @param {{ count: number, seed: number }} options
 */
export const sweepMutants = async ({ count, seed }) => {
  const detector = await openScriptDetector();
  const mutate = createMutator(await originals(detector), seed);
  const { server, address } = await startServer();
  const results = [];
  for (let sent = 0; sent < count; ) {
    const end = Math.min(count, sent + BATCH);
    const first = results.length;
    const client = async () => {
      while (sent < end) {
        const number = sent++;
        const mutant = mutate();
        const response = await send(address, mutant);
        results.push({ number, kind: mutant.kind, megabytes: residentMegabytes(server.pid), ...response });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    const batch = results.slice(first);
    const documents = [...new Set(batch.flatMap(({ svgs }) => svgs))];
    const effects = await detector.effectsOf(documents);
    for (const result of batch) {
      const own = effects.filter(({ document }) => document === undefined || result.svgs.includes(document));
      result.problems.push(...own.map(({ effect }) => `Chromium: ${effect}`));
      result.documents = result.svgs.length;
      result.svgs = [];
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${sent} of ${count} mutants`);
  }
  await detector.close();
  server.kill();
  return report(results);
};

/**
 * Real files: logos as documents and as pictures, and the test fixtures, which have rarer formats.
 * @param {Awaited<ReturnType<typeof openScriptDetector>>} chromium
 */
const originals = async chromium => {
  const documents = logoSources().map(({ svg }) => svg);
  const drawn = documents.filter((_, index) => index % PICTURE_STEP === 0);
  const folder = join(root, 'test', 'artwork', 'fixtures');
  const fixtures = readdirSync(folder).map(name => readFileSync(join(folder, name)));
  return {
    documents,
    pictures: [...fixtures, ...(await chromium.convert(drawn, CONVERTED_TYPES, PICTURE_PIXELS))],
  };
};

/** Alternates documents and pictures. All picture formats are equally frequent. */
const createMutator = ({ documents, pictures }, seed) => {
  const { pick, mutateDocument, mutatePicture } = createMutations(seed);
  let made = 0;
  return () => {
    if (made++ % 2 === 0)
      return { kind: 'SVG', body: { artwork: mutateDocument(pick(documents), pick(documents)) } };
    const kind = pick(PICTURE_KINDS);
    const bytes = mutatePicture(pick(pictures.filter(each => kindOf(each) === kind)), pick(pictures));
    const artwork = `data:image/${kind.toLowerCase()};base64,${bytes.toString('base64')}`;
    // Dark mode has another plate, so favicon.svg embeds the picture.
    return { kind, body: { artwork, bg: '#ffffff', dark_bg: '#111111' } };
  };
};

const kindOf = bytes => PICTURE_TYPES[pictureTypeOf(bytes) ?? 'image/png'];

const residentMegabytes = pid => Number(execFileSync('ps', ['-o', 'rss=', '-p', pid])) / 1024;

const send = async (address, { body }) => {
  const start = performance.now();
  const problems = [];
  const svgs = [];
  let status = 0;
  try {
    const response = await fetch(`${address}/api/v1/export`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, include_dark_mode: true }),
    });
    status = response.status;
    const { code, detail, files = [] } = await response.json();
    if (status !== 200 && code !== 'invalid_artwork') problems.push(`${status} ${code}: ${detail}`);
    for (const { path, content } of files) {
      if (path.endsWith('.svg')) svgs.push(content);
      if (/\.(?:svg|json|html|webmanifest|txt)$/.test(path) && EXECUTABLE.test(content))
        problems.push(`${path} contains ${EXECUTABLE.exec(content)}`);
    }
  } catch (error) {
    problems.push(String(error));
  }
  const milliseconds = performance.now() - start;
  if (milliseconds > DEADLINE_MILLISECONDS) problems.push(`took ${Math.round(milliseconds)} ms`);
  return { status, milliseconds, problems, svgs };
};

const report = results => {
  console.log('mutants  packages  problems  median ms  longest ms  SVG files  kind');
  for (const kind of ['SVG', ...PICTURE_KINDS]) {
    const rows = results.filter(result => result.kind === kind);
    const times = rows.map(({ milliseconds }) => milliseconds);
    const cells = [
      String(rows.length).padStart(7),
      String(rows.filter(({ status }) => status === 200).length).padStart(8),
      String(rows.filter(({ status }) => status === 400).length).padStart(8),
      median(times).toFixed(0).padStart(9),
      Math.max(...times)
        .toFixed(0)
        .padStart(10),
      String(rows.reduce((sum, { documents }) => sum + documents, 0)).padStart(9),
      kind,
    ];
    console.log(cells.join('  '));
  }
  const memory = Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [part, part + 1].map(each => Math.floor((each * results.length) / PARTS));
    return median(results.slice(from, to).map(({ megabytes }) => megabytes));
  });
  console.log(`resident memory by fifths of the run: ${memory.map(each => each.toFixed(0)).join(', ')} MB`);
  const failures = results.flatMap(({ number, kind, problems }) =>
    problems.map(problem => `mutant ${number} (${kind}): ${problem}`),
  );
  if (results.length >= LONG_RUN && memory[PARTS - 1] > MAX_GROWTH * memory[1])
    failures.push('the memory of the server grew');
  for (const failure of failures.slice(0, MAX_REPORTED)) console.log(`FAILED ${failure}`);
  console.log(`\n${results.length} mutants, ${failures.length} failures`);
  return failures.length === 0;
};

const MAX_REPORTED = 50;
