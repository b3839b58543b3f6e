// TypeScript types of the API, generated from the OpenAPI document.
import { buildOpenApi } from '../../contract/openapi/openapi.ts';
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import { interfaceText, type Member, typeText } from './schema-types.ts';

const HEADER = `// Types and paths of the API, generated from the OpenAPI document by \`npm run generate\`.
`;

/** Text of src/client/api-types.ts. */
export const apiTypesText = (): string => {
  const { components } = buildOpenApi({ baseUrl: 'https://favsmith.example' });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => interfaceText(name, schema));
  return [HEADER, pathTable(OPERATIONS), ...schemas, ...OPERATIONS.flatMap(parameterTypes)].join('\n');
};

const pathTable = (operations: readonly Operation[]): string => {
  const rows = operations.map(({ id, path }) => `  ${id}: '${path}',\n`);
  return `/** Canonical paths by operation. */\nexport const PATHS = {\n${rows.join('')}} as const;\n`;
};

const parameterTypes = ({ id, parameters, summary }: Operation): readonly string[] => {
  if (parameters.length === 0) return [];
  const members = parameters.map(
    ({ name, schema, description, in: place }): Member => ({
      name,
      type: typeText(schema),
      description,
      isOptional: place !== 'path',
    }),
  );
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`;
  return [interfaceText(name, { description: `Parameters: ${summary}.` }, members)];
};
