// Spans of requests, searches and renderings, exported by OTLP. (Decision 088)
import { AsyncLocalStorage } from 'node:async_hooks';
import type { TracingChannel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAVSMITH_VERSION } from '../../contract/version.ts';
import { isObject, toError } from '../../model/narrow.ts';
import {
  type CacheLookup,
  cacheLookups,
  jobs,
  renderings,
  searches,
  waits,
} from '../../service/telemetry.ts';
import { pathOf } from '../protocol/errors.ts';
import type { Protocol, TraceOptions, Traces } from './open-traces.ts';

const EXPORTERS: { readonly [Name in Protocol]: new () => SpanExporter } = {
  'http/protobuf': ProtobufExporter,
  'http/json': JsonExporter,
};

/** Time to export the last spans after the service has stopped. */
const FLUSH_MILLISECONDS = 2000;

export const traceRequests = (
  app: FastifyInstance,
  { protocol, continuesTraces, log }: TraceOptions,
): Traces => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'favsmith', 'service.version': FAVSMITH_VERSION }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = logOutages(new EXPORTERS[protocol](), log);
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer('favsmith', FAVSMITH_VERSION);
  const current = new AsyncLocalStorage<Context>();
  addRequestSpans(app, { tracer, current, continuesTraces });
  const unsubscribe = addWorkSpans(tracer, current);
  return {
    close: async () => {
      for (const end of unsubscribe) end();
      await Promise.race([provider.shutdown().catch(() => {}), wait(FLUSH_MILLISECONDS)]);
    },
  };
};

/** Logs the first failure of the exporter, and the first success after it. */
const logOutages = (exporter: SpanExporter, log: (message: string) => void): SpanExporter => {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        const fails = result.code === ExportResultCode.FAILED;
        if (fails && !isLost) log(`The collector of traces is lost: ${result.error?.message ?? 'no reason'}`);
        if (!fails && isLost) log('The collector of traces responds again.');
        isLost = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

interface RequestSpanOptions {
  readonly tracer: Tracer;
  /** The context whose span is the parent of new spans. */
  readonly current: AsyncLocalStorage<Context>;
  readonly continuesTraces: boolean;
}

const addRequestSpans = (
  app: FastifyInstance,
  { tracer, current, continuesTraces }: RequestSpanOptions,
): void => {
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<FastifyRequest, Context>();
  const headers = {
    get: (request: FastifyRequest, name: string) => request.headers[name],
    keys: (request: FastifyRequest) => Object.keys(request.headers),
  };
  const start = (request: FastifyRequest, startTime?: number): Context => {
    const parent = continuesTraces ? propagator.extract(ROOT_CONTEXT, request, headers) : ROOT_CONTEXT;
    const options = {
      kind: SpanKind.SERVER,
      ...(startTime !== undefined && { startTime }),
      attributes: requestAttributes(request),
    };
    const context = trace.setSpan(parent, tracer.startSpan(spanName(request), options, parent));
    contexts.set(request, context);
    return context;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const context = start(request);
    reply.raw.once('close', () => endRequestSpan(trace.getSpan(context), reply));
    done();
  });
  // The handler must run in the context. This is the last hook before the handler: a context set in an earlier
  // hook could be lost, because hooks may continue asynchronously.
  app.addHook('preHandler', (request, _reply, done) =>
    current.run(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
  // Adds a span for requests that a hook rejected before a span was started.
  app.addHook('onResponse', (request, reply, done) => {
    if (!contexts.has(request))
      endRequestSpan(trace.getSpan(start(request, Date.now() - reply.elapsedTime)), reply);
    done();
  });
};

/** Methods that the semantic conventions for HTTP know. Spans call other methods `_OTHER`. */
const METHODS = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE']);

const spanName = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  [METHODS.has(method) ? method : 'HTTP', url].filter(Boolean).join(' ');

/** Attributes of a request. As in log entries, they contain neither the query nor the client's address. */
const requestAttributes = (request: FastifyRequest): Attributes => {
  const { method, routeOptions, protocol, raw, id } = request;
  const isKnown = METHODS.has(method);
  return {
    'http.request.method': isKnown ? method : '_OTHER',
    ...(!isKnown && { 'http.request.method_original': method }),
    ...(routeOptions.url && { 'http.route': routeOptions.url }),
    'url.path': pathOf(request.url),
    'url.scheme': protocol,
    'network.protocol.name': 'http',
    'network.protocol.version': raw.httpVersion,
    'favsmith.request_id': id,
  };
};

const FIRST_SERVER_ERROR = 500;

const endRequestSpan = (span: Span | undefined, { raw, statusCode }: FastifyReply): void => {
  if (raw.headersSent) span?.setAttribute('http.response.status_code', statusCode);
  if (!raw.writableFinished) span?.setAttribute('error.type', 'disconnected');
  else if (statusCode >= FIRST_SERVER_ERROR) {
    span?.setAttribute('error.type', `${statusCode}`).setStatus({ code: SpanStatusCode.ERROR });
  }
  span?.end();
};

type Unsubscribe = () => void;

interface WorkSpan<Message> {
  readonly nameOf: (message: Message) => string;
  /** True if the work returns its result, false if it returns a promise. */
  readonly isSynchronous?: boolean;
}

/** Adds spans for the work of requests. Other work, such as the warm-up, has no spans. */
const addWorkSpans = (tracer: Tracer, current: AsyncLocalStorage<Context>): readonly Unsubscribe[] => {
  const observe = <Message extends object>(
    { start, error, end, asyncEnd }: TracingChannel<unknown, Message>,
    { nameOf, isSynchronous = false }: WorkSpan<Message>,
  ): Unsubscribe => {
    const spans = new WeakMap<object, Span>();
    const onStart = (message: Message): Context => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      if (!trace.getSpan(parent)) return parent;
      const span = tracer.startSpan(nameOf(message), {}, parent);
      spans.set(message, span);
      return trace.setSpan(parent, span);
    };
    const spanOf = (message: unknown) => (isObject(message) ? spans.get(message) : undefined);
    const onError = (message: unknown): void => setError(spanOf(message), message);
    const onEnd = (message: unknown): void => spanOf(message)?.end();
    const ending = isSynchronous ? end : asyncEnd;
    start.bindStore(current, onStart);
    error.subscribe(onError);
    ending.subscribe(onEnd);
    return () => {
      start.unbindStore(current);
      error.unsubscribe(onError);
      ending.unsubscribe(onEnd);
    };
  };
  const onLookup = ({ cache, isHit }: CacheLookup): void => {
    trace.getSpan(current.getStore() ?? ROOT_CONTEXT)?.setAttribute(`favsmith.${cache}_cache.hit`, isHit);
  };
  cacheLookups.subscribe(onLookup);
  return [
    observe(searches, { nameOf: () => 'search', isSynchronous: true }),
    observe(renderings, { nameOf: ({ kind }) => (kind === 'package' ? 'export' : kind) }),
    observe(waits, { nameOf: () => 'queue' }),
    observe(jobs, { nameOf: () => 'render' }),
    () => cacheLookups.unsubscribe(onLookup),
  ];
};

/** Sets the error of a tracing channel message as the status of a span. */
const setError = (span: Span | undefined, message: unknown): void => {
  const { name, message: text } = toError(isObject(message) ? message.error : undefined);
  span?.setAttribute('error.type', name).setStatus({ code: SpanStatusCode.ERROR, message: text });
};
