// Collector of traces on the loopback address. Receives OTLP over HTTP as JSON.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1 is an internal span, 2 a server span. */
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly resource: Readonly<Record<string, unknown>>;
}

interface Field {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface ExportTraceServiceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Field[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'attributes' | 'resource'> & {
        readonly attributes: readonly Field[];
      })[];
    }[];
  }[];
}

const record = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = (body: Buffer): readonly CollectedSpan[] =>
  (JSON.parse(body.toString()) as ExportTraceServiceRequest).resourceSpans.flatMap(
    ({ resource, scopeSpans }) =>
      scopeSpans
        .flatMap(({ spans }) => spans)
        .map(span => ({
          ...span,
          attributes: record(span.attributes),
          resource: record(resource.attributes),
        })),
  );

/** Starts a collector. `answer` returns the status of a response, or undefined for no response. */
export const startCollector = async (answer: () => number | undefined = () => 200) => {
  const spans: CollectedSpan[] = [];
  const requests: { readonly path: string; readonly type: string; readonly bytes: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = `${request.headers['content-type']}`;
    const bytes = Buffer.concat(chunks);
    requests.push({ path: `${request.url}`, type, bytes });
    const status = answer();
    if (status === undefined) return;
    if (status === 200 && type === 'application/json') spans.push(...spansOf(bytes));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
