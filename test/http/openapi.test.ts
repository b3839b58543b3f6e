// Exchanges for every operation and status of the OpenAPI document, validated against the document.
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { ProblemError } from '../../src/contract/problems.ts';
import { openEmoji } from '../../src/service/catalog-use-cases.ts';
import { realApp, realServices } from './real-app.ts';

type App = ReturnType<typeof realApp>;
/** Operation, expected status, request, and the app that receives the request. */
type Exchange = readonly [OperationId | 'checkHealth', number, InjectOptions, App];

const SECRET = 'the disk is on fire';
const app = realApp();
const withoutIndex = realApp({ index: () => undefined, emoji: openEmoji('no-such-file') });
const failing = realApp({
  exporter: {
    package: () => Promise.reject(new Error(SECRET)),
    preview: () => Promise.reject(new Error(SECRET)),
    contactSheet: () => Promise.reject(new Error(SECRET)),
    shareCard: () => Promise.reject(new Error(SECRET)),
  },
});
// An app that responds with 429 to every request, as the edge firewall does in production.
const limited = realApp();
limited.addHook('preHandler', async (_request, reply) => {
  reply.header('retry-after', '42');
  throw new ProblemError('rate_limited', 'The quota of this window is used up.');
});

const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (payload?: object, { url = '/api/v1/export' } = {}): InjectOptions => ({
  method: 'POST',
  url,
  ...(payload && { payload }),
});
const FILES = '/api/v1/export.json';
const form = (fields: Readonly<Record<string, string>>): InjectOptions => ({
  method: 'POST',
  url: '/api/v1/export/form',
  payload: Object.entries(fields)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat('--b--\r\n')
    .join(''),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});
const UNKNOWN_ICON = { library: 'a', name: 'b' };

const SUCCESSES: readonly (readonly [OperationId, InjectOptions])[] = [
  ['getApiIndex', get('/api/v1')],
  ['getHealth', get('/api/v1/health')],
  ['listLibraries', get('/api/v1/libraries')],
  ['searchIcons', get('/api/v1/icons?q=photo&limit=300')],
  ['searchIcons', get('/api/v1/icons?q=qqqqqqqq')],
  ['getIcon', get('/api/v1/icons/remix/rocket?style=fill')],
  ['searchEmoji', get('/api/v1/emoji?q=waving%20hand')],
  ['findIdeas', get('/api/v1/ideas?q=bakery')],
  ['exportFavicon', post({ text: 'A' })],
  ['exportFavicon', post({ emoji: '🦊' })],
  ['exportFaviconForm', form({ text: 'A', include_dark_mode: 'true' })],
  ['exportFaviconFiles', post({ text: 'A' }, { url: FILES })],
  ['getExportZip', get('/api/v1/export.zip?text=A')],
  ['getPreviewSvg', get('/api/v1/preview.svg?text=A')],
  ['getPreviewPng', get('/api/v1/preview.png?library=lucide&name=rocket&size=32')],
];

const PROBLEMS_OF_OPERATIONS: readonly Exchange[] = [
  ['getHealth', 503, get('/api/v1/health'), withoutIndex],
  ['listLibraries', 503, get('/api/v1/libraries'), withoutIndex],
  ['searchIcons', 503, get('/api/v1/icons'), withoutIndex],
  ['getIcon', 404, get('/api/v1/icons/remix/no-such-icon'), app],
  ['getIcon', 503, get('/api/v1/icons/remix/rocket'), withoutIndex],
  ['searchEmoji', 503, get('/api/v1/emoji'), withoutIndex],
  ['findIdeas', 503, get('/api/v1/ideas?q=bakery'), withoutIndex],
  ['exportFavicon', 400, post({ shape: 'star', padding: 'x' }), app],
  ['exportFavicon', 400, post(), app],
  ['exportFavicon', 404, post(UNKNOWN_ICON), app],
  ['exportFavicon', 500, post(UNKNOWN_ICON), withoutIndex],
  ['exportFavicon', 500, post({ text: 'A' }), failing],
  ['exportFaviconForm', 400, form({ shape: 'star' }), app],
  ['exportFaviconForm', 404, form(UNKNOWN_ICON), app],
  ['exportFaviconForm', 500, form({ text: 'A' }), failing],
  ['exportFaviconFiles', 400, post({ shape: 'star' }, { url: FILES }), app],
  ['exportFaviconFiles', 404, post(UNKNOWN_ICON, { url: FILES }), app],
  ['exportFaviconFiles', 500, post({ text: 'A' }, { url: FILES }), failing],
  ['getExportZip', 400, get('/api/v1/export.zip?shape=star'), app],
  ['getExportZip', 404, get('/api/v1/export.zip?library=a&name=b'), app],
  ['getExportZip', 500, get('/api/v1/export.zip?library=a&name=b'), withoutIndex],
  ['getExportZip', 500, get('/api/v1/export.zip?text=A'), failing],
  ...(['Svg', 'Png'] as const).flatMap((format): Exchange[] => {
    const [operation, path] = [`getPreview${format}` as const, `/api/v1/preview.${format.toLowerCase()}`];
    return [
      [operation, 400, get(path), app],
      [operation, 400, get(`${path}?text=A&size=x`), app],
      [operation, 404, get(`${path}?library=a&name=b`), app],
      [operation, 500, get(`${path}?text=A`), failing],
      [operation, 503, get(`${path}?library=a&name=b`), withoutIndex],
    ];
  }),
];

