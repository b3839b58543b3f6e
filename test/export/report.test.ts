import { describe, expect, test } from 'vitest';
import { packageOf, textOf } from './packages.ts';

const reportOf = async (body: object) => (await packageOf(body)).report;

describe('the report', () => {
  test('examines each look of the request, and the request itself', async () => {
    const looksOf = async (body: object) => new Set((await reportOf(body)).findings.map(({ look }) => look));
    expect(await looksOf({ text: 'A' })).toEqual(new Set(['light']));
    expect(await looksOf({ text: 'A', include_dark_mode: true })).toEqual(new Set(['light', 'dark']));
    expect(await looksOf({ text: 'A', padding: -1 })).toEqual(new Set([undefined, 'light']));
  });

  test('warns of ink that cannot be told from its plate', async () => {
    const { findings, summary } = await reportOf({ text: 'A', bg: '#ffffff', fg: '#fefefe' });
    const warning = findings.find(({ level }) => level === 'warning');
    expect(warning).toMatchObject({ id: 'contrast', look: 'light' });
    expect(summary).toMatch(/^1 warning \(contrast\)/);
  });

  test('names the dark settings for the dark look', async () => {
    const body = { text: 'A', include_dark_mode: true, dark_bg: '#111111', dark_fg: '#121212' };
    const { findings } = await reportOf(body);
    const warnings = findings.filter(({ level }) => level === 'warning');
    expect(warnings.length).toBeGreaterThan(0);
    for (const { look, setting } of warnings)
      expect([look, setting]).toEqual(['dark', expect.stringMatching(/^dark_/)]);
  });

  test('does not ask for a dark look where there is one', async () => {
    const body = { library: 'lucide', name: 'rocket', bg: null, fg: '#111111' };
    const messages = async (extra: object) =>
      (await reportOf({ ...body, ...extra })).findings.map(({ message }) => message).join('\n');
    expect(await messages({})).toContain('include_dark_mode');
    expect(await messages({ include_dark_mode: true })).not.toContain('include_dark_mode');
  });

  test.each([
    [{ padding: 0.9, stroke_scale: 0.1 }, ['padding', 'stroke_scale']],
    [{ padding: 0.4, stroke_scale: 3, bg_angle: 900 }, []],
  ])('tells of %j which numbers were clamped', async (numbers, fields) => {
    const { findings } = await reportOf({ text: 'A', ...numbers });
    const clamped = findings.filter(({ id }) => id === 'clamped-setting');
    expect(clamped.map(({ setting }) => setting)).toEqual(fields);
  });

  test('reads the same in README.txt, as far as it asks for attention', async () => {
    const exported = await packageOf({ text: 'A', bg: '#ffffff', fg: '#fefefe', padding: 7 });
    const readme = textOf(exported, 'README.txt').replace(/\s+/g, ' ');
    for (const { level, message } of exported.report.findings) {
      expect(readme.includes(message)).toBe(level !== 'ok');
    }
  });
});
