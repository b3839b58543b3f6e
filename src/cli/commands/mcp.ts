// favsmith mcp: tools for agents over standard input and output.
import * as engine from '../../engine/index.ts';
import type { Backend } from '../../mcp/backend.ts';
import { serveMcp } from '../../mcp/stdio.ts';

/** Serves until standard input ends. The engine validates the fields that the tools pass on. */
export const runMcp = (): void => serveMcp(engine as unknown as Backend);
