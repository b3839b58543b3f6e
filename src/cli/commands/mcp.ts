// favsmith mcp: tools for agents over standard input and output.
import * as engine from '../../engine/index.ts';
import { serveMcp } from '../../mcp/stdio.ts';

/** Serves until standard input ends. */
export const runMcp = (): void => serveMcp(engine);
