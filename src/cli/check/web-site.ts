// Site at a URL.

import type { Resource, Site } from '../../check/site.ts';
import { CliError } from '../failure.ts';
import { headTags } from '../install/head-links.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** Larger responses are truncated: no favicon and no head needs as many bytes. */
const MAXIMUM_BYTES = 4_000_000;

export const webSite = async (url: string): Promise<Site> => {
  const response = await get(url);
  if (!response.ok) throw new CliError(`${url} responds with status ${response.status}.`);
  const page = await readBody(response);
  const tags = headTags(page.toString());
  const loaded = new Map<string, Promise<Resource | undefined>>();
  return {
    page: { name: response.url, tags },
    load: (reference, base = response.url) => {
      if (!URL.canParse(reference, base)) return Promise.resolve(undefined);
      const target = new URL(reference, base).href;
      const resource = loaded.get(target) ?? loadUrl(target);
      loaded.set(target, resource);
      return resource;
    },
  };
};

const get = async (url: string): Promise<Response> => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    throw new CliError(`${url} cannot be loaded: ${cause?.code ?? cause?.message ?? message}.`, {
      cause: error,
    });
  }
};

const loadUrl = async (url: string): Promise<Resource | undefined> => {
  if (!/^https?:/.test(url)) return undefined;
  const response = await get(url);
  if (!response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { name: response.url, bytes: await readBody(response), mediaType: mediaType.trim().toLowerCase() };
};

const readBody = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAXIMUM_BYTES) break;
  }
  return Buffer.concat(chunks);
};
