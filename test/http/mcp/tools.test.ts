// @module-tag slow
// Tools of the MCP server, called by the official client over HTTP and by way of favsmith mcp.
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_FIELDS } from '../../../src/contract/export/export-fields.ts';
import { readPng } from '../../package/read-png.ts';
import { serve } from '../raw-request.ts';
import { connectHttp, connectStdio, imageOf, REVISIONS, type Revision, textOf } from './connect.ts';

const { app, baseUrl } = await serve();

const revisions = Object.keys(REVISIONS) as Revision[];
const CONNECTIONS = [
  ...revisions.map(revision => ['HTTP', revision, () => connectHttp(baseUrl, revision)] as const),
  ...revisions.map(revision => ['stdio', revision, () => connectStdio(revision)] as const),
];

/** A client for the tests of a group, and a function that calls a tool. */
const connected = (connect: () => Promise<Client>) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());
  return {
    client: () => client,
    call: async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: args })) as CallToolResult,
  };
};

describe.each(CONNECTIONS)('the MCP server over %s in revision %s', (_, revision, connect) => {
  const { client, call } = connected(connect);

  test('negotiates the revision and describes itself', () => {
    expect(client().getNegotiatedProtocolVersion()).toBe(revision);
    expect(client().getServerVersion()).toMatchObject({ name: 'favsmith' });
    expect(client().getInstructions()).toContain('Find ideas');
  });

  test('lists tools whose schemas describe every field of an export', async () => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name).join(' ')).toBe(
      'search_icons find_ideas get_icon preview_favicon export_favicon',
    );
    const properties = tools.find(({ name }) => name === 'export_favicon')?.inputSchema.properties ?? {};
    expect(Object.keys(properties)).toEqual([
      'result',
      'icon',
      '$schema',
      'version',
      ...Object.keys(EXPORT_FIELDS),
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('names the field for the icon of a browser extension, and the files and steps for it', async () => {
    const { tools } = await client().listTools();
    const tool = tools.find(({ name }) => name === 'export_favicon');
    expect(tool?.description).toMatch(/targets[^.]*extension for a browser extension/);
    const text = textOf(await call('export_favicon', { icon: 'lucide/puzzle', targets: 'extension' }));
    expect(text).toContain('- extension/icon/16.png (');
    expect(text).toContain('npx favsmith install lucide/puzzle --targets extension --yes');
    expect(text).toContain('Browser extension: The folder `extension/` has the icons.');
    expect(text).not.toContain('<head>');
  });

  test('searches icons and draws them on a contact sheet', async () => {
    const result = await call('search_icons', { query: 'rocket', limit: 5 });
    const lines = textOf(result).split('\n');
    expect(lines[0]).toMatch(/^\d+ icons match; these are 1 to 5\. For more, set offset to 5\.$/);
    expect(lines[1]).toBe('1 lucide/rocket (outline)');
    expect(lines).toHaveLength(6);
    expect(readPng(imageOf(result)).size).toBe(240);
  });

  test.each([
    [{ query: 'squirrel', library: 'remix' }, /^0 icons match; without library and style, \d\d match\.$/],
    [{ query: 'qqqqqqqqq', library: 'remix' }, /^0 icons match: try a broader word or a synonym\.$/],
    [{ query: 'qqqqqqqqq' }, /^0 icons match: try a broader word or a synonym\.$/],
  ])('says how many icons match without the filters if none is left: %j', async (args, expected) => {
    expect(textOf(await call('search_icons', args))).toMatch(expected);
  });

  test('finds six designs, which the export accepts', async () => {
    const result = await call('find_ideas', { query: 'bakery' });
    const lines = result.content.flatMap(each => (each.type === 'text' ? [each.text] : []));
    expect(lines).toHaveLength(6);
    expect(readPng(imageOf(result)).size).toBe(96);
    expect(result.content.map(({ type }) => type)).toEqual(lines.flatMap(() => ['text', 'image']));
    expect((await call('find_ideas', { query: 'bakery', pictures: false })).content).toHaveLength(6);
    const design = JSON.parse(lines[0]?.replace(/^[^{]*/, '') ?? '');
    expect(design).toMatchObject({ library: expect.any(String), bg: expect.stringMatching(/^#/) });
    expect(textOf(await call('find_ideas', { query: 'bakery', offset: 6 }))).not.toContain(lines[0]);
  });

  test('previews a favicon in the requested size', async () => {
    const fields = { library: 'lucide', name: 'rocket', bg: '#7c3aed', size: 64 };
    const preview = await app.inject({ url: '/api/v1/preview.png', query: { ...fields, size: '64' } });
    expect(imageOf(await call('preview_favicon', fields)).equals(preview.rawPayload)).toBe(true);
  });

  test('names the command that installs a design, and the steps of its framework', async () => {
    const design = { icon: 'lucide/rocket', bg: '#7c3aed', site_name: "Bob's shop", result: 'list' };
    const plain = textOf(await call('export_favicon', design));
    expect(plain).toContain(
      `npx favsmith install lucide/rocket --bg '#7c3aed' --site-name 'Bob'\\''s shop' --yes\n`,
    );
    expect(plain).toContain('replace the icon links in <head>');
    const next = textOf(await call('export_favicon', { ...design, framework: 'next-app' }));
    expect(next).toContain('--framework next-app --yes');
    expect(next).toContain('export const metadata = {');
    const svelte = textOf(await call('export_favicon', { ...design, framework: 'sveltekit' }));
    expect(svelte).toContain('%sveltekit.assets%/favicon.ico');
    const artwork = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7z${'m0 0'.repeat(60)}"/></svg>`;
    expect(textOf(await call('export_favicon', { artwork, result: 'list' }))).toContain(
      '(save favsmith.json',
    );
  });

  test('exports the package that the API exports', async () => {
    const fields = { text: 'AB', bg: 'tomato', include_dark_mode: true };
    const result = await call('export_favicon', fields);
    expect(textOf(result)).toContain('initials-AB-favicon.zip: 15 files');
    expect(textOf(result)).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48">');
    const resource = result.content.find(each => each.type === 'resource')?.resource;
    const zip = Buffer.from(resource && 'blob' in resource ? resource.blob : '', 'base64');
    const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload: fields });
    expect(zip.equals(response.rawPayload)).toBe(true);
    const design = new TextDecoder().decode(unzipSync(zip)['favsmith.json']);
    const again = await call('export_favicon', { ...JSON.parse(design), result: 'list' });
    const withoutCommand = (text: string) => text.replace(/^In the folder of a project.*$/m, '');
    expect(withoutCommand(textOf(again))).toBe(withoutCommand(textOf(result)));
  });

  test('quotes no file that an argument names', async () => {
    const result = await call('preview_favicon', { artwork: './package.json' });
    expect(result.isError).toBe(true);
    expect(textOf(result)).not.toContain('"favsmith"');
  });

  test('exports an emoji, and refuses a word in its place', async () => {
    const result = await call('export_favicon', { emoji: '🦊', result: 'list' });
    expect(textOf(result)).toContain('emoji-fox-favicon.zip: 15 files');
    expect(textOf(await call('export_favicon', { emoji: 'fox' }))).toMatch(
      /^invalid_emoji: emoji must be one emoji/,
    );
  });

  test('reports problems with the texts of the API', async () => {
    const wrong = { text: 'A', shape: 'star', padding: 'x' };
    const result = await call('export_favicon', wrong);
    const problem = (await app.inject({ method: 'POST', url: '/api/v1/export', payload: wrong })).json();
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(`invalid_shape: ${problem.detail}`);
    expect(textOf(result)).toContain('padding must be a finite number, got "x"');
    expect(textOf(result)).toContain(problem.hint);
  });
});

describe('the tools', () => {
  const { call } = connected(() => connectHttp(baseUrl));

  test.each([
    [{ query: 'rocket', limit: 1000 }, 1 + 48],
    [{ q: 'rocket', limit: 2 }, 1 + 2],
    [{ query: '', library: 'lucide' }, 1 + 24],
    [{ query: 'arrow', limit: -3 }, 1 + 1],
    [{ query: 'qqqqqqqq' }, 1],
    [{ query: 'rocket', offset: 100_000 }, 1],
  ])('search_icons with %j returns at most %d lines', async (args, lines) => {
    const result = await call('search_icons', args);
    const total = Number(textOf(result).split(' ')[0]);
    expect(textOf(result).split('\n').length).toBe(Math.min(lines, 1 + total));
    expect(result.isError).toBeFalsy();
  });

  test('search_icons without a contact sheet returns text only', async () => {
    const { content } = await call('search_icons', { query: 'rocket', contact_sheet: false });
    expect(content.map(({ type }) => type)).toEqual(['text']);
  });

  test('export_favicon with the result files returns each file as a resource, and text files as text', async () => {
    const { content } = await call('export_favicon', { text: 'A', result: 'files' });
    const resources = content.flatMap(each => (each.type === 'resource' ? [each.resource] : []));
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['favsmith:///favicon.svg', 'favsmith:///favicon.ico']),
    );
    expect(resources.find(({ uri }) => uri.endsWith('.svg'))).toMatchObject({
      mimeType: 'image/svg+xml',
      text: expect.stringMatching(/^<svg /),
    });
  });

  test.each([
    ['search_icons', {}, 'query must be a string, got undefined.'],
    ['search_icons', { query: 'a', limit: 1.5 }, 'limit must be a whole number, got 1.5.'],
    ['search_icons', { query: 'a', limit: 'many' }, 'limit must be a whole number, got "many".'],
    ['search_icons', { query: 7 }, 'query must be a string, got 7.'],
    ['search_icons', { query: 'a', contact_sheet: 'no' }, 'contact_sheet must be true or false, got "no".'],
    [
      'search_icons',
      { query: 'a', color: 'red' },
      'no argument "color". Its arguments are query, lang, library,',
    ],
    ['search_icons', { query: 'a', library: 'lucid' }, 'There is no library "lucid". Did you mean lucide?'],
    [
      'get_icon',
      { icon: 'rocket' },
      'icon must be library/name or library/name/style, for example lucide/rocket, got "rocket".',
    ],
    ['export_favicon', { text: 'A', result: 'tar' }, 'result must be one of zip, files, list, got "tar".'],
    ['export_favicon', { text: 'A', colour: 'red' }, 'export_favicon has no argument "colour".'],
    ['preview_favicon', { text: 'A', constructor: 1 }, 'preview_favicon has no argument "constructor".'],
    ['get_icon', { library: 'lucide', name: 'rockt' }, 'icon_not_found: There is no icon "rockt"'],
    ['get_icon', { library: 'lucide' }, 'Name the icon: library/name or library/name/style'],
    ['get_icon', { library: ['a'], name: 1 }, 'library must be a string, got an array.'],
    ['preview_favicon', {}, 'missing_export_source: '],
    ['preview_favicon', { text: 'A', size: '64' }, 'size must be a finite number, got "64"'],
    ['export_favicon', { text: 'ABC' }, 'invalid_text: '],
  ])('%s with %j is an error: %s', async (name, args, detail) => {
    const result = await call(name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(detail);
    expect(textOf(result)).not.toContain('invalid_json');
    expect(textOf(result)).not.toMatch(/node_modules|at \w+ \(/);
    // Hints are for tools: they do not mention HTTP.
    expect(textOf(result)).not.toMatch(/GET \/|POST \/|Content-Type|Retry-After/);
  });

  test.each(['get_icon', 'preview_favicon', 'export_favicon'])(
    '%s accepts an icon as one text',
    async name => {
      const key = { library: 'phosphor', name: 'rocket', style: 'duotone' };
      const more = name === 'export_favicon' ? { result: 'list' } : {};
      const one = await call(name, { icon: 'phosphor/rocket/duotone', ...more });
      expect(one.content).toEqual((await call(name, { ...key, ...more })).content);
      expect(one.isError).toBeFalsy();
      if (name === 'get_icon')
        expect(JSON.parse(textOf(one))).toMatchObject({
          ...key,
          license: 'MIT',
          svg: expect.stringMatching(/^<svg /),
        });
    },
  );
});
