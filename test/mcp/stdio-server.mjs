// MCP server over standard input and output with the compiled engine, for tests.
import { join } from 'node:path';
import { createEngine } from '../../dist/engine/engine.js';
import { serveMcp } from '../../dist/mcp/stdio.js';

const dataFolder = join(import.meta.dirname, '..', '..', 'data');
serveMcp(createEngine({ dataFolder }));
