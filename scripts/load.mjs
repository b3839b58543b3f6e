// npm run load [-- one | three | --url http://127.0.0.1:3000] [--report]: load test of the service, loopback only.
//   one      a process of its own
//   three    three replicas behind HAProxy with Redis (needs haproxy, redis-server and openssl)
//   --url    a running server; start it with TRUST_PROXY=1 if it enforces quotas
//   --report writes the tables to docs/operations.md
import { parseArgs } from 'node:util';
import { createClient } from './load/client.mjs';
import { startOneProcess, startThreeReplicas } from './load/deployments.mjs';
import { measureOverload, measureRate, measureSaturation } from './load/phases.mjs';
import { newExport, newSearch } from './load/requests.mjs';
import { circumstances, markdownTable, writeGuideSection } from './operations-guide.mjs';
import { runSteps } from './steps.mjs';

const RATES = [50, 100, 200, 400, 800];
const STEP_SECONDS = 6;
const OVERLOAD_SECONDS = 30;
/** Enough addresses that quotas refuse nobody: a client may export 20 times a minute. At an edge, each has a connection. */
const CLIENTS = { direct: 4000, edge: 1500 };
const WARM_UP_WIDTH = 8;

const DEPLOYMENTS = {
  one: { title: 'One process', start: startOneProcess },
  three: { title: 'Three replicas behind HAProxy with Redis', start: startThreeReplicas },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, report: { type: 'boolean' }, seconds: { type: 'string' } },
});
const overloadSeconds = Number(values.seconds ?? OVERLOAD_SECONDS);

if (values.url !== undefined) {
  const { hostname } = new URL(values.url);
  if (!/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new Error(`${hostname} is not a loopback address`);
  const running = {
    url: values.url,
    isEdge: values.url.startsWith('https:'),
    processes: [],
    close: () => {},
  };
  console.log(await measure(running));
} else {
  runSteps();
  const names = positionals.length > 0 ? positionals : Object.keys(DEPLOYMENTS);
  for (const name of names) {
    const { title, start } = DEPLOYMENTS[name] ?? {};
    if (!start)
      throw new Error(`unknown deployment ${name}: choose from ${Object.keys(DEPLOYMENTS).join(', ')}`);
    const deployment = await start();
    try {
      const tables = await measure(deployment);
      console.log(`\n${title}\n\n${tables}`);
      if (values.report) writeGuideSection(`load-${name}`, `${title}, ${circumstances()}:\n\n${tables}`);
    } finally {
      deployment.close();
    }
  }
}

/** @param {import('./load/deployments.mjs').Deployment} deployment */
async function measure({ url, isEdge, processes }) {
  const clients = isEdge ? CLIENTS.edge : CLIENTS.direct;
  const client = createClient({ url, isEdge, clients });
  try {
    await warmUp(client, isEdge ? clients : 200);
    const { exports, searches } = await measureSaturation(client);
    /** @type {Record<string, Record<string, string | number>>} */
    const rows = {};
    for (const rate of RATES) {
      const row = await measureRate(client, processes, rate, STEP_SECONDS);
      rows[`${rate}/s`] = row;
      if (Number(row['99 %']) > 1000 || row.errors > 0) break;
    }
    const overload = await measureOverload(client, processes, exports, overloadSeconds);
    const saturation = `At most ${exports.toFixed(0)} exports or ${searches.toFixed(0)} searches per second.`;
    const overloadRows = Object.fromEntries(
      Object.entries(overload).map(([name, value]) => [name, { value }]),
    );
    return [
      saturation,
      markdownTable('the mix at', rows),
      `Overload, ten times the rated exports for ${overloadSeconds} s:`,
      markdownTable('', overloadRows),
    ].join('\n\n');
  } finally {
    client.close();
  }
}

/** Opens the connections of an edge, and lets V8 compile the code of exports. */
async function warmUp(client, count) {
  let sent = 0;
  const loop = async () => {
    while (sent++ < count) await client.send(sent % 10 ? newSearch() : newExport());
  };
  await Promise.all(Array.from({ length: WARM_UP_WIDTH }, loop));
}
