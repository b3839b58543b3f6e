// HTTP client for foreign servers: limits time and redirects, and rejects private addresses.
import { lookup as lookUpHost } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { toError } from '../../model/unknown-value.ts';
import { type Connection, connectDirectly, failureReason, proxyFor } from '../proxy.ts';

/** Subnets for special purposes (IANA). IPv4 has a list of its own, because ::/3 would match IPv4-mapped addresses. */
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
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // In IPv6, only 2000::/3 is public, without the following subnets.
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
]) {
  const [network = '', bits = ''] = subnet.split('/');
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  PRIVATE[family].addSubnet(network, Number(bits), family);
}

/** Whether an address is private, local, reserved or multicast. Accepts IPv4-mapped IPv6 addresses. */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const family = isIP(mapped) === 4 ? 'ipv4' : 'ipv6';
  return PRIVATE[family].check(mapped, family);
};

export interface SiteClientOptions {
  /** Time limits for each file and for the whole check. */
  readonly fileMilliseconds?: number;
  readonly totalMilliseconds?: number;
  readonly lookup?: typeof lookUpHost;
  readonly isPrivate?: (address: string) => boolean;
}

export interface Download {
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  /** The header Content-Security-Policy. */
  readonly policy: string | undefined;
  /** Decompressed chunks of the body. Throws a LoadError. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Thrown if a URL cannot be loaded. The message continues a sentence that starts with the URL. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

const MAXIMUM_REDIRECTS = 5;

/** Resolves host names. Checks the addresses, because a public name can resolve to a private address. */
const testedLookup =
  (lookup: typeof lookUpHost, assertAllowed: (...addresses: string[]) => void): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new Error('no address'), []);
      try {
        assertAllowed(...addresses.map(({ address }) => address));
      } catch (refusal) {
        return callback(toError(refusal), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

/** Creates a client for one check. It loads from private addresses only if the first host has no other address. */
export const createSiteClient = ({
  fileMilliseconds = 10_000,
  totalMilliseconds = 30_000,
  lookup = lookUpHost,
  isPrivate = isPrivateAddress,
}: SiteClientOptions = {}) => {
  const deadline = performance.now() + totalMilliseconds;
  let allowsPrivate: boolean | undefined;

  const assertAllowed = (...addresses: string[]): void => {
    if (allowsPrivate === undefined) allowsPrivate = addresses.every(isPrivate);
    else if (!allowsPrivate && addresses.some(isPrivate))
      throw new LoadError('has a private address, although the page is public, so it was not loaded');
  };

  const send = async (url: URL, signal: AbortSignal): Promise<Response> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Checks an IP address in the URL, which needs no lookup.
    if (isIP(host)) assertAllowed(host);
    // A proxy resolves names itself, so only addresses in URLs can be checked.
    const { fetch, dispatcher } =
      (await proxyFor(url)) ?? (await connectDirectly(testedLookup(lookup, assertAllowed)));
    const response = await fetch(url, { dispatcher, signal, headers: HEADERS, redirect: 'manual' });
    // Without a known address, a proxy has loaded the page.
    allowsPrivate ??= false;
    return response;
  };

  return async (address: string): Promise<Download> => {
    // Loads undici before the time limit of the server begins.
    await import('undici');
    const limit = Math.max(0, Math.min(fileMilliseconds, deadline - performance.now()));
    const controller = new AbortController();
    // AbortSignal.timeout() may be garbage-collected before the time is over.
    const timer = setTimeout(() => controller.abort(), limit);
    const stop = () => clearTimeout(timer);
    const explain = (error: unknown): LoadError => {
      if (error instanceof LoadError) return error;
      return controller.signal.aborted
        ? new LoadError(
            `was not loaded in time: a file may take ${fileMilliseconds / 1000} s, the whole check ${totalMilliseconds / 1000} s`,
          )
        : new LoadError(`cannot be loaded: ${failureReason(error)}`, { cause: error });
    };
    let url = new URL(address);
    try {
      for (let redirects = 0; ; redirects++) {
        const response = await send(url, controller.signal);
        const { status, headers } = response;
        const location = headers.get('location');
        if (status < 300 || status > 399 || location === null)
          return {
            url: url.href,
            status,
            mediaType: headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
            policy: headers.get('content-security-policy') ?? undefined,
            body: readBody(response, { stop, explain }),
          };
        await response.body?.cancel();
        if (redirects === MAXIMUM_REDIRECTS) throw new LoadError('redirects too often');
        if (!URL.canParse(location, url.href) || !/^https?:$/.test(new URL(location, url).protocol))
          throw new LoadError('redirects to no http or https URL');
        url = new URL(location, url);
      }
    } catch (error) {
      stop();
      throw explain(error);
    }
  };
};

const HEADERS = { 'user-agent': 'favsmith-check', accept: '*/*', 'accept-encoding': 'gzip, br' };

type Response = Awaited<ReturnType<Connection['fetch']>>;

async function* readBody(
  { body }: Response,
  { stop, explain }: { readonly stop: () => void; readonly explain: (error: unknown) => LoadError },
): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    throw explain(error);
  } finally {
    stop();
  }
}
