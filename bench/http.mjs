// npm run bench -- http: searches over HTTP, new and repeated, beside the same server's answers from a constant buffer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { QUERY_LOG } from './query-log.mjs';

const CONNECTIONS = 8;
const ROUNDS = 5;
const REQUESTS = 1200;

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

/** One connection's share of requests, each sent when the answer before has come; a client that costs next to nothing. */
const drive = requests =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let head = '';
    let missing = 0;
    const next = () => {
      if (sent === requests.length) return socket.end(resolve);
      head = '';
      socket.write(requests[sent++]);
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', chunk => {
      let body = chunk.length;
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head));
        missing = Number(/content-length: (\d+)/i.exec(head)[1]);
        body = chunk.length - end - 4;
      }
      missing -= body;
      if (missing === 0) next();
    });
  });

let asked = 0;
/** A question that was never asked before, for about as many bytes as the constant ones. */
const newQuestion = () => {
  const number = asked++;
  return `/api/v1/icons?q=${encodeURIComponent(common[number % common.length])}&offset=${Math.floor(number / common.length)}`;
};

const CASES = {
  'constant buffer': () => ['/constant', ''],
  'repeated question': () => ['/api/v1/icons?q=arrow', ''],
  'repeated, as brotli': () => ['/api/v1/icons?q=arrow', 'Accept-Encoding: br\r\n'],
  'new question': () => [newQuestion(), ''],
  'new, as brotli': () => [newQuestion(), 'Accept-Encoding: br\r\n'],
};

const measure = async makeRequest => {
  const shares = Array.from({ length: CONNECTIONS }, () =>
    Array.from({ length: REQUESTS / CONNECTIONS }, () => {
      const [path, fields] = makeRequest();
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${fields}\r\n`;
    }),
  );
  const [cpu, started] = [await cpuMicroseconds(), performance.now()];
  await Promise.all(shares.map(drive));
  const seconds = (performance.now() - started) / 1000;
  return { rate: REQUESTS / seconds, cpu: ((await cpuMicroseconds()) - cpu) / REQUESTS };
};

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

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
