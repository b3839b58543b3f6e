// Server of bare `node:http` with constant responses. Under the same load, it shows the limit of the machine.
import { createServer } from 'node:http';

const DEFAULT_BYTES = 16_384;
const BODY = Buffer.alloc(1024 * 1024, 'x');
const BACKLOG = 65_535;

/**
 * Responses that the parent process sends. The path of a response is its index, such as `/0`. Other paths have 16 KiB.
 * @type {{ headers: string[], bytes: number }[]}
 */
let constants = [];
process.on('message', (/** @type {any} */ message) => {
  if (message.constants) constants = message.constants;
});

createServer((request, response) => {
  const { headers, bytes } = constants[Number(request.url?.slice(1))] ?? {
    headers: [],
    bytes: DEFAULT_BYTES,
  };
  request.resume();
  response.writeHead(200, [...headers, 'Content-Length', `${bytes}`]).end(BODY.subarray(0, bytes));
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: BACKLOG });
