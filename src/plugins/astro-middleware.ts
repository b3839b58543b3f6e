// Astro middleware: adds the head elements to every HTML page.
// @ts-expect-error The Astro integration provides this module.
import { links, metas } from 'virtual:favsmith/head';
import type { HeadElement } from '../package/install/head-elements.ts';
import { replaceHeadIcons } from '../package/install/head-links.ts';

const elementsOf = (tag: HeadElement['tag'], all: readonly HeadElement['attributes'][]) =>
  all.map((attributes): HeadElement => ({ tag, attributes }));
const ELEMENTS = [...elementsOf('link', links), ...elementsOf('meta', metas)];

export const onRequest = async (_: unknown, next: () => Promise<Response>): Promise<Response> => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const page = replaceHeadIcons(await response.text(), ELEMENTS);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(page, { status: response.status, statusText: response.statusText, headers });
};
