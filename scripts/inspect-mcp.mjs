// npm run validate -- mcp: calls the tools of the MCP server with the official inspector, over stdio and HTTP.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps } from './steps.mjs';

/** Arguments of the inspector, each with a text that the output must contain. */
const CALLS = [
  { args: ['--method', 'tools/list'], expected: 'export_favicon' },
  { args: toolCall('search_icons', { query: 'rocket', limit: 3 }), expected: '1 lucide/rocket (outline)' },
  { args: toolCall('get_icon', { library: 'lucide', name: 'rocket' }), expected: 'attribution_note' },
  { args: toolCall('preview_favicon', { text: 'A', size: 32 }), expected: 'image/png' },
  { args: toolCall('export_favicon', { text: 'A', result: 'list' }), expected: 'initials-A-favicon.zip' },
  { args: toolCall('export_favicon', { text: 'ABC' }), expected: 'invalid_text' },
];

runSteps();
const tools = join(root, 'tools', 'mcp');
run(['npm', 'ci', '--ignore-scripts', '--prefix', tools]);

const { server, url } = await startServer();
try {
  inspect('stdio', [process.execPath, join(root, 'dist', 'cli', 'main.js'), 'mcp']);
  inspect('HTTP', [url, '--transport', 'http']);
} finally {
  server.kill();
}

/**
 * @param {string} transport
 * @param {readonly string[]} target
 */
function inspect(transport, target) {
  const folder = join(tools, 'node_modules', '@modelcontextprotocol', 'inspector');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const inspector = join(folder, bin['mcp-inspector']);
  for (const { args, expected } of CALLS) {
    const { stdout, stderr } = spawnSync(process.execPath, [inspector, '--cli', ...target, ...args], {
      encoding: 'utf8',
    });
    if (!stdout.includes(expected))
      throw new Error(`${transport}: ${args.join(' ')} lacks "${expected}":\n${stdout}${stderr}`);
    console.log(`${transport}: ${args.join(' ')}`);
  }
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} fields
 */
function toolCall(name, fields) {
  const args = Object.entries(fields).flatMap(([field, value]) => ['--tool-arg', `${field}=${value}`]);
  return ['--method', 'tools/call', '--tool-name', name, ...args];
}

/** Starts the server on a free port. Waits until it prints its address. */
async function startServer() {
  const server = spawn(process.execPath, [join(root, 'dist', 'main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    const [address] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (address) return { server, url: `${address}/mcp` };
  }
  throw new Error('the server did not start');
}
