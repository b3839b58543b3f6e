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
});
