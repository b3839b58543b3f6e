import { describe, expect, test } from 'vitest';
import { packageOf, textOf } from './packages.ts';

const reportOf = async (body: object) => (await packageOf(body)).report;

describe('the report of a package', () => {
  test('names the look of each finding that applies to one look only', async () => {
    const looksOf = async (body: object) => {
      const { findings } = await reportOf(body);
      return Object.fromEntries(findings.map(({ id, look }) => [`${id} ${look}`, look]));
    };
    expect(new Set(Object.values(await looksOf({ text: 'A', site_name: 'Acme' })))).toEqual(
      new Set(['light']),
    );
    expect(await looksOf({ text: 'A', padding: -1 })).toHaveProperty('clamped-setting undefined');
    const both = await looksOf({ text: 'A', include_dark_mode: true });
    expect(Object.keys(both)).toEqual(
      expect.arrayContaining(['light-tab-strip light', 'dark-tab-strip dark', 'contrast undefined']),
    );
  });

  test.each([
    { library: 'lucide', name: 'rocket' },
    { library: 'phosphor', name: 'cube', style: 'duotone', fill: '#f59e0b', padding: 0 },
    { library: 'hugeicons', name: 'rocket-01', shape: 'none', fg: '#b91c1c' },
    { text: 'AB', bg: '#07598580' },
  ])('lists no finding twice for %j', async body => {
    const { findings } = await reportOf({ ...body, include_dark_mode: true });
    const texts = findings.map(({ id, value, message }) => `${id} ${value} ${message}`);
    expect(texts).toEqual([...new Set(texts)]);
  });

  test.each([
    [{ library: 'lucide', name: 'heart', bg: '#e11d48', fill: '#fecdd3' }],
    [{ library: 'phosphor', name: 'cube', style: 'duotone', fill: '#f59e0b' }],
    [{ library: 'phosphor', name: 'cube', style: 'fill', fill: '#f59e0b', bg: '#1e293b' }],
    [{ library: 'lucide', name: 'rocket', shape: 'none', fg: '#000000' }],
    [{ text: 'A', bg: '#ffffff33', fg: '#075985' }],
  ])('has no warning about the derived dark look of %j', async body => {
    const { findings } = await reportOf({ ...body, include_dark_mode: true });
    expect(findings.filter(({ look, level }) => look === 'dark' && level === 'warning')).toEqual([]);
  });

  test.each([
    ['includeDarkMode', 'include_dark_mode'],
    ['siteName', 'site_name'],
    ['BG', 'bg'],
    ['bg-angle', 'bg_angle'],
    ['shpae', 'shape'],
    ['padding ', 'padding'],
    ['darkmode', undefined],
    ['dark_mode', 'include_dark_mode'],
    ['radius', 'corner_radius'],
    ['i', undefined],
    ['utm_source', undefined],
    ['x'.repeat(5000), undefined],
    ['🦊\u0000', undefined],
  ])('lists the unknown field %j and the field with the closest name', async (name, close) => {
    const { findings, summary } = await reportOf({ text: 'A', [name]: 1 });
    const found = findings.filter(({ id }) => id === 'unknown-field');
    expect(found).toMatchObject([
      {
        level: close ? 'warning' : 'info',
        message: expect.stringMatching(close ? ` mean ${close}\\?$` : /ignored\.$/),
      },
    ]);
    expect(JSON.stringify(found).length).toBeLessThan(250);
    expect(summary).toContain('unknown-field');
  });

  test('lists a site name that is the default', async () => {
    const idsOf = async (body: object) => (await reportOf(body)).findings.map(({ id }) => id);
    expect(await idsOf({ text: 'A' })).toContain('default-site-name');
    expect(await idsOf({ text: 'A', site_name: ' App ' })).toContain('default-site-name');
    expect(await idsOf({ text: 'A', site_name: 'Acme' })).not.toContain('default-site-name');
  });

  test('warns about low contrast between ink and plate', async () => {
    const { findings, summary } = await reportOf({ text: 'A', bg: '#ffffff', fg: '#fefefe' });
    const warning = findings.find(({ level }) => level === 'warning');
    expect(warning).toMatchObject({ id: 'contrast', look: 'light' });
    expect(summary).toMatch(/^1 warning \(contrast\)/);
  });

  test('names dark mode settings in warnings about the dark look', async () => {
    const body = { text: 'A', include_dark_mode: true, dark_bg: '#111111', dark_fg: '#121212' };
    const { findings } = await reportOf(body);
    const warnings = findings.filter(({ level }) => level === 'warning');
    expect(warnings.length).toBeGreaterThan(0);
    for (const { look, setting } of warnings)
      expect([look, setting]).toEqual(['dark', expect.stringMatching(/^dark_/)]);
  });

  test('recommends include_dark_mode only if it is off', async () => {
    const body = { library: 'lucide', name: 'rocket', bg: null, fg: '#111111' };
    const messages = async (extra: object) =>
      (await reportOf({ ...body, ...extra })).findings.map(({ message }) => message).join('\n');
    expect(await messages({})).toContain('include_dark_mode');
    expect(await messages({ include_dark_mode: true })).not.toContain('include_dark_mode');
  });

  test.each([
    [{ padding: 0.9, stroke_scale: 0.1 }, ['padding', 'stroke_scale']],
    [{ padding: 0.4, stroke_scale: 3, bg_angle: 900 }, []],
  ])('lists the clamped settings of %j: %j', async (numbers, fields) => {
    const { findings } = await reportOf({ text: 'A', ...numbers });
    const clamped = findings.filter(({ id }) => id === 'clamped-setting');
    expect(clamped.map(({ setting }) => setting)).toEqual(fields);
  });

  test('has exactly its info and warning messages repeated in README.txt', async () => {
    const exported = await packageOf({ text: 'A', bg: '#ffffff', fg: '#fefefe', padding: 7 });
    const readme = textOf(exported, 'README.txt').replace(/\s+/g, ' ');
    const { findings } = exported.report;
    expect(new Set(findings.map(({ level }) => level === 'ok'))).toEqual(new Set([true, false]));
    for (const { level, message } of findings) {
      expect(readme.includes(message)).toBe(level !== 'ok');
    }
  });
});
