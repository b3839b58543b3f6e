// Page for paths that do not exist.
import { html } from './html.ts';
import { type PageContext, renderPage } from './page.ts';

/** Renders the HTML document for a path that does not exist. `detail` names the path. */
export const renderNotFound = (detail: string, context: PageContext): string =>
  renderPage(
    {
      path: '',
      title: 'Page not found',
      description: detail,
      body: html`<p>Go to the <a href="${context.basePath}/">studio</a> or the <a href="${context.basePath}/docs">API reference</a>.</p>`,
    },
    context,
  );
