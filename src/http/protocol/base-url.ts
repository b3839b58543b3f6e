// Base URL of the service, from PUBLIC_URL or from the request.
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface BaseUrls {
  /** `PUBLIC_URL`, otherwise scheme and host of the request, otherwise the local address. Has no trailing slash. */
  of(request: FastifyRequest): string;
  readonly isFixed: boolean;
  /** Value of `Vary`. Does not list Host, which is part of every cache key. */
  readonly vary?: string;
}

/** Without `publicUrl`, the base URL comes from the request: from Host or, with `trustsProxy`, from `X-Forwarded-*`. */
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
  // An absolute-form target overrides Host (RFC 9112, 3.2.2), but not the X-Forwarded-Host of a trusted proxy.
  const target = host === headers.host ? ABSOLUTE_TARGET.exec(originalUrl)?.groups : undefined;
  // X-Forwarded-Proto may be any text. Everything but https counts as http.
  const scheme = (target?.scheme ?? protocol).toLowerCase() === 'https' ? 'https' : 'http';
  const authority = target?.authority ?? host;
  return `${scheme}://${isAuthority(authority) ? authority : localAuthority(socket)}`;
};

/** The path of a base URL, without a trailing slash. */
export const basePathOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/$/, '');

/** Relative URL of the root. It also works if a proxy removes a base path. */
export const relativeRoot = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  return (
    Array<string>(Math.max(0, path.split('/').length - 2))
      .fill('..')
      .join('/') || '.'
  );
};

const ABSOLUTE_TARGET = /^(?<scheme>https?):\/\/(?<authority>[^/?#]*)/i;

// A host name, an IPv4 address or an IPv6 address in brackets, with an optional port.
const AUTHORITY = /^(?:[a-z0-9][a-z0-9_.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a text is a valid authority without user information. The URL parser rejects ports above 65535. */
const isAuthority = (text: string): boolean => AUTHORITY.test(text) && URL.canParse(`http://${text}`);

/** Formats local address and port of a connection as a URL authority. */
export const localAuthority = ({
  localAddress,
  localPort,
}: Partial<Pick<Socket, 'localAddress' | 'localPort'>>): string => {
  // On a dual-stack socket, an IPv4 connection has an IPv4-mapped IPv6 address.
  const address = localAddress?.replace(/^::ffff:(?=[\d.]+$)/, '') ?? 'localhost';
  const host = address.includes(':') ? `[${address}]` : address;
  return localPort === undefined ? host : `${host}:${localPort}`;
};
