// Clients that disconnect before their response is complete.
import type { ServerResponse } from 'node:http';

/** Abort reason for requests whose client has disconnected. */
export class DisconnectError extends Error {
  constructor() {
    super('the client disconnected');
    this.name = 'DisconnectError';
  }
}

/** Calls `listener` once the response is complete or its connection is closed, at once if that has happened. */
export const onceClosed = (response: ServerResponse, listener: () => void): void => {
  if (response.destroyed) listener();
  else response.once('close', listener);
};

/** Returns a signal that aborts with a `DisconnectError` if the connection closes before the response is complete. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  onceClosed(response, () => response.writableFinished || controller.abort(new DisconnectError()));
  return controller.signal;
};

/**
 * Ends queued responses of pipelined requests when their connection closes. Node.js emits `close` only for the response
 * that it sends at the time: without the event, whatever belongs to the others would never be released.
 */
export const closeQueued = (responses: Iterable<ServerResponse>): void => {
  for (const response of responses) {
    if (response.socket !== null || response.writableFinished) continue;
    response.destroy();
    response.emit('close');
  }
};
