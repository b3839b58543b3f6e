// The service in a page of Markdown for language models (llms.txt).
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { curlCommand } from './curl.ts';

export const llmsText = (baseUrl: string): string => `# Favsmith

> Searches five free icon libraries over HTTP and exports complete favicon packages from an icon or from initials. No authentication.

${OPERATIONS.map((operation: Operation) => `## ${operation.summary}\n\n${operation.description}\n\n${indented(curlCommand(operation, baseUrl))}\n`).join('\n')}
## Documentation

- [OpenAPI 3.1](${baseUrl}/openapi.json): the whole contract
- [Reference](${baseUrl}/docs): every operation and field
- [Errors](${baseUrl}/docs/errors): every error code and the way out
- [Rate limits](${baseUrl}/docs/rate-limits): quotas per minute
`;

const indented = (text: string): string => text.replace(/^/gm, '    ');
