import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { realApp, realServices } from './real-app.ts';

interface Described {
  readonly $ref?: string;
}

interface Document {
  readonly paths: Record<string, Record<string, DescribedOperation>>;
  readonly components: Record<string, Record<string, { schema: { type?: string } }>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters: readonly (Described & {
    name: string;
    in: string;
    schema: object;
    example?: unknown;
  })[];
  readonly requestBody?: { content: Record<string, { examples: Record<string, { value: object }> }> };
  readonly responses: Record<
    string,
    {
      headers: Record<string, Described>;
      content?: Record<string, { schema: Described; examples?: Record<string, { value: object }> }>;
    }
  >;
}

const broken = realApp({ index: () => undefined });
const failing = realApp({
  exporter: {
    exportPackage: () => Promise.reject(new Error('the disk is on fire')),
    preview: () => Promise.reject(new Error('the disk is on fire')),
  },
});
const app = realApp();
const document: Document = (await app.inject('/openapi.json')).json();

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...document, $id: 'api' });

const complaints = (reference: string, value: unknown): unknown => {
  const validate = ajv.getSchema(`api${reference}`) ?? ajv.compile({ $ref: `api${reference}` });
  return validate(value) ? [] : validate.errors;
};

/** What is sent, to which app, under which operation and status it is described. */
const EXCHANGES: readonly (readonly [string, number, InjectOptions, typeof app])[] = [
  ['getApiIndex', 200, { url: '/api/v1' }, app],
  ['getApiIndex', 405, { method: 'POST', url: '/api/v1' }, app],
  ['getHealth', 200, { url: '/api/v1/health' }, app],
  ['getHealth', 405, { method: 'PUT', url: '/api/v1/health' }, app],
  ['getHealth', 503, { url: '/api/v1/health' }, broken],
  ['listLibraries', 200, { url: '/api/v1/libraries' }, app],
  ['listLibraries', 405, { method: 'DELETE', url: '/api/v1/libraries' }, app],
  ['listLibraries', 503, { url: '/api/v1/libraries' }, broken],
  ['searchIcons', 200, { url: '/api/v1/icons?q=photo&limit=300' }, app],
  ['searchIcons', 200, { url: '/api/v1/icons?q=qqqqqqqq' }, app],
  ['searchIcons', 405, { method: 'POST', url: '/api/v1/icons' }, app],
  ['searchIcons', 503, { url: '/api/v1/icons' }, broken],
  ['getIcon', 200, { url: '/api/v1/icons/remix/rocket?style=fill' }, app],
  ['getIcon', 404, { url: '/api/v1/icons/remix/no-such-icon' }, app],
  ['getIcon', 405, { method: 'PATCH', url: '/api/v1/icons/remix/rocket' }, app],
  ['getIcon', 503, { url: '/api/v1/icons/remix/rocket' }, broken],
  ['exportFavicon', 200, { method: 'POST', url: '/api/v1/export', payload: { text: 'A' } }, app],
  [
    'exportFavicon',
    200,
    {
      method: 'POST',
      url: '/api/v1/export',
      payload: { text: 'A' },
      headers: { accept: 'application/json' },
    },
    app,
  ],
  [
    'exportFavicon',
    400,
    { method: 'POST', url: '/api/v1/export', payload: { shape: 'star', padding: 'x' } },
    app,
  ],
  ['exportFavicon', 400, { method: 'POST', url: '/api/v1/export' }, app],
  [
    'exportFavicon',
    404,
    { method: 'POST', url: '/api/v1/export', payload: { library: 'a', name: 'b' } },
    app,
  ],
  ['exportFavicon', 405, { url: '/api/v1/export' }, app],
  [
    'exportFavicon',
    500,
    { method: 'POST', url: '/api/v1/export', payload: { library: 'a', name: 'b' } },
    broken,
  ],
  ['exportFavicon', 500, { method: 'POST', url: '/api/v1/export', payload: { text: 'A' } }, failing],
  ['getPreviewSvg', 200, { url: '/api/v1/preview.svg?text=A' }, app],
  ['getPreviewSvg', 400, { url: '/api/v1/preview.svg' }, app],
  ['getPreviewSvg', 404, { url: '/api/v1/preview.svg?library=a&name=b' }, app],
  ['getPreviewSvg', 405, { method: 'POST', url: '/api/v1/preview.svg' }, app],
  ['getPreviewSvg', 503, { url: '/api/v1/preview.svg?library=a&name=b' }, broken],
  ['getPreviewSvg', 500, { url: '/api/v1/preview.svg?text=A' }, failing],
  ['getPreviewPng', 200, { url: '/api/v1/preview.png?library=lucide&name=rocket&size=32' }, app],
  ['getPreviewPng', 400, { url: '/api/v1/preview.png?text=A&size=x' }, app],
];

