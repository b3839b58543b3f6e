// Vitest reporter: writes the results of each framework to the table in docs/integrations.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'integrations.md');
const TABLE = /(?<=<!-- npm run test:frameworks writes this table -->\n\n).*?(?=\n\n)/s;

/** Columns, and the titles of their tests with the id of the framework. */
const COLUMNS: Readonly<Record<string, RegExp>> = {
  plugin: /^the documented configuration for '?([\w-]+)'? > makes the tab of its built site/,
  'plugin below a path':
    /^the documented configuration for '?([\w-]+)'? > makes the tab show the favicon below/,
  development: /^(?:the development server of )?'?([\w-]+)'? (?:> shows|in watch mode)/,
  '`install`, twice': /^favsmith install for '?([\w-]+)'? > (?:makes|keeps|writes)/,
};

const SIGNS: Readonly<Record<string, string>> = { passed: '✓', failed: '✗' };

/** The table of a run of all tests. An empty cell means that no test ran. */
const tableOf = (tests: readonly TestCase[]): string => {
  const rows = new Map<string, Record<string, string>>();
  for (const test of tests)
    for (const [column, title] of Object.entries(COLUMNS)) {
      const id = title.exec(test.fullName)?.[1]?.toLowerCase();
      const sign = SIGNS[test.result().state];
      if (id && sign) rows.set(id, { ...rows.get(id), [column]: sign });
    }
  const columns = Object.keys(COLUMNS);
  const lines = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, signs]) => [id, ...columns.map(column => signs[column] ?? '')]);
  return [['framework', ...columns], ['---', ...columns.map(() => ':-:')], ...lines]
    .map(cells => `|${cells.join('|')}|`)
    .join('\n');
};

export class ResultsTable implements Reporter {
  #isWhole = false;

  onInit({ config }: Vitest): void {
    this.#isWhole = process.env.ALL_FRAMEWORKS !== undefined && config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const hasAll = Object.values(COLUMNS).every(title => tests.some(({ fullName }) => title.test(fullName)));
    if (!(this.#isWhole && hasAll)) return;
    const text = readFileSync(DOCUMENT, 'utf8');
    writeFileSync(
      DOCUMENT,
      text.replace(TABLE, () => tableOf(tests)),
    );
  }
}
