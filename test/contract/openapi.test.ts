// OpenAPI document and the files that are generated from the contract.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiTypesText } from '../../src/build/api-types.ts';
import { designSchemaText } from '../../src/contract/design.ts';
import { buildOpenApi } from '../../src/contract/openapi/openapi.ts';
import { exampleOf, type JsonSchema } from '../../src/contract/openapi/schema.ts';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { PROBLEMS } from '../../src/contract/problems.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
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

  it.each(OPERATIONS.map(operation => [operation.id, operation] as const))(
    'describes %s at its path and alias, with a response for each of its problems',
    (_id, { method, path, alias, problems, summary }) => {
      for (const place of [path, alias]) {
        const described = document.paths[place][method.toLowerCase()];
        expect(described.summary).toBe(place === path ? summary : `${summary} (alias)`);
        expect(described.parameters.length).toBeGreaterThan(0);
        const statuses = Object.keys(described.responses);
        expect(statuses).toContain('200');
        for (const problem of problems) expect(statuses).toContain(String(PROBLEMS[problem].status));
        for (const status of statuses) {
          const response = described.responses[status];
          expect(response.description, status).toMatch(/\w{3}/);
          expect(Object.keys(response.headers ?? {}), status).toContain('X-Request-Id');
        }
      }
    },
  );

  it('has one operation id per path', () => {
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>)
      .flatMap(item => Object.values(item))
      .flatMap(({ operationId }) => operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(2 * OPERATIONS.length);
  });
});

it.each([
  ['src/client/api-types.ts', apiTypesText],
  ['schemas/favsmith.json', designSchemaText],
])('%s equals the text that the contract generates', (path, text) => {
  expect(read(path)).toBe(text());
});

describe('exampleOf', () => {
  const schemas: Record<string, JsonSchema> = { Name: { type: 'string', examples: ['rocket', 'star'] } };
  it.each<[string, JsonSchema, unknown]>([
    ['the first example', { type: 'string', examples: ['a', 'b'], enum: ['c'] }, 'a'],
    ['the constant', { const: 1, enum: [2] }, 1],
    ['the first choice', { type: 'string', enum: ['solid', 'linear'] }, 'solid'],
    ['a list of one item', { type: 'array', items: { const: 7 } }, [7]],
    ['the example of a schema to which it refers', { $ref: '#/components/schemas/Name' }, 'rocket'],
    [
      'an object with an example of each property',
      { type: 'object', properties: { a: { const: 1 }, b: { $ref: '#/components/schemas/Name' } } },
      { a: 1, b: 'rocket' },
    ],
    ['an empty object for an unknown schema', { $ref: '#/components/schemas/Absent' }, {}],
  ])('returns %s', (_name, schema, example) => {
    expect(exampleOf(schema, schemas)).toEqual(example);
  });
});
