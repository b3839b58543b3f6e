// What HTTP/1.1 demands of a request, where Node's parser lets it pass.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { quote } from '../../contract/export/quote.ts';
import { ProblemError } from '../../contract/problems.ts';

/** The rule that a request breaks, as a problem; undefined where it breaks none. */
export const brokenRule = (request: FastifyRequest): ProblemError | undefined => {
  const { raw, method, url } = request;
  // RFC 9112, 3.2
  if (raw.httpVersion === '1.1' && countHosts(raw) !== 1) {
    return invalid('HTTP/1.1 needs the field Host once.');
  }
  // RFC 9112, 3.2.4
  if (url === '/' && request.originalUrl === '*' && method !== 'OPTIONS') {
    return invalid('Only OPTIONS may ask for *.');
  }
  // RFC 9112, 6.1; its 501 is none of the statuses of the contract. The parser refuses what does not end in chunks.
  const coding = raw.headers['transfer-encoding'];
  if (coding !== undefined && /,\s*chunked$/i.test(coding)) {
    return invalid(`The Transfer-Encoding must be chunked, got ${quote(coding)}.`);
  }
  return undefined;
};

// Of a repeated Host the parsed headers have but the first.
const countHosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
};

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);
