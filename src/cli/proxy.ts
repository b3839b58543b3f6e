// Proxies from the environment: HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY, in upper or lower case.
import type { LookupFunction } from 'node:net';
import { getProxyForUrl } from 'proxy-from-env';
import type * as Undici from 'undici';
import { errorText, toError } from '../model/unknown-value.ts';
import { CliError } from './context.ts';

/** Whether a host name means this computer, which no proxy can reach. */
const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost\.?$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/i.test(hostname);

/** `fetch` of undici with a dispatcher. */
export type Connection = Awaited<ReturnType<typeof connect>>;

/** Loads undici on demand, because it takes 50 ms. Closes a connection after the response, like curl. */
const connect = async (create: (undici: typeof Undici, options: { pipelining: 0 }) => Undici.Dispatcher) => {
  const undici = await import('undici');
  return { fetch: undici.fetch, dispatcher: create(undici, { pipelining: 0 }) };
};

export const connectDirectly = (lookup: LookupFunction): Promise<Connection> =>
  connect(({ Agent }, options) => new Agent({ ...options, connect: { lookup } }));

/** The proxy for a URL, if the environment names one. Throws a CliError if it is malformed. */
export const proxyFor = async (url: URL): Promise<Connection | undefined> => {
  const proxy = isLoopback(url.hostname) ? '' : getProxyForUrl(url.href);
  if (proxy === '') return undefined;
  if (!URL.canParse(proxy) || !/^https?:$/.test(new URL(proxy).protocol))
    throw new CliError(
      `The proxy of the environment must be an http or https URL, got "${proxy.replace(/^.*@/s, '…@')}".`,
    );
  // Like curl: tunnels only https.
  return connect(({ ProxyAgent }, options) => new ProxyAgent({ ...options, uri: proxy, proxyTunnel: false }));
};

/** Why a request failed: the system's error code or the message. `fetch` throws errors whose cause is the reason. */
export const failureReason = (error: unknown): string => {
  const { cause = error } = toError(error);
  return errorText(cause, 'code') || toError(cause).message;
};
