// Entry point: runs the server.
import module from 'node:module';
import { join } from 'node:path';
import { loadServer } from './load-server.ts';

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const { runServer } = await loadServer();
await runServer(join(import.meta.dirname, '..'));
