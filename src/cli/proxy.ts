// Proxies from the environment: HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY, in upper or lower case.
import { getProxyForUrl } from 'proxy-from-env';
import { CliError } from './context.ts';

/** Whether a host name means this computer, which no proxy can reach. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost\.?$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/i.test(hostname);

/** Functions of undici that send requests through a proxy. */
export type ProxyConnection = Awaited<ReturnType<typeof openProxy>>;

/** The proxy for a URL, if the environment names one. Throws a CliError if it is malformed. */
export const proxyFor = (url: URL): Promise<ProxyConnection> | undefined => {
  const proxy = isLoopback(url.hostname) ? '' : getProxyForUrl(url.href);
  return proxy === '' ? undefined : openProxy(proxy);
};

/** Loads undici on demand, because it takes 50 ms. */
const openProxy = async (proxy: string) => {
  if (!URL.canParse(proxy) || !/^https?:$/.test(new URL(proxy).protocol))
    throw new CliError(
      `The proxy of the environment must be an http or https URL, got "${proxy.replace(/^.*@/s, '…@')}".`,
    );
  const { fetch, ProxyAgent, request } = await import('undici');
  // Like curl: tunnels only https, and closes a connection after the response.
  const dispatcher = new ProxyAgent({ uri: proxy, proxyTunnel: false, pipelining: 0 });
  return { dispatcher, fetch, request };
};
