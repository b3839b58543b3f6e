// Generates a client with each generator: node generate.mjs <OpenAPI document> <folder>.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import openApiTypeScript, { astToString } from 'openapi-typescript';
import { generate as generateOrval } from 'orval';
import { generateApi } from 'swagger-typescript-api';

const [document = '', folder = ''] = process.argv.slice(2);
const output = name => join(folder, name);
// kubb writes to the working directory, too.
process.chdir(folder);

writeFileSync(
  output('openapi-typescript.d.ts'),
  astToString(await openApiTypeScript(pathToFileURL(document))),
);
await createClient({ input: document, output: output('hey-api'), logs: { level: 'error' } });
await generateOrval({
  input: document,
  output: { target: output('orval.ts'), client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
});
await generateApi({ input: document, output: folder, fileName: 'swagger-typescript-api.ts', silent: true });
// Its client for fetch parses every response as JSON, so that files need the one for Axios.
await build({
  config: {
    root: '.',
    input: { path: document },
    output: { path: 'kubb' },
    plugins: [pluginOas({ serverIndex: 0 }), pluginTs(), pluginClient({ client: 'axios' })],
  },
});
