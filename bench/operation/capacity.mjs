// npm run bench -- capacity: a realistic mix at rising rates, then ten times the rated exports. Loopback only.
//   --deployment one     one process; without this option, both deployments
//   --deployment three   three replicas behind HAProxy with Redis (needs haproxy, redis-server and openssl)
import { parseArgs } from 'node:util';
import { runSteps } from '../../scripts/steps.mjs';
import { circumstances } from '../report.mjs';
import { median, medianTable, repeatRuns, shortened } from '../statistics.mjs';
import { markdownTable } from '../table.mjs';
import { createClient } from './load/client.mjs';
import { startOneProcess, startThreeReplicas } from './load/deployments.mjs';
import { measureOverload, measureRate, measureSaturation } from './load/phases.mjs';
import { newExport, newSearch } from './load/requests.mjs';

const RATES = [50, 100, 200, 400, 800];
const RUNS = shortened(5);
const STEP_SECONDS = 6;
const OVERLOAD_SECONDS = shortened(30);
/** Decimal places of columns. Other columns (counts, megabytes) have none. */
const DECIMALS = {
  ...Object.fromEntries(
    ['median', '90 %', '99 %', '99.9 %', 'search 99 %', 'export 99 %'].map(name => [name, 1]),
  ),
  cores: 2,
};
/** Number of client addresses: so high that quotas refuse nobody. At an edge, each has a connection. */
const CLIENTS = { direct: 4000, edge: 1500 };
const WARM_UP_WIDTH = 8;

const DEPLOYMENTS = {
  one: { title: 'One process', start: startOneProcess },
  three: { title: 'Three replicas behind HAProxy with Redis', start: startThreeReplicas },
};

const { values } = parseArgs({
  options: { deployment: { type: 'string' } },
});

await runSteps();
const names = values.deployment === undefined ? Object.keys(DEPLOYMENTS) : [values.deployment];
for (const name of names) {
  const { title, start } = DEPLOYMENTS[name] ?? {};
  if (!start)
    throw new Error(`unknown deployment ${name}: choose from ${Object.keys(DEPLOYMENTS).join(', ')}`);
  const deployment = await start();
  try {
    const tables = await measure(deployment);
    console.log(`\n${title}, ${circumstances()}:\n\n${tables}`);
  } finally {
    deployment.close();
  }
}

/** @param {import('./load/deployments.mjs').Deployment} deployment */
async function measure({ url, isEdge, processes }) {
  const clients = isEdge ? CLIENTS.edge : CLIENTS.direct;
  const client = createClient({ url, isEdge, clients });
  try {
    await warmUp(client, isEdge ? clients : 200);
    const saturations = await repeatRuns(RUNS, () => measureSaturation(client));
    const [exports, searches] = ['exports', 'searches'].map(name =>
      median(saturations.map(run => run[name])),
    );
    /** @type {Record<string, Record<string, string | number>>} */
    const rows = {};
    for (const rate of RATES) {
      const runs = await repeatRuns(RUNS, () => measureRate(client, processes, rate, STEP_SECONDS));
      const { row } = medianTable(
        runs.map(run => ({ row: run })),
        DECIMALS,
      );
      rows[`${rate}/s`] = row;
      if (Number(row['99 %']) > 1000 || Number(row.errors) > 0) break;
    }
    const overload = await measureOverload(client, processes, exports, OVERLOAD_SECONDS);
    const saturation = `Medians of ${RUNS} runs. At most ${exports.toFixed(0)} exports or ${searches.toFixed(0)} searches per second.`;
    const overloadRows = Object.fromEntries(
      Object.entries(overload).map(([name, value]) => [name, { value }]),
    );
    return [
      saturation,
      markdownTable(rows),
      `Overload, one run with ten times the rated exports for ${OVERLOAD_SECONDS} s:`,
      markdownTable(overloadRows),
    ].join('\n\n');
  } finally {
    client.close();
  }
}

async function warmUp(client, count) {
  let sent = 0;
  const loop = async () => {
    while (sent++ < count) await client.send(sent % 10 ? newSearch() : newExport());
  };
  await Promise.all(Array.from({ length: WARM_UP_WIDTH }, loop));
}
