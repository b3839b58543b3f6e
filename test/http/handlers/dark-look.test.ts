// Dark looks over HTTP. They depend on how the icon is drawn.
import { describe, expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const app = realApp();

describe('a dark preview', () => {
  it.each([
    ['strokes', 'lucide', 'heart', 'outline', '#fff'],
    ['two layers', 'phosphor', 'cube', 'duotone', '#fff'],
    ['fills', 'phosphor', 'cube', 'fill', '#f59e0b'],
  ])(
    'of an icon drawn with %s has a plate in the color of the light ink',
    async (_, library, name, style, plate) => {
      const query = new URLSearchParams({
        library,
        name,
        style,
        fill: '#f59e0b',
        scheme: 'dark',
        size: '64',
      });
      const { body } = await app.inject(`/api/v1/preview.svg?${query}`);
      expect(body).toMatch(new RegExp(`<rect fill="${plate}"`));
    },
  );

  it('equals the dark file of an export', async () => {
    const fields = { library: 'phosphor', name: 'cube', style: 'fill', fill: '#f59e0b' };
    const query = new URLSearchParams({ ...fields, scheme: 'dark', size: '512' });
    const preview = await app.inject(`/api/v1/preview.svg?${query}`);
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/export',
      headers: { accept: 'application/json' },
      payload: { ...fields, include_dark_mode: true },
    });
    const { files } = response.json() as { files: { path: string; content: string }[] };
    expect(preview.body).toBe(files.find(({ path }) => path === 'favicon-dark.svg')?.content);
  });

  it('of an icon that does not exist has the status 404', async () => {
    const query = new URLSearchParams({ library: 'lucide', name: 'no-such-icon', scheme: 'dark' });
    const response = await app.inject(`/api/v1/preview.svg?${query}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'icon_not_found']);
  });
});
