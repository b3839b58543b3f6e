// OpenAPI document.
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../src/contract/openapi/openapi.ts';
import { OPERATIONS, type Operation } from '../../src/contract/operations.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../src/contract/problems.ts';

const document = JSON.parse(JSON.stringify(buildOpenApi({ baseUrl: 'https://icons.example' })));

/** All objects in a JSON value. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const member of Object.values(value)) yield* objectsIn(member);
}

describe('the OpenAPI document', () => {
  it('refers only to components that it has', () => {
    const references = [...objectsIn(document)].flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref]));
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const [root, ...names] = String(reference).split('/');
      const found = names.reduce<unknown>((part, name) => Object(part)[name], document);
      expect([root, typeof found], String(reference)).toEqual(['#', 'object']);
    }
  });

  it.each(OPERATIONS.map(operation => [operation.path, operation] as const))(
    'describes the requests and responses of %s as the table of operations does',
    (path, operation) => {
      const { method, parameters, responses, body, problems, cacheControl, summary } = operation as Operation;
      const described = document.paths[path][method.toLowerCase()];
      expect(described.summary).toBe(summary);
      for (const response of Object.values(described.responses))
        expect(response).toMatchObject({
          description: expect.stringMatching(/\w{3}/),
          headers: { 'X-Request-Id': expect.anything() },
        });
      expect(described.parameters.slice(0, parameters.length)).toEqual(
        parameters.map(({ name, schema, description, example }) => {
          const required = path.includes(`{${name}}`);
          return { name, in: required ? 'path' : 'query', required, schema, description, example };
        }),
      );
      const headers = ['API-Version', 'X-Request-Id', ...(method === 'GET' ? ['If-None-Match'] : [])];
      expect(described.parameters.slice(parameters.length)).toEqual(
        headers.map(name => ({ $ref: `#/components/parameters/${name}` })),
      );
      expect(described.requestBody?.required).toBe(body && true);

      const { content, headers: sent } = described.responses['200'];
      expect(Object.keys(content)).toEqual(responses.map(({ mediaType }) => mediaType));
      for (const { mediaType, schema } of responses) {
        const binary = { type: 'string', format: 'binary' };
        const form = schema ? { $ref: `#/components/schemas/${schema}` } : binary;
        expect(content[mediaType].schema).toEqual(form);
        if (schema) expect(Object.keys(content[mediaType].examples.success.value).length).toBeGreaterThan(0);
      }
      const isZip = responses.some(({ mediaType }) => mediaType === 'application/zip');
      expect('Content-Disposition' in sent).toBe(isZip);
      expect(sent).toHaveProperty('Vary');
      expect('Cache-Tag' in sent).toBe(!/no-store|immutable/.test(cacheControl));
      expect('304' in described.responses).toBe(method === 'GET');
      if (method === 'GET')
        expect(described.responses['304'].headers).toMatchObject({ ETag: {}, 'Cache-Control': {} });

      for (const code of problems) {
        const { headers: fields, content: bodies, description } = described.responses[PROBLEMS[code].status];
        const example = bodies['application/problem+json'].examples[code];
        const { status, title } = PROBLEMS[code];
        expect(example.value).toMatchObject({ code, status, title });
        expect(example.value.instance).not.toMatch(/[{}]/);
        expect(description).toContain(example.value.detail);
        if (code === 'method_not_allowed') expect(fields).toHaveProperty('Allow');
        if (code === 'rate_limited') expect(fields).toHaveProperty('Retry-After');
        if (code === 'not_found') expect(fields).not.toHaveProperty('Retry-After');
      }
    },
  );

  it('describes API keys only if the server accepts them, and never requires one', () => {
    expect(document.security).toEqual([]);
    expect(document.components).not.toHaveProperty('securitySchemes');
    const withKeys = buildOpenApi({ baseUrl: 'https://icons.example', acceptsApiKeys: true });
    expect(withKeys.security).toEqual([{}, { apiKey: [] }]);
    expect(withKeys.components).toMatchObject({
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    });
  });

  it('has the base URL as its only server, because many generated clients do not resolve relative URLs', () => {
    expect(document.servers).toEqual([{ url: 'https://icons.example', description: 'This server' }]);
  });

  it('has optional request headers, response headers with an example, and only tags of operations', () => {
    for (const parameter of Object.values(document.components.parameters))
      expect(parameter).toMatchObject({ required: false, in: 'header' });
    const optional = ['Cache-Tag', 'Vary', 'Content-Disposition', 'Link', 'Search-Report'];
    for (const [name, header] of Object.entries<{ example: unknown }>(document.components.headers)) {
      const type = typeof header.example === 'number' ? 'integer' : 'string';
      expect(header, name).toMatchObject({ required: !optional.includes(name), schema: { type } });
    }
    const used = new Set(OPERATIONS.map(({ tag }) => tag));
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual([...used]);
  });

  it('describes the type of a problem as any URI, so that the document of one host fits another', () => {
    const { type, status, code } = document.components.schemas.Problem.properties;
    expect(type).toMatchObject({ type: 'string', format: 'uri' });
    for (const keyword of ['enum', 'const', 'pattern']) expect(type).not.toHaveProperty(keyword);
    expect(status).not.toHaveProperty('enum');
    expect(code).toMatchObject({
      anyOf: [{ type: 'string', enum: PROBLEM_CODES }, { type: 'string' }],
      description: expect.stringContaining('Later versions may add codes'),
    });
  });

  it('lets later versions add members to every response', () => {
    const closed = [...objectsIn(document.components)].filter(schema => 'additionalProperties' in schema);
    expect(closed).toEqual([]);
  });

  it('has no bounds for search parameters, because the service clamps their values', () => {
    const integers = [...objectsIn(document.paths)].filter(
      ({ in: place, schema }) => place === 'query' && Object(schema).type === 'integer',
    );
    expect(integers.length).toBeGreaterThanOrEqual(5);
    for (const { name, schema, description } of integers) {
      expect(Object.keys(Object(schema)), String(name)).toEqual(['type', 'default']);
      expect(description).toMatch(/Range: (?:at least 0|1 to 300)\. Values outside of it are clamped/);
    }
  });

  it('has no schema whose name differs from index only in case: generators write a file for each', () => {
    const names = Object.keys(document.components.schemas).map(name => name.toLowerCase());
    expect(names).not.toContain('index');
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['/api/v1/export', 'application/json'],
    ['/api/v1/export.json', 'application/json'],
    ['/api/v1/export/form', 'multipart/form-data'],
  ])('describes the limits and the only media type of bodies for %s', (path, mediaType) => {
    const { content, description } = document.paths[path].post.requestBody;
    expect(Object.keys(content)).toEqual([mediaType]);
    for (const limit of ['16 KiB', '1024 KiB', '2064 KiB']) expect(description).toContain(limit);
  });

  it('describes artwork in forms as a file, and all fields of an export with one type', () => {
    const { content } = document.paths['/api/v1/export/form'].post.requestBody;
    const { properties } = content['multipart/form-data'].schema;
    expect(properties.artwork).toMatchObject({ type: 'string', format: 'binary' });
    expect(Object.keys(properties)).toEqual(Object.keys(document.components.schemas.ExportBody.properties));
    for (const { type } of Object.values<{ type: unknown }>(properties))
      expect(type).toEqual(expect.any(String));
  });

  it('has its own base URL in the example of the API index', () => {
    const { value } =
      document.paths['/api/v1'].get.responses['200'].content['application/json'].examples.success;
    expect(value).toMatchObject({
      openapi: 'https://icons.example/openapi.json',
      documentation: 'https://icons.example/docs',
      errors: 'https://icons.example/docs/errors',
    });
  });

  it('has one media type in every successful response: most generators ignore the others', () => {
    for (const { path } of OPERATIONS)
      for (const { responses } of Object.values<{ responses: { 200: object } }>(document.paths[path]))
        expect(Object.keys(Object(responses[200]).content)).toHaveLength(1);
  });

  it('has one operation for each row of the table and the health check, with a unique id', () => {
    const ids = [...objectsIn(document.paths)].flatMap(({ operationId }) => operationId ?? []);
    expect(ids).toEqual([...new Set([...OPERATIONS.map(({ id }) => id), 'checkHealth'])]);
  });
});
