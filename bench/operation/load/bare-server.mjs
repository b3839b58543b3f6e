// Server of bare `node:http` with a constant response. Under the same attack, it shows the limit of the machine.
import { createServer } from 'node:http';

const BODY = Buffer.alloc(16_384, 'x');
const BACKLOG = 65_535;

createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': BODY.length }).end(BODY);
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: BACKLOG });
