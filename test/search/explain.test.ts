// npm run vocabulary -- --explain: why icons have their order.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['air', ['word air: weight', 'related term "wind" in whole name']],
  ['calender icon', ['word calendar: weight', 'word icon: weight', 'stop word']],
  ['rocket duotone', ['phosphor/rocket: score']],
])('an explanation of "%s" names words, terms, fields and scores', (words, expected) => {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'explain-search.mjs');
  const text = execFileSync(process.execPath, [script, words], { encoding: 'utf8' });
  for (const part of expected) expect(text).toContain(part);
});
