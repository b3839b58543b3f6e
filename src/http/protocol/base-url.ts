// The address under which a client reaches the service, for all addresses that answers carry.
import type { FastifyRequest } from 'fastify';

// A name, an IPv4 address or a bracketed IPv6 address, and perhaps a port: what may stand in an address as it is.
const HOST = /^(?:[a-z0-9](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a Host field can become part of an address. */
const isHost = (text: string): boolean => HOST.test(text);

/**
 * `publicUrl` if it is set, else the request's own scheme and host, else the address that the connection came in on.
 * No slash at its end. Forwarded fields count only where the app trusts the proxy.
 */
export const baseUrlOf = (request: FastifyRequest, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl;
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${isHost(request.host) ? request.host : localHost(request.socket)}`;
};

/** The address and port that a connection came in on, as an address has them. */
export const localHost = ({ localAddress, localPort }: LocalEnd): string => {
  // An IPv4 client of an IPv6 socket has a mapped address.
  const address = localAddress?.replace(/^::ffff:(?=[\d.]+$)/, '') ?? 'localhost';
  const host = address.includes(':') ? `[${address}]` : address;
  return localPort === undefined ? host : `${host}:${localPort}`;
};

interface LocalEnd {
  readonly localAddress?: string | undefined;
  readonly localPort?: number | undefined;
}
