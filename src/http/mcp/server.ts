// MCP server: registers the tools and converts their errors to results. (Decision 102)

import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type ProblemCode, ProblemError } from '../../contract/problems.ts';
import { FAVSMITH_VERSION } from '../../contract/version.ts';
import { EXPORT_FAVICON, PREVIEW_FAVICON } from './tools/export-favicon.ts';
import { FIND_IDEAS, GET_ICON, SEARCH_ICONS } from './tools/search-icons.ts';
import {
  type Arguments,
  argumentSchema,
  type Backend,
  readArguments,
  type Tool,
  text,
} from './tools/tool.ts';

const TOOLS: readonly Tool[] = [SEARCH_ICONS, FIND_IDEAS, GET_ICON, PREVIEW_FAVICON, EXPORT_FAVICON];

/** Receives unexpected errors for the log. Clients do not get their details. */
type OnError = (error: unknown) => void;

const INSTRUCTIONS =
  'Favsmith creates favicons from free icons, initials, emoji or artwork. Find ideas for a site, or search icons and choose one on the ' +
  'contact sheet. Preview the design at size 180 and at size 32, then export it with the framework of the project. Colors are CSS ' +
  'colors. Search by meaning if a name finds nothing.';

/** Creates a server for one connection or, over HTTP, for one request. */
export const createMcpServer = (backend: Backend, onError: OnError): McpServer => {
  const server = new McpServer(
    { name: 'favsmith', title: 'Favsmith', version: FAVSMITH_VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const tool of TOOLS)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: inputSchema(tool),
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      args => run(tool, args, backend, onError),
    );
  return server;
};

const run = async (
  tool: Tool,
  args: Arguments,
  backend: Backend,
  onError: OnError,
): Promise<CallToolResult> => {
  try {
    return { content: [...(await tool.run(readArguments(tool, args), backend))] };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.cause !== undefined) onError(error);
    return { isError: true, content: [text(errorText(error))] };
  }
};

/** Formats a problem as code, detail, violations and hint. */
const errorText = (error: unknown): string => {
  if (!(error instanceof ProblemError)) return 'export_failed: The tool failed.';
  const { code, message, errors } = error;
  const violations = errors.length > 1 ? errors.map(({ detail }) => `- ${detail}`) : [];
  return [`${labelOf(code)}: ${message}`, ...violations, error.hintFor('tool')].join('\n');
};

/** Schema that accepts all arguments. `readArguments` validates them, so that its messages are tool results. */
const inputSchema = (tool: Tool): StandardSchemaWithJSON<Arguments, Arguments> => {
  const schema = argumentSchema(tool);
  return {
    '~standard': {
      version: 1,
      vendor: 'favsmith',
      validate: value => ({ value: value as Arguments }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
};

/** The arguments of a tool have been parsed as JSON: what is wrong is one of them, which the message names. */
const labelOf = (code: ProblemCode): string => (code === 'invalid_json' ? 'invalid_argument' : code);
