// npm run bench -- http: searches over HTTP, new and repeated, beside the same server's answers from a constant buffer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { requestsPerSecond } from './connection.mjs';
import { median } from './median.mjs';
import { QUERY_LOG } from './query-log.mjs';

const CONNECTIONS = 8;
const ROUNDS = 9;
const REQUESTS = 1600;

const constant = { q: 'arrow', limit: 96, offset: 0 };
const common = QUERY_LOG.filter(({ kind }) => kind === 'common' || kind === 'synonym').map(
  ({ query }) => query.q,
);

const server = fork(join(import.meta.dirname, 'http-server.mjs'), {
  env: { ...process.env, CONSTANT: JSON.stringify(constant) },
});
const [{ port, bytes }] = await once(server, 'message');

const cpuMicroseconds = async () => {
  server.send('cpu');
  const [message] = await once(server, 'message');
  return message.cpuMicroseconds;
};

let asked = 0;
/** A question that was never asked before, for about as many bytes as the constant ones. */
const newQuestion = () => {
  const number = asked++;
  return `/api/v1/icons?q=${encodeURIComponent(common[number % common.length])}&offset=${Math.floor(number / common.length)}`;
};

const brotli = { fields: 'Accept-Encoding: br\r\n' };
const CASES = {
  'constant buffer': () => ({ path: '/constant' }),
  'repeated question': () => ({ path: '/api/v1/icons?q=arrow' }),
  'repeated, as brotli': () => ({ path: '/api/v1/icons?q=arrow', ...brotli }),
  'new question': () => ({ path: newQuestion() }),
  'new, as brotli': () => ({ path: newQuestion(), ...brotli }),
};

const measure = async makeRequest => {
  const cpu = await cpuMicroseconds();
  const rate = await requestsPerSecond(port, { connections: CONNECTIONS, count: REQUESTS, makeRequest });
  return { rate, cpu: ((await cpuMicroseconds()) - cpu) / REQUESTS };
};

for (const makeRequest of Object.values(CASES)) await measure(makeRequest);
const rounds = Object.fromEntries(Object.keys(CASES).map(name => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [name, makeRequest] of Object.entries(CASES)) rounds[name].push(await measure(makeRequest));

console.log(
  `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS} requests, constant: ${bytes} bytes`,
);
const base = median(rounds['constant buffer'].map(({ rate }) => rate));
for (const [name, samples] of Object.entries(rounds)) {
  const [rate, cpu] = [median(samples.map(row => row.rate)), median(samples.map(row => row.cpu))];
  console.log(
    `${name.padEnd(20)} ${rate.toFixed(0).padStart(6)} requests/s ${(rate / base).toFixed(2).padStart(6)} ${cpu.toFixed(0).padStart(6)} µs of server CPU each`,
  );
}
server.kill();