const EXCHANGES: readonly Exchange[] = [
  ...SUCCESSES.map(([operation, request]): Exchange => [operation, 200, request, app]),
  ...SUCCESSES.filter(([, { method }]) => method === 'GET').map(
    ([operation, request]): Exchange => [operation, 304, request, app],
  ),
  ...SUCCESSES.map(([operation, request]): Exchange => [operation, 429, request, limited]),
  ...SUCCESSES.map(
    ([operation, { url }]): Exchange => [operation, 405, { method: 'PUT', url: String(url) }, app],
  ),
  ...PROBLEMS_OF_OPERATIONS,
  ['checkHealth', 200, get('/healthz'), app],
  ['checkHealth', 405, { method: 'PUT', url: '/healthz' }, app],
  ['checkHealth', 503, get('/healthz'), withoutIndex],
];

const document = (await app.inject('/openapi.json')).json();
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
/**
 * The document with closed objects and problem codes. Clients accept unknown members and codes, but the service sends
 * only described ones.
 */
const closed = JSON.parse(JSON.stringify(document), (name, value) => {
  if (name === 'code' && value.anyOf) return value.anyOf[0];
  // Alternatives name some members of an object only.
  if (name === 'anyOf')
    return value.map(
      ({ additionalProperties: _, ...open }: object & { additionalProperties?: unknown }) => open,
    );
  return Array.isArray(value?.required) && value.type === 'object'
    ? { ...value, additionalProperties: false }
    : value;
});
ajv.addSchema({ ...closed, $id: 'api' });

/** Validates `value` against the schema at `reference`. Returns the errors. */
const schemaErrors = (reference: string, value: unknown): unknown => {
  const validate = ajv.getSchema(`api${reference}`) ?? ajv.compile({ $ref: `api${reference}` });
  return validate(value) ? [] : validate.errors;
};

const pointerTo = (...segments: readonly string[]) =>
  `#/${segments.map(segment => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: ReturnType<typeof JSON.parse>;
}

const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as object).map(([method, operation]): Described => ({ path, method, operation })),
);

const describedOperation = (id: string) => {
  const found = described.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not described`);
  return found;
};

/** Repeats a request with its entity tag if the expected status is 304. */
const respond = async (target: App, request: InjectOptions, status: number) => {
  const response = await target.inject(request);
  if (status !== 304) return response;
  return target.inject({ ...request, headers: { 'if-none-match': String(response.headers.etag) } });
};

describe('the exchanges', () => {
  it('cover every operation and status of the document', () => {
    const covered = new Set(EXCHANGES.map(([id, status]) => `${id} ${status}`));
    const documented = described.flatMap(({ operation }) =>
      Object.keys(operation.responses).map(status => `${operation.operationId} ${status}`),
    );
    expect([...covered].sort()).toEqual(documented.sort());
  });
});

/** Headers about the connection, the body and the rules of browsers. */
const UNDESCRIBED =
  /^(?:connection|date|keep-alive|transfer-encoding|content-.*|access-control-.*|cross-origin-.*|x-content-type-options|referrer-policy)$/;
