// Base URL of the service, as the client of a request sees it.
import type { FastifyRequest } from 'fastify';

export interface BaseUrls {
  /** `PUBLIC_URL`, else the scheme and host of the request, else the local address. Has no trailing slash. */
  of(request: FastifyRequest): string;
  /** All requests have the same base URL. */
  readonly isFixed: boolean;
  /** Request header fields that change the base URL and that are no part of a cache key, for `Vary`. */
  readonly vary?: string;
}

/** Without `publicUrl`, the base URL comes from each request; `trustsProxy` adds the `X-Forwarded-*` fields. */
export const createBaseUrls = ({
  publicUrl,
  trustsProxy,
}: {
  readonly publicUrl: string | undefined;
  readonly trustsProxy: boolean;
}): BaseUrls =>
  publicUrl === undefined
    ? {
        of: requestBaseUrl,
        isFixed: false,
        ...(trustsProxy && { vary: 'X-Forwarded-Host, X-Forwarded-Proto' }),
      }
    : { of: () => publicUrl, isFixed: true };

const requestBaseUrl = (request: FastifyRequest): string => {
  const { host, headers, originalUrl, protocol, socket } = request;
  // An absolute-form target overrides Host (RFC 9112, 3.2.2), but not the fields of a trusted proxy.
  const target = host === headers.host ? ABSOLUTE_TARGET.exec(originalUrl)?.groups : undefined;
  const scheme = target?.scheme?.toLowerCase() ?? (protocol === 'https' ? 'https' : 'http');
  const authority = target?.authority ?? host;
  return isAuthority(authority) ? `${scheme}://${authority}` : `${protocol}://${localAuthority(socket)}`;
};

const ABSOLUTE_TARGET = /^(?<scheme>https?):\/\/(?<authority>[^/?#]*)/i;

// A registered name, an IPv4 address or a bracketed IPv6 address, with an optional port.
const AUTHORITY = /^(?:[a-z0-9][a-z0-9_.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Excludes user information and everything that would make the base URL invalid, like port 99999. */
const isAuthority = (text: string): boolean => AUTHORITY.test(text) && URL.canParse(`http://${text}`);

/** The address and port on which the server accepted a connection, as the authority of a URL. */
export const localAuthority = ({ localAddress, localPort }: LocalEnd): string => {
  // IPv4 clients of a dual-stack socket have an IPv4-mapped IPv6 address.
  const address = localAddress?.replace(/^::ffff:(?=[\d.]+$)/, '') ?? 'localhost';
  const host = address.includes(':') ? `[${address}]` : address;
  return localPort === undefined ? host : `${host}:${localPort}`;
};

interface LocalEnd {
  readonly localAddress?: string | undefined;
  readonly localPort?: number | undefined;
}
