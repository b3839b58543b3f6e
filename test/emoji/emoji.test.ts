// Emoji as the source of a package, and emoji search.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { isEmoji } from '../../src/contract/export/drawn-text.ts';
import { realApp } from '../http/real-app.ts';

const app = realApp();
const exportOf = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/export', payload });
const search = async (query: string) => (await app.inject(`/api/v1/emoji?${query}`)).json();
const find = async (q: string): Promise<string[]> =>
  (await search(`limit=5&q=${encodeURIComponent(q)}`)).emoji.map(({ emoji }: { emoji: string }) => emoji);

test.each(['🦊', '👋🏽', '❤', '❤️', '👩‍🚀', '🏳️‍🌈', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '5️⃣', '👉', '👩🏿‍🚀'])(
  'an export accepts the emoji %s',
  async emoji => {
    expect(isEmoji(emoji)).toBe(true);
    const response = await exportOf({ emoji });
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/emoji-[\w-]+-favicon\.zip/),
    ]);
  },
);

test.each([
  ['two emoji', '🦊🐙'],
  ['a word', 'fox'],
  ['a digit', '5'],
  ['an emoji and a letter', '🦊a'],
  ['a lone skin tone in a text', 'x🏽'],
  ['half of a flag', '🇩'],
  ['a lone joiner', '\u200d'],
  ['a lone surrogate', '\ud83e'],
  ['a long sequence', '👩‍'.repeat(1000)],
  ['markup', '<svg/>'],
  ['a number', 5],
  ['an array', ['🦊']],
  ['an emoji without a drawing', '👨‍👩‍👧‍👦'],
  ['a flag of no country', '🇦🇦'],
])('an export refuses %s as its emoji', async (_, emoji) => {
  const { statusCode, ...response } = await exportOf({ emoji });
  expect([statusCode, response.json().code]).toEqual([400, 'invalid_emoji']);
  expect(response.json().detail).toMatch(/^emoji must be one/);
});

describe('a package of an emoji', () => {
  const filesOf = async (payload: object) => {
    const files = unzipSync((await exportOf(payload)).rawPayload);
    return Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
    );
  };

  it('contains paths, the license of the drawing and its attribution', async () => {
    const files = await filesOf({ emoji: '🦊' });
    expect(files['favicon.svg']).not.toMatch(/<image|<svg[^>]*>.*<svg/);
    expect(files['LICENSE-fluent-emoji-flat.txt']).toContain('Microsoft Corporation');
    expect(files['README.txt']).toContain('The emoji 🦊 (fox) from Fluent Emoji Flat.');
    expect(files['README.txt']).toContain('https://github.com/microsoft/fluentui-emoji');
  });

  it('is made again from its favsmith.json', async () => {
    const files = await filesOf({ emoji: '🇫🇷', bg: '#fff', dark_ink: 'lighten', include_dark_mode: true });
    expect(await filesOf(JSON.parse(files['favsmith.json'] ?? ''))).toEqual(files);
  });

  it('is made if the body also has initials or an icon, but not if it has artwork', async () => {
    const artwork =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>';
    const nameOf = async (payload: object) => (await exportOf(payload)).headers['content-disposition'];
    expect(await nameOf({ artwork, emoji: '🦊', text: 'A' })).toContain('artwork-favicon');
    expect(await nameOf({ emoji: '🦊', text: 'A', library: 'lucide', name: 'rocket' })).toContain(
      'emoji-fox',
    );
  });
});

test.each([
  ['fox', '🦊'],
  ['🦊', '🦊'],
  ['Fuchs', '🦊'],
  ['renard', '🦊'],
  ['saukko', '🦦'],
  ['Haus', '🏠️'],
  ['家', '🏠️'],
  ['pizza', '🍕'],
  ['Deutschland', '🇩🇪'],
  ['германия', '🇩🇪'],
  ['👋🏽', '👋'],
])('a search for %s finds %s first', async (q, emoji) => expect((await find(q))[0]).toBe(emoji));

test('a search returns pages of emoji, each with its skin tones', async () => {
  const all = await search('limit=2&offset=1');
  const { emoji, ...page } = await search('q=waving+hand&limit=1');
  expect([all.total > 1800, all.emoji.length, all.offset]).toEqual([true, 2, 1]);
  expect([page.limit, emoji[0].skin_tones.length, emoji[0].license]).toEqual([1, 5, 'MIT']);
  expect((await search('q=people+with+bunny+ears&limit=1')).emoji[0].skin_tones).toEqual([]);
  expect(emoji[0].svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"/);
  expect((await search('q=qqqqqqqq')).total).toBe(0);
});

test('the emoji file is smaller than 4 MB', () => {
  expect(statSync(join(import.meta.dirname, '..', '..', 'data', 'emoji.bin')).size).toBeLessThan(4e6);
});
