// A socket that waits for a service, as the socket units of systemd do.

export interface SocketHandle {
  readonly fd: number;
  bind(address: string, port: number): number;
  close(): void;
}

/** A bound socket on which this process accepts no connections. systemd holds such a socket for a service. */
export const bindSocket = (port: number): SocketHandle => {
  const { TCP, constants } = (process as unknown as { binding(name: string): never }).binding('tcp_wrap') as {
    TCP: new (type: number) => SocketHandle;
    constants: { SERVER: number };
  };
  const handle = new TCP(constants.SERVER);
  if (handle.bind('127.0.0.1', port) !== 0) throw new Error(`port ${port} is in use`);
  return handle;
};
