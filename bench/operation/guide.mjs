// Generated sections of docs/operations.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/steps.mjs';

const GUIDE = join(root, 'docs', 'operations.md');

/**
 * Replaces the section between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} name
 * @param {string} text
 */
export const writeGuideSection = (name, text) => {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const guide = readFileSync(GUIDE, 'utf8');
  const [before, rest] = guide.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/operations.md has no section ${name}`);
  writeFileSync(GUIDE, `${before}${start}\n${text.trim()}\n${end}${after}`);
};

/** Load average before the measurement. Other programs increase the measured times. */
const OTHER_LOAD = loadavg()[0]?.toFixed(1);

/** Machine, load, date and commit of a measurement. */
export const circumstances = () => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const date = new Date().toISOString().slice(0, 10);
  return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, load average ${OTHER_LOAD} before, Node.js ${process.versions.node}, ${date}, commit ${commit}`;
};

/**
 * A Markdown table with one row per key.
 * @param {string} corner
 * @param {Record<string, Record<string, string | number>>} rows
 */
export const markdownTable = (corner, rows) => {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const line = cells => `| ${cells.join(' | ')} |`;
  return [
    line([corner, ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...Object.entries(rows).map(([name, row]) => line([name, ...columns.map(column => row[column])])),
  ].join('\n');
};
