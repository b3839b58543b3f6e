// Starts traces if the environment variables of OpenTelemetry enable them. (Decision 088)
import type { FastifyInstance } from 'fastify';

export interface Traces {
  /** Exports the remaining spans. Takes at most two seconds. */
  close(): Promise<void>;
}

export interface TraceOptions {
  readonly protocol: Protocol;
  /** Whether the header field traceparent of a request continues the trace of its client. */
  readonly continuesTraces: boolean;
  readonly log: (message: string) => void;
}

export type Protocol = (typeof PROTOCOLS)[number];

/** Supported protocols. The first is the default of the OpenTelemetry specification. */
const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Traces the requests of the app if the environment names an exporter or a collector. Unsupported values are
 * logged, and the service starts without traces: the same variables may be meant for other programs of the
 * machine. Must be called before the app listens, because it adds hooks.
 */
export const openTraces = async (
  app: FastifyInstance,
  log: (message: string) => void,
  environment: Environment,
): Promise<Traces | undefined> => {
  try {
    const settings = readTraceSettings(environment);
    if (!settings) return undefined;
    const { traceRequests } = await import('./traces.ts').catch(refuseMissingModule);
    return traceRequests(app, { ...settings, log });
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    log(`There are no traces: ${error.message}.`);
    return undefined;
  }
};

/** Reason for starting without traces. The message continues a sentence. */
class UnsupportedError extends Error {}

const refuseMissingModule = (error: NodeJS.ErrnoException): never => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new UnsupportedError(
    'the npm package does not contain OpenTelemetry, the container image and a build of the source do',
  );
};

/** Returns undefined if the variables do not enable traces. */
const readTraceSettings = (environment: Environment): Omit<TraceOptions, 'log'> | undefined => {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const exporter = read('OTEL_TRACES_EXPORTER');
  const endpoint = read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read('OTEL_EXPORTER_OTLP_ENDPOINT');
  const isDisabled = read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || exporter === 'none';
  if (isDisabled || (exporter ?? endpoint) === undefined) return undefined;

  const refuse = (name: string, expected: string, value: string): never => {
    throw new UnsupportedError(`${name} must be ${expected}, got ${JSON.stringify(value)}`);
  };
  if (exporter !== undefined && exporter !== 'otlp') refuse('OTEL_TRACES_EXPORTER', 'otlp or none', exporter);
  if (endpoint !== undefined && !isHttpUrl(endpoint))
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'an http or https URL', endpoint);
  const name =
    read('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? read('OTEL_EXPORTER_OTLP_PROTOCOL') ?? PROTOCOLS[0];
  const propagators = read('OTEL_PROPAGATORS')?.split(',') ?? ['tracecontext'];
  return {
    protocol:
      PROTOCOLS.find(protocol => protocol === name) ??
      refuse('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS.join(' or '), name),
    continuesTraces: propagators.some(propagator => propagator.trim() === 'tracecontext'),
  };
};

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
