// Sends one HTTP request to a server under test.
import { request } from 'node:http';

/**
 * Sends a request and returns its status and duration in milliseconds.
 * @param {{ agent: import('node:http').Agent, port: number, method: string, path: string, body?: object }} options
 * @returns {Promise<{ status: number | undefined, milliseconds: number }>}
 */
export const send = ({ agent, port, method, path, body }) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = body ? { 'content-type': 'application/json' } : {};
    request({ agent, port, host: '127.0.0.1', method, path, headers }, response => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, milliseconds: performance.now() - started }),
      );
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
