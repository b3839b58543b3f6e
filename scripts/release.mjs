// npm run release [-- <version>] [--dry-run]: checks, changelog, commit, tag. The workflow of the tag then publishes:
// --notes prints the section of the changelog, --publish publishes the npm package with provenance.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { root, run, runSteps, withoutShell } from './steps.mjs';

const HIGHEST_QUALITY = 11;
const VERSION_MODULE = 'src/contract/version.ts';

const read = path => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Moves the entries below "Unreleased" to a section of the version. Returns undefined if there are no entries.
 * @param {string} text of CHANGELOG.md
 * @param {{ version: string, date: string }} release `date` as YYYY-MM-DD
 */
export const releaseChangelog = (text, { version, date }) => {
  const [, entries = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  if (entries.trim() === '') return undefined;
  return text.replace('## Unreleased\n', () => `## Unreleased\n\n## ${version} (${date})\n`);
};

/**
 * The section of a version in a changelog, without its heading. Throws an Error if there is none.
 * @param {string} text of CHANGELOG.md
 * @param {string} version
 */
export const releaseNotes = (text, version) => {
  const sections = text.split(/^## /m).map(section => section.split(/\n([\s\S]*)/));
  const [, notes] = sections.find(([heading]) => heading.split(' ')[0] === version) ?? [];
  if (notes === undefined) throw new Error(`CHANGELOG.md has no section ${version}.`);
  return `${notes.trim()}\n`;
};

/**
 * The packages among `paths` that have an advisory, with its severity. Throws an Error for an audit without a result.
 * @param {{ vulnerabilities?: Record<string, { severity: string, nodes: string[] }> }} audit output of `npm audit --json`
 * @param {readonly string[]} paths of packages, such as node_modules/fastify
 */
export const bundledAdvisories = ({ vulnerabilities }, paths) => {
  if (!vulnerabilities) throw new Error('The advisories are no result of npm audit --json.');
  return Object.entries(vulnerabilities)
    .filter(([, { nodes }]) => nodes.some(node => paths.includes(node)))
    .map(([name, { severity }]) => `${name} (${severity})`);
};

/**
 * Lists the reasons why a release is impossible, one sentence each.
 * @param {{ version: string, current: string, status: string, branch: string, tags: string[], changelog: string,
 * versionModule: string }} state
 * @returns {string[]} problems
 */
export const problemsOf = ({ version, current, status, branch, tags, changelog, versionModule }) =>
  [
    !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && `${version} is no version, for example 1.2.0.`,
    compareVersions(version, current) < 0 && `${version} is lower than ${current} in package.json.`,
    status !== '' && 'The working tree has changes: commit them first.',
    branch !== 'main' && `The branch is ${branch}: a release is made from main.`,
    tags.includes(`v${version}`) && `The tag v${version} exists.`,
    releaseChangelog(changelog, { version, date: '' }) === undefined &&
      'CHANGELOG.md has no entries under Unreleased.',
    !versionModule.includes(`'${current}'`) && `${VERSION_MODULE} has another version than package.json.`,
  ].filter(problem => problem !== false);

const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true });

const stateOf = version => {
  const manifest = JSON.parse(read('package.json'));
  return {
    version: version ?? manifest.version,
    current: manifest.version,
    status: git('status', '--porcelain'),
    branch: git('branch', '--show-current'),
    tags: git('tag').split('\n'),
    changelog: read('CHANGELOG.md'),
    versionModule: read(VERSION_MODULE),
    repository: manifest.repository,
  };
};

const writeVersion = ({ version, current, changelog, versionModule }) => {
  const date = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', releaseChangelog(changelog, { version, date }));
  if (version === current) return;
  write(VERSION_MODULE, versionModule.replace(`'${current}'`, `'${version}'`));
  run(['npm', 'version', version, '--no-git-tag-version']);
  run(['npm', 'run', 'generate']);
};

/** Compresses data again at the highest quality: 3 MB less for two minutes of CPU time. (Decision 110) */
const compressData = async () => {
  run(['npm', 'run', 'build']);
  const { compressFile } = await import('../dist/ingest/catalog/write-catalog-file.js');
  for (const path of ['data/catalog.bin.br', 'data/emoji.bin']) {
    const bytes = brotliDecompressSync(readFileSync(join(root, path)));
    writeFileSync(join(root, path), compressFile(bytes, HIGHEST_QUALITY));
  }
};

/** Publishes the version of the tag. Runs in a CI job with an identity, because npm requires one for provenance. */
const publish = async ({ current, repository }) => {
  const tag = process.env.GITHUB_REF_NAME;
  if (tag !== undefined && tag !== `v${current}`)
    throw new Error(`The tag ${tag} is not the version ${current} in package.json.`);
  if (!repository) throw new Error('Set repository in package.json: npm compares it with the provenance.');
  await compressData();
  run(['npm', 'publish', '--provenance', '--access', 'public']);
};

const main = async () => {
  if (process.argv.includes('--notes')) {
    process.stdout.write(releaseNotes(read('CHANGELOG.md'), stateOf().current));
    return;
  }
  if (process.argv.includes('--publish')) {
    await publish(stateOf());
    return;
  }
  const isDryRun = process.argv.includes('--dry-run');
  const state = stateOf(process.argv.slice(2).find(argument => !argument.startsWith('--')));
  const tag = `v${state.version}`;
  const problems = problemsOf(state);
  for (const problem of problems) console.error(`- ${problem}`);
  if (!state.repository)
    console.warn('Note: package.json has no repository, which npm compares with the provenance.');
  if (problems.length > 0 && !isDryRun) process.exit(1);
  await runSteps();
  if (!isDryRun) {
    writeVersion(state);
    run(['npm', 'run', 'check']);
  }
  if (isDryRun) await compressData();
  const commands = [
    ['git', 'commit', '--all', '--message', `release: ${state.version}`],
    ['git', 'tag', '--annotate', tag, '--message', tag],
    // The CI workflow for the tag publishes the version.
    ['git', 'push', '--follow-tags'],
  ];
  if (!isDryRun) {
    commands.forEach(command => {
      run(command);
    });
    return;
  }
  const [npm, ...args] = withoutShell(['npm', 'pack', '--dry-run', '--json', '--silent']);
  const [{ size, files }] = JSON.parse(
    execFileSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 }),
  );
  console.log(`The package has ${(size / 1e6).toFixed(1)} MB in ${files.length} files.`);
  console.log(`A release of ${state.version} would write the changelog, check everything, then run:`);
  for (const command of commands) console.log(`  ${command.join(' ')}`);
  if (problems.length > 0) process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
