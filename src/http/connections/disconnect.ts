// Clients that disconnect before their response is complete.
import type { ServerResponse } from 'node:http';

/** Abort reason for requests whose client has disconnected. */
export class DisconnectError extends Error {
  constructor() {
    super('the client disconnected');
    this.name = 'DisconnectError';
  }
}

/** Returns a signal that aborts with a `DisconnectError` if the connection closes before the response is complete. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(new DisconnectError());
  if (response.destroyed) abort();
  else response.once('close', () => response.writableFinished || abort());
  return controller.signal;
};
