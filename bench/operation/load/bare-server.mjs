// Server of bare `node:http` with a constant response: the limit of the machine under the same attack.
import { createServer } from 'node:http';

/** As long as a compressed page of search results. */
const BODY = Buffer.alloc(16_384, 'x');
/** The same value as in the service. */
const BACKLOG = 65_535;

createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': BODY.length }).end(BODY);
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: BACKLOG });
