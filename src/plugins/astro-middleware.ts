// Astro middleware: adds the head elements to every HTML page.
// @ts-expect-error The Astro integration provides this module.
import { html } from 'virtual:favsmith/head';
import { removeIconTags } from '../package/install/head-links.ts';

export const onRequest = async (_: unknown, next: () => Promise<Response>): Promise<Response> => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const page = removeIconTags(await response.text()).replace('</head>', () => `${html}</head>`);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(page, { status: response.status, statusText: response.statusText, headers });
};
