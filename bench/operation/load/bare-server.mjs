// A constant from bare `node:http`: what the machine allows under the same attack.
import { createServer } from 'node:http';

/** Of a compressed page of search results. */
const BODY = Buffer.alloc(16_384, 'x');
/** As in the service. */
const BACKLOG = 65_535;

createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': BODY.length }).end(BODY);
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: BACKLOG });
