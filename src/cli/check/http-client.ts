// HTTP client for other servers: limits on time, size and redirects, no private addresses.
import { lookup as lookUpHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { errorText, toError } from '../../model/narrow.ts';

/**
 * Private subnets by address family. A single list would not work: ::/3 contains the IPv4-mapped addresses and
 * would match every IPv4 address.
 */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const subnet of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Only 2000::/3 of IPv6 is public, except subnets for documentation and for tunnels that contain an IPv4
  // address.
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '4000::/2',
  '8000::/1',
]) {
  const [network = '', bits = ''] = subnet.split('/');
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  PRIVATE[family].addSubnet(network, Number(bits), family);
}

/**
 * Whether an IP address is private, local, reserved or multicast. For an IPv4-mapped IPv6 address, its IPv4
 * address counts.
 */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const family = isIP(mapped) === 4 ? 'ipv4' : 'ipv6';
  return PRIVATE[family].check(mapped, family);
};

export interface SiteClientOptions {
  /** Time limits for one file and for the whole check. */
  readonly fileMilliseconds?: number;
  readonly totalMilliseconds?: number;
  readonly lookup?: typeof lookUpHost;
  readonly isPrivate?: (address: string) => boolean;
}

export interface Download {
  /** The URL after redirects. */
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  /** Chunks of the body after decompression. Throws a LoadError. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Thrown if a URL cannot be loaded. The message continues a sentence that starts with the URL. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

const MAXIMUM_REDIRECTS = 5;

/** Resolves host names and checks each address, because a public name can resolve to a private address. */
const testedLookup =
  (lookup: typeof lookUpHost, assertAllowed: (address: string) => void): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      try {
        for (const { address } of addresses ?? []) assertAllowed(address);
      } catch (refusal) {
        return callback(toError(refusal), []);
      }
      if (error || !first) return callback(error ?? new Error('no address'), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

/**
 * Creates a client for one check. If the first response comes from a private address, private addresses are
 * allowed.
 */
export const createSiteClient = ({
  fileMilliseconds = 10_000,
  totalMilliseconds = 30_000,
  lookup = lookUpHost,
  isPrivate = isPrivateAddress,
}: SiteClientOptions = {}) => {
  const total = AbortSignal.timeout(totalMilliseconds);
  let allowsPrivate: boolean | undefined;

  const assertAllowed = (address: string): void => {
    if (allowsPrivate === false && isPrivate(address))
      throw new LoadError('has a private address, although the page is public, so it was not loaded');
  };

  const safeLookup = testedLookup(lookup, assertAllowed);

  const send = async (url: URL, signal: AbortSignal) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An IP address in a URL causes no lookup, so it is checked here.
    if (isIP(host)) assertAllowed(host);
    const response = await get(url, safeLookup, signal);
    allowsPrivate ??= isPrivate(response.socket.remoteAddress ?? '');
    return response;
  };

  const explain = (error: unknown): LoadError => {
    if (error instanceof LoadError) return error;
    const { name, message } = toError(error);
    if (total.aborted)
      return new LoadError(`was not loaded within the ${totalMilliseconds / 1000} s of a check`);
    if (name === 'AbortError' || name === 'TimeoutError')
      return new LoadError(`did not answer within ${fileMilliseconds / 1000} s`);
    return new LoadError(`cannot be loaded: ${errorText(error, 'code') || message}`, { cause: error });
  };

  return async (address: string): Promise<Download> => {
    const signal = AbortSignal.any([total, AbortSignal.timeout(fileMilliseconds)]);
    let url = new URL(address);
    try {
      for (let redirects = 0; ; redirects++) {
        const response = await send(url, signal);
        const { statusCode: status = 0, headers } = response;
        if (status < 300 || status > 399 || headers.location === undefined)
          return {
            url: url.href,
            status,
            mediaType: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
            body: readBody(response, explain),
          };
        response.destroy();
        if (redirects === MAXIMUM_REDIRECTS) throw new LoadError('redirects too often');
        url = redirectTarget(headers.location, url);
      }
    } catch (error) {
      throw explain(error);
    }
  };
};

const get = (url: URL, lookup: LookupFunction, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      lookup,
      signal,
      headers: { 'user-agent': 'favsmith-check', accept: '*/*', 'accept-encoding': 'gzip, br' },
    });
    request.on('error', reject).on('response', resolve).end();
  });

const redirectTarget = (location: string, base: URL): URL => {
  const target = URL.canParse(location, base.href) ? new URL(location, base) : undefined;
  if (!target || !/^https?:$/.test(target.protocol)) throw new LoadError('redirects to no http or https URL');
  return target;
};

async function* readBody(
  response: IncomingMessage,
  explain: (error: unknown) => LoadError,
): AsyncGenerator<Uint8Array> {
  const coding = response.headers['content-encoding'];
  const decoder =
    coding === 'br'
      ? createBrotliDecompress()
      : /^(?:x-)?gzip$|^deflate$/.test(coding ?? '')
        ? createUnzip()
        : undefined;
  if (decoder) {
    response.on('error', error => decoder.destroy(error)).pipe(decoder);
    decoder.on('close', () => response.destroy());
  }
  try {
    yield* decoder ?? response;
  } catch (error) {
    throw explain(error);
  } finally {
    response.destroy();
  }
}
