// The benchmark report docs/benchmarks.md: one section per part, with machine, date and commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';

const REPORT = join(root, 'docs', 'benchmarks.md');
/** Names and exact versions of the compared packages, from the two lists that pin them. */
const peers = () => {
  const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { '@resvg/resvg-js': resvg } = read('package.json').devDependencies;
  const versions = { ...read('bench/package.json').dependencies, '@resvg/resvg-js': resvg };
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
};

const preface = () => `# Benchmarks

Written by \`npm run bench -- --report\`; \`npm run bench -- --report <part>\` replaces one section.
Compare figures within a table: the machine is small and shared, and figures of different runs differ by a tenth and more.
Compared: ${peers()}.
`;

/**
 * Replaces the section of a part, or appends it.
 * @param {{ command: string, title: string, output: string }} part
 */
export const writeReport = ({ command, title, output }) => {
  const [, ...sections] = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split(/^(?=## )/m) : [''];
  const section = `## ${title}\n\n\`npm run bench -- ${command}\`: ${circumstances()}\n${output}`;
  const index = sections.findIndex(text => text.startsWith(`## ${title}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  writeFileSync(REPORT, `${[preface(), ...sections].map(text => text.trimEnd()).join('\n\n')}\n`);
};

/** Throws if the work tree has changes: nobody could repeat the figures. */
export const requireCommit = () => {
  const changes = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md', ':!docs/operations.md');
  if (changes) throw new Error(`a report describes a commit: commit these changes first\n${changes}`);
};

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const circumstances = () => {
  const commit = git('rev-parse', '--short', 'HEAD');
  const date = new Date().toISOString().slice(0, 10);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const cores = `${availableParallelism()} × ${cpus()[0]?.model.trim()}`;
  // Other programs increase the measured times.
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  return `${cores}, ${memory}, ${type()}, ${load}, Node.js ${process.versions.node}, ${date}, commit ${commit}`;
};
