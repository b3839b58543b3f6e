// Entry point: runs the server.
import module from 'node:module';
import { join } from 'node:path';
import { runServer } from './load-server.ts';

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

await runServer(join(import.meta.dirname, '..'));