const operationOf = (id: string) => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId === id) return { path, method, operation };
    }
  }
  throw new Error(`${id} is not described`);
};

const componentSchema = ($ref: string) => {
  const [, , kind = '', name = ''] = $ref.split('/');
  return document.components[kind]?.[name]?.schema ?? {};
};

const pointerTo = (...segments: readonly string[]) =>
  `#/${segments.map(segment => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

describe.each(EXCHANGES)('%s answers %d', (id, status, request, target) => {
  it('as the document says, under both paths', async () => {
    for (const [operationId, url] of [
      [id, String(request.url)],
      [`${id}Alias`, String(request.url).replace('/api/v1', '/api')],
    ] as const) {
      const { path, method, operation } = operationOf(operationId);
      const response = await target.inject({ ...request, url });
      expect(response.statusCode).toBe(status);
      const described = operation.responses[status];
      const mediaType = String(response.headers['content-type']);
      expect(Object.keys(described?.content ?? {})).toContain(mediaType);
      if (mediaType.endsWith('json')) {
        const schema = pointerTo(
          'paths',
          path,
          method,
          'responses',
          String(status),
          'content',
          mediaType,
          'schema',
        );
        expect(complaints(schema, response.json())).toEqual([]);
      }
      for (const [name, { $ref = '' }] of Object.entries(described?.headers ?? {})) {
        if (['Vary', 'Content-Disposition', 'Allow'].includes(name) && !response.headers[name.toLowerCase()])
          continue;
        const text = String(response.headers[name.toLowerCase()]);
        const { type } = componentSchema($ref);
        expect(complaints(`${$ref}/schema`, type === 'integer' ? Number(text) : text)).toEqual([]);
        expect(text).not.toBe('undefined');
      }
    }
  });

  it('without a word from inside', async () => {
    const { body } = await target.inject(request);
    expect(body).not.toMatch(/disk is on fire|node_modules|\/src\/|at \w+ \(/);
  });
});

describe('the document', () => {
  it('describes every operation and its alias, and nothing else', () => {
    const paths = OPERATIONS.flatMap(({ path, alias }) => [path, alias]).sort();
    expect(Object.keys(document.paths).sort()).toEqual(paths);
  });

  it('has examples that are what they are examples of', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, { responses, parameters }] of Object.entries(item)) {
        for (const [status, { content = {} }] of Object.entries(responses)) {
          for (const [mediaType, { examples = {} }] of Object.entries(content)) {
            const schema = pointerTo(
              'paths',
              path,
              method,
              'responses',
              status,
              'content',
              mediaType,
              'schema',
            );
            for (const { value } of Object.values(examples)) expect(complaints(schema, value)).toEqual([]);
          }
        }
        for (const [index, { example }] of parameters.entries()) {
          if (example === undefined) continue;
          const schema = pointerTo('paths', path, method, 'parameters', String(index), 'schema');
          expect(complaints(schema, example)).toEqual([]);
        }
      }
    }
  });

  it('has examples of exports that work', async () => {
    const { operation } = operationOf('exportFavicon');
    for (const { value } of Object.values(
      operation.requestBody?.content['application/json']?.examples ?? {},
    )) {
      expect(complaints('#/components/schemas/ExportBody', value)).toEqual([]);
      const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload: value });
      expect(response.statusCode).toBe(200);
    }
  });

  it('has no reference that leads nowhere', () => {
    const references = JSON.stringify(document).match(/"\$ref":"([^"]+)"/g) ?? [];
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      const [, pointer = ''] = reference.match(/"#\/([^"]+)"/) ?? [];
      const target = pointer
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
      expect([pointer, typeof target]).toEqual([pointer, 'object']);
    }
  });
});

describe('every icon', () => {
  it('of a sample of the catalog is an IconItem', () => {
    const { catalog } = realServices.index() ?? {};
    for (let position = 0; position < 26_480; position += 97) {
      const item = JSON.parse(Buffer.from(catalog?.itemJson(position) ?? []).toString());
      expect(complaints('#/components/schemas/IconItem', item)).toEqual([]);
    }
  });
});
