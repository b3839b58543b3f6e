// Hints of problems for each channel.
import { expect, test } from 'vitest';
import { type Channel, hintOf, PROBLEM_CODES, ProblemError } from '../../src/contract/problems.ts';
import { exportPackage, getIcon } from '../../src/service/index.ts';

const CHANNELS: readonly Channel[] = ['tool', 'command', 'plugin', 'library'];

/** Problems that exist only in HTTP. */
const HTTP_ONLY = ['not_found', 'method_not_allowed'];

test.each(CHANNELS)('hints for the channel %s do not speak of HTTP', channel => {
  const hints = PROBLEM_CODES.filter(code => !HTTP_ONLY.includes(code)).map(code => hintOf(code, channel));
  expect(hints.filter(hint => /GET|POST|Content-Type|Retry-After|header|request|Send/.test(hint))).toEqual(
    [],
  );
  expect(hints.filter(hint => !/^[A-Z].*\.$/.test(hint))).toEqual([]);
});

test.each([
  [
    () => exportPackage({ library: 'lucide', name: 'rockt' }),
    /A close name is rocket\. Or call search\(\) with/,
  ],
  [
    () => exportPackage({ library: 'lucide', name: 'qqqqqqqqqqqq' }),
    /^Call search\(\) with the library "lucide" for/,
  ],
  [() => exportPackage({ text: 'A', padding: 'x' as never }), /^Correct the values/],
  [() => getIcon('rocket'), /^Correct the values/],
])('the library throws problems with hints for programs: %#', async (call, hint) => {
  const error: ProblemError = await call().then(
    () => undefined as never,
    reason => reason,
  );
  expect(error).toBeInstanceOf(ProblemError);
  expect(error.hint).toMatch(hint);
  expect(error.hint).not.toMatch(/GET|Send/);
});
