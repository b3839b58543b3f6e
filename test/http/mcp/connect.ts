// Connects the official MCP client.
import { join } from 'node:path';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** Revisions of the protocol: the first has a handshake, the second has none. */
export const REVISIONS = { '2025-11-25': 'legacy', '2026-07-28': 'auto' } as const;
export type Revision = keyof typeof REVISIONS;

const createClient = (revision: Revision) =>
  new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: REVISIONS[revision] } });

export const connectHttp = async (
  baseUrl: string,
  revision: Revision = '2026-07-28',
  headers: Record<string, string> = {},
): Promise<Client> => {
  const client = createClient(revision);
  const url = new URL('/mcp', baseUrl);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
};

/** Starts `favsmith mcp`. */
export const connectStdio = async (revision: Revision): Promise<Client> => {
  const client = createClient(revision);
  const command = join(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'main.js');
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'] }));
  return client;
};

export const textOf = ({ content }: CallToolResult): string =>
  content.flatMap(each => (each.type === 'text' ? [each.text] : [])).join('\n');

/** The bytes of the first image in a result. */
export const imageOf = ({ content }: CallToolResult): Buffer => {
  const image = content.find(each => each.type === 'image');
  if (!image) throw new RangeError('the result has no image');
  return Buffer.from(image.data, 'base64');
};
