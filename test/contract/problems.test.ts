// Problems: documents, hints for each channel, and quoted values.
import { describe, expect, it, test } from 'vitest';
import {
  CapacityError,
  type Channel,
  hintOf,
  isClientError,
  PROBLEM_CODES,
  ProblemError,
  problemDocument,
  quote,
  searchAdvice,
} from '../../src/contract/problems.ts';
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

const exportIcon = (name: string) => () => exportPackage({ library: 'lucide', name });

test.each([
  ['a misspelled name', exportIcon('rockt'), /A close name is rocket\. Or call search\(\) with/],
  ['an unknown name', exportIcon('qqqqqqqqqqqq'), /^Call search\(\) with the library "lucide" for/],
  ['a wrong value', () => exportPackage({ text: 'A', padding: 'x' as never }), /^Correct the values/],
  ['a name without a library', () => getIcon('rocket'), /^Correct the values/],
])('for %s, the library throws a problem with a hint for programs', async (_case, call, hint) => {
  const error: ProblemError = await call().then(
    () => undefined as never,
    reason => reason,
  );
  expect(error).toBeInstanceOf(ProblemError);
  expect(error.hint).toMatch(hint);
  expect(error.hint).not.toMatch(/GET|Send/);
});

describe('a problem', () => {
  const place = { baseUrl: 'https://example.org', instance: '/api/v1/export' };

  it('becomes a document, with the member errors if there are errors', () => {
    const errors = [{ pointer: '/shape', detail: 'Wrong' }];
    const error = new ProblemError('invalid_shape', 'Wrong.', { errors });
    expect(problemDocument(error, place)).toEqual({
      type: 'https://example.org/docs/errors#invalid_shape',
      title: expect.any(String),
      status: 400,
      detail: 'Wrong.',
      instance: '/api/v1/export',
      code: 'invalid_shape',
      hint: error.hint,
      errors,
    });
    expect(problemDocument(new ProblemError('not_found', 'No.'), place)).not.toHaveProperty('errors');
  });

  it('has the hint that its constructor receives, for all channels or for each', () => {
    expect(new ProblemError('not_found', 'No.', { hint: 'Try.' }).hintFor('tool')).toBe('Try.');
    const error = new ProblemError('not_found', 'No.', { hint: channel => `For ${channel}.` });
    expect([error.hint, error.hintFor('command')]).toEqual(['For api.', 'For command.']);
  });

  it('of the class CapacityError has the number of seconds after which to try again', () => {
    expect(new CapacityError('Busy.', 7)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 });
  });

  it.each([
    ['api', 'GET /api/v1/icons?library=lucide'],
    ['tool', 'search_icons'],
    ['command', 'favsmith search --library lucide'],
    ['plugin', 'npx favsmith search'],
    ['library', 'search()'],
  ] as const)('advises the users of the channel %s to search: %s', (channel, words) => {
    expect(searchAdvice(channel, 'lucide')).toContain(words);
  });

  it.each([
    [undefined, false],
    [399, false],
    [400, true],
    [499, true],
    [500, false],
  ])('is an error of the client if it has the status %s: %s', (status, expected) => {
    expect(isClientError(status)).toBe(expected);
  });
});

it.each([
  ['a'.repeat(40), `"${'a'.repeat(40)}"`],
  ['a'.repeat(41), `"${'a'.repeat(40)}"…`],
  ['😀'.repeat(41), `"${'😀'.repeat(40)}"…`],
  [[1], 'an array'],
  [{ a: 1 }, 'an object'],
  [null, 'null'],
  [0.5, '0.5'],
])('a message quotes the value %j as %s', (value, text) => {
  expect(quote(value)).toBe(text);
});
