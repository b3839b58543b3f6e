// Memory of a server process while it draws hostile artwork, and afterwards.
// @module-tag alone
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { svg } from '../artwork/hostile-documents.ts';
import { HOSTILE_MEMORY } from '../artwork/hostile-memory.ts';
import { startServer } from '../http/server-process.ts';

const [MAXIMUM_PEAK, MAXIMUM_REST] = [200, 40];

const { address, pid } = await startServer();

/** Megabytes of resident memory: now, and at the highest since the last reset. */
const memory = () => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [now = 0, peak = 0] = ['VmRSS', 'VmHWM'].map(
    name => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024,
  );
  return { now, peak };
};
const resetPeak = () => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const post = async (path: string, body: object) => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

const mcp = (tool: string, fields: object) =>
  post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: fields } });

/** Ways to a renderer; the inputs use them in turn. */
const WAYS: readonly ((artwork: string) => Promise<number>)[] = [
  artwork => post('/api/v1/export', { artwork }),
  artwork => post('/api/v1/export', { emoji: '🦊', dark_artwork: artwork, include_dark_mode: true }),
  artwork => mcp('preview_favicon', { artwork, size: 512 }),
  async artwork => {
    const form = new FormData();
    form.set('artwork', artwork);
    const response = await fetch(`${address}/api/v1/export`, { method: 'POST', body: form });
    await response.arrayBuffer();
    return response.status;
  },
  artwork => mcp('export_favicon', { text: 'A', emoji: '🦊', monochrome_artwork: artwork }),
];

test('no artwork takes more than 200 MB at its peak, and 40 MB are left at most', {
  timeout: 900_000,
}, async () => {
  expect(HOSTILE_MEMORY.length).toBeGreaterThanOrEqual(30);
  const logo = svg(
    '<mask id="m"><path d="M0 0h9v9z" fill="#fff"/></mask><path mask="url(#m)" d="M0 0h20v20z"/>',
  );
  for (const way of [...WAYS, ...WAYS]) await way(logo);
  await sleep(1000);
  const { now: before } = memory();
  const rows: string[] = [];
  for (const [index, [name, artwork]] of HOSTILE_MEMORY.entries()) {
    resetPeak();
    const start = memory().now;
    await WAYS[index % WAYS.length]?.(artwork);
    const peak = memory().peak - Math.min(start, before);
    rows.push(`${name}: ${peak.toFixed(0)} MB at the peak, ${(memory().now - before).toFixed(0)} MB after`);
    if (peak > MAXIMUM_PEAK) expect.soft(rows.at(-1)).toBe('less');
  }
  if (process.env.SHOW_MEMORY) console.log(rows.join('\n'));
  // Idle threads end after a while, and the heap shrinks.
  await expect.poll(() => memory().now - before, { timeout: 60_000 }).toBeLessThan(MAXIMUM_REST);
});
