// Markdown description of the service for language models (llms.txt).
import { COLOR_SYNTAX } from '../../contract/export/color-syntax.ts';
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import { curlCommand } from '../curl.ts';

export const llmsText = (baseUrl: string): string => `# Favsmith

> HTTP API that searches free icon libraries and exports favicon packages from an icon or from initials. No authentication.

${OPERATIONS.map((operation: Operation) => `## ${operation.summary}\n\n${operation.description}\n\n${indented(curlCommand(operation, baseUrl))}\n`).join('\n')}
## Colors

${COLOR_SYNTAX}

## Documentation

- [OpenAPI 3.1](${baseUrl}/openapi.json): the complete contract
- [Reference](${baseUrl}/docs): every operation and field
- [Frameworks](${baseUrl}/docs/frameworks): how to add a package to a site, for each framework
- [Clients](${baseUrl}/docs/clients): programs in JavaScript, Python, Go and Ruby
- [Agents](${baseUrl}/docs/agents): MCP server at ${baseUrl}/mcp, skill at ${baseUrl}/skills/favsmith/SKILL.md
- [Errors](${baseUrl}/docs/errors): every error code and how to recover
- [Rate limits](${baseUrl}/docs/rate-limits): quotas and rate-limit headers
`;

const indented = (text: string): string => text.replace(/^/gm, '    ');