/** Headers that scripts of other origins may always read (Fetch standard), and those that only caches use. */
const READABLE = /^(?:cache-control|cache-tag|vary)$/;

describe.each(EXCHANGES)('%s with status %d (%j)', (id, status, request, target) => {
  it.each([
    ['canonical path', String(request.url)],
    ['alias', String(request.url).replace('/api/v1', '/api')],
  ])('conforms to the OpenAPI document when requested at its %s', async (_place, url) => {
    const { path, method, operation } = describedOperation(id);
    const response = await respond(target, { ...request, url }, status);
    expect(response.statusCode).toBe(status);
    const { headers, content } = operation.responses[status];
    const [mediaType = ''] = String(response.headers['content-type']).split(';');
    if (content) expect(Object.keys(content)).toContain(mediaType);
    else expect(response.body).toBe('');
    if (mediaType.endsWith('json')) {
      const place = ['paths', path, method, 'responses', String(status), 'content', mediaType, 'schema'];
      expect(schemaErrors(pointerTo(...place), response.json())).toEqual([]);
    }
    for (const [name, { $ref }] of Object.entries<{ $ref: string }>(headers)) {
      const value = response.headers[name.toLowerCase()];
      const { required, schema } = document.components.headers[$ref.split('/').at(-1) ?? ''];
      if (!required && value === undefined) continue;
      expect([name, value]).toEqual([name, expect.anything()]);
      expect(schemaErrors(`${$ref}/schema`, schema.type === 'integer' ? Number(value) : value)).toEqual([]);
    }
    const sent = Object.keys(response.headers).filter(name => !UNDESCRIBED.test(name));
    const names = Object.keys(headers).map(name => name.toLowerCase());
    expect(sent.filter(name => !names.includes(name))).toEqual([]);
    const exposed = String(response.headers['access-control-expose-headers']).toLowerCase().split(', ');
    expect(sent.filter(name => !READABLE.test(name) && !exposed.includes(name))).toEqual([]);
    expect(response.body).not.toMatch(new RegExp(`${SECRET}|node_modules|/src/|at \\w+ \\(`));
  });
});

describe('the document', () => {
  type Examples = Readonly<Record<string, { readonly value: object }>>;
  type Content = Readonly<Record<string, { readonly examples?: Examples }>>;

  it.each(described)('has valid examples for $operation.operationId', ({ path, method, operation }) => {
    for (const [status, { content = {} }] of Object.entries<{ content?: Content }>(operation.responses)) {
      for (const [mediaType, { examples = {} }] of Object.entries(content)) {
        const schema = pointerTo('paths', path, method, 'responses', status, 'content', mediaType, 'schema');
        for (const { value } of Object.values(examples)) expect(schemaErrors(schema, value)).toEqual([]);
      }
    }
    for (const [index, { example }] of operation.parameters.entries()) {
      if (example === undefined) continue;
      const schema = pointerTo('paths', path, method, 'parameters', String(index), 'schema');
      expect(schemaErrors(schema, example)).toEqual([]);
    }
  });

  it.each(
    Object.entries<Examples[string]>(
      describedOperation('exportFavicon').operation.requestBody.content['application/json'].examples,
    ),
  )('has a valid example of an export: %s', async (_name, { value }) => {
    expect(schemaErrors('#/components/schemas/ExportBody', value)).toEqual([]);
    expect((await app.inject(post(value))).statusCode).toBe(200);
  });

  it('mentions a request body only in operations that have one', () => {
    for (const { operation } of described.filter(({ method }) => method === 'get'))
      expect(JSON.stringify(operation)).not.toMatch(/\bbody\b/i);
  });
});

describe('the catalog', () => {
  it('holds items that match the schema of IconItem, in a sample of every 97th icon', () => {
    const { catalog } = realServices.index() ?? {};
    const count = catalog?.iconCount ?? 0;
    expect(count).toBeGreaterThan(97);
    for (let position = 0; position < count; position += 97) {
      const item = JSON.parse(Buffer.from(catalog?.itemJson(position) ?? []).toString());
      expect(schemaErrors('#/components/schemas/IconItem', item)).toEqual([]);
    }
  });
});
