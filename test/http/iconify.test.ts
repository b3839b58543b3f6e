// Iconify's read API below /iconify, as Iconify's clients use it.
import { expect, it } from 'vitest';
import { QUOTAS } from '../../src/contract/limits.ts';
import { realApp } from './real-app.ts';

const app = realApp();
const get = (url: string) => app.inject(`/iconify${url}`);

const NAMES =
  'lucide:rocket tabler:home tabler:home-filled ph:house ph:house-duotone hugeicons:home-01 hugeicons:3d-move ' +
  'hugeicons:clock5 ri:home-line ri:openai-fill';
it.each(NAMES.split(' '))('serves %s as data and as SVG', async key => {
  const [prefix, name = ''] = key.split(':');
  const data = (await get(`/${prefix}.json?icons=${name}`)).json();
  expect(data).toEqual({ prefix, icons: { [name]: expect.objectContaining({ left: 0, top: 0 }) } });
  const svg = await get(`/${prefix}/${name}.svg`);
  expect(svg.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('max-age=604800'),
    'cache-tag': expect.stringMatching(/^catalog-/),
  });
  const { body, width } = data.icons[name];
  expect(svg.body).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="0 0 ${width} ${width}">${body}</svg>`,
  );
});

it('returns the icons that a set has, and lists the names that it lacks', async () => {
  const { icons, not_found } = (await get('/lucide.json?icons=rocket,no-such-icon,house,rocket')).json();
  expect(Object.keys(icons)).toEqual(['rocket', 'house']);
  expect(not_found).toEqual(['no-such-icon']);
});

it.each([
  ['', 'width="1em" height="1em"'],
  ['width=32', 'width="32" height="32"'],
  ['height=2em', 'width="2em" height="2em"'],
  ['width=24&height=none', 'width="24" viewBox'],
  ['height=auto', 'width="24" height="24"'],
  ['color=%23f00', 'stroke="#ff0000"'],
  ['color=rebeccapurple', 'stroke="#663399"'],
  ['color=var(--x)', 'stroke="currentColor"'],
  ['rotate=1', '<g transform="rotate(90 12 12)">'],
  ['rotate=270deg', '<g transform="rotate(270 12 12)">'],
  ['rotate=50%25', '<g transform="rotate(180 12 12)">'],
  ['flip=horizontal', '<g transform="translate(24 0) scale(-1 1)">'],
  ['flip=vertical,horizontal&rotate=1', 'rotate(90 12 12) translate(24 0) scale(-1 1) translate(0 24)'],
  ['box=1', '<rect x="0" y="0" width="24" height="24" fill="none"/>'],
])('draws an icon with %j', async (query, markup) => {
  expect((await get(`/lucide/rocket.svg?${query}`)).body).toContain(markup);
});

it('ignores parameters that would end their attribute', async () => {
  const { body } = await get('/lucide/rocket.svg');
  for (const name of ['width', 'height', 'color', 'flip', 'rotate', 'box']) {
    const query = new URLSearchParams({ [name]: '1" onload="alert(1)' });
    expect([name, (await get(`/lucide/rocket.svg?${query}`)).body]).toEqual([name, body]);
  }
});

it('offers an icon as a download', async () => {
  const { headers } = await get('/ph/house-bold.svg?download=1');
  expect(headers['content-disposition']).toBe('attachment; filename=house-bold.svg');
});

const MISSING =
  '/lucide/no-such-icon.svg /nosuchset/rocket.svg /nosuchset.json?icons=rocket /lucide.json ' +
  '/collection?prefix=constructor';
it.each(MISSING.split(' '))('%s is not found', async url => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'icon_not_found' });
});

it('lists the sets with name, license and number of icons', async () => {
  const sets = (await get('/collections')).json();
  expect(Object.keys(sets)).toEqual(['lucide', 'tabler', 'ph', 'hugeicons', 'ri']);
  expect(sets.ri).toEqual({
    name: 'Remix Icon',
    total: 3188,
    author: { name: 'Remix Design' },
    license: { title: 'Apache-2.0', spdx: 'Apache-2.0' },
  });
});

it('lists the icons of a set, each of which it serves', async () => {
  const { prefix, title, total, uncategorized, info } = (await get('/collection?prefix=ph&info=true')).json();
  expect({ prefix, title, total }).toEqual({ prefix: 'ph', title: 'Phosphor Icons', total: 9072 });
  expect(info).toMatchObject({ license: { spdx: 'MIT' } });
  expect(new Set(uncategorized).size).toBe(9072);
  const names = uncategorized.filter((_: string, index: number) => index % 500 === 0).join(',');
  expect((await get(`/ph.json?icons=${names}`)).json()).not.toHaveProperty('not_found');
});

it('finds icons in all sets, in one, and in several', async () => {
  const all = (await get('/search?query=rocket')).json();
  expect(all).toMatchObject({ limit: 64, start: 0, request: { query: 'rocket' } });
  expect(all.icons).toEqual(expect.arrayContaining(['lucide:rocket', 'ph:rocket-duotone', 'ri:rocket-line']));
  expect(Object.keys(all.collections)).toContain('ph');
  const one = (await get('/search?query=rocket&prefix=ri&limit=2&start=1')).json();
  expect(one).toMatchObject({ limit: 2, start: 1 });
  expect(one.icons.map((icon: string) => icon.split(':')[0])).toEqual(['ri', 'ri']);
  const several = (await get('/search?query=rocket&prefixes=ri,ph')).json();
  expect(Object.keys(several.collections).sort()).toEqual(['ph', 'ri']);
  expect((await get('/search?query=rocket&prefix=nosuchset')).json()).toMatchObject({ icons: [], total: 0 });
});

it.each([
  ['/lucide/rocket.svg', 'lookup'],
  ['/lucide.json?icons=rocket', 'lookup'],
  ['/search?query=rocket', 'search'],
  ['/collections', 'libraries'],
] as const)('%s counts for the quota %s', async (url, quota) => {
  expect((await get(url)).headers['ratelimit-limit']).toBe(`${QUOTAS[quota]}`);
});
