// Starts WebKitGTK, which has the engine of Safari, and controls it with the WebDriver protocol.
import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/free-port.mjs';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { type Screen, Xvfb } from './screen.ts';

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver');

/** Declares a suite that needs WebKitGTK on a virtual screen (Xvfb). */
export const describeInWebKit = (name: string, suite: () => void): void =>
  describeWithPrograms(name, { WebKitWebDriver: driverPath, Xvfb }, suite);

export interface WebKit {
  open(url: string): Promise<void>;
  /** Runs an asynchronous function in the page. Arguments and result are JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  close(): Promise<void>;
}

const SCRIPT_TIMEOUT_MS = 120_000;

export const openWebKit = async (screen: Screen): Promise<WebKit> => {
  const port = await freePort();
  const home = screen.folder();
  const driver = spawn(driverPath as string, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // A container has neither a GPU nor the privileges of the sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>(resolve => driver.once('exit', () => resolve()));
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (driver.exitCode === null && !(await isReady()))
    await new Promise(resolve => setTimeout(resolve, 50));
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: SCRIPT_TIMEOUT_MS },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string) => send('POST', `${session}/execute/sync`, { script, args: [] });
  return {
    // The driver can answer while the former page is still there: under load, or if only the query changes.
    open: async url => {
      await run('window.isFormer = true');
      await send('POST', `${session}/url`, { url });
      const isOpen = () =>
        run("return !window.isFormer && document.readyState === 'complete'").catch(() => false);
      while (!(await isOpen())) await new Promise(resolve => setTimeout(resolve, 50));
    },
    evaluate: async (script, ...args) => {
      const call = `const done = arguments[arguments.length - 1];
        (${script})(...arguments[0]).then(value => done({ value }), error => done({ error: String(error) }));`;
      const { value, error } = (await send('POST', `${session}/execute/async`, {
        script: call,
        args: [args],
      })) as { value: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      await ended;
    },
  };
};
