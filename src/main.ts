// Entry point: runs the bundled server, or the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const bundle = new URL('bundle/server.js', import.meta.url);
const { runServer }: typeof import('./server.ts') = existsSync(bundle)
  ? await import(bundle.href)
  : await import('./server.ts');
await runServer(join(import.meta.dirname, '..'));
