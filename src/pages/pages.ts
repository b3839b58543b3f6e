// Table of documentation files: pages, style sheet, script, llms.txt, robots.txt.
import { DESIGN_SCHEMA_PATH, designSchemaText } from '../contract/design/design-schema.ts';
import { FRAMEWORKS } from '../contract/install/frameworks.ts';
import { COPY_SCRIPT } from './copy-script.ts';
import { errors } from './errors.ts';
import { FRAMEWORKS_PATH, frameworkGuide, frameworkList, frameworkPath } from './framework-guides.ts';
import { llmsText } from './llms-text.ts';
import { type Page, type PageContext, renderPage } from './page.ts';
import { rateLimits } from './rate-limits.ts';
import { reference } from './reference.ts';
import { STYLESHEET } from './stylesheet.ts';
import { versioning } from './versioning.ts';

/** A file of the documentation. */
export interface DocumentationFile {
  readonly path: string;
  readonly mediaType: string;
  /** Whether the text contains the base URL. */
  readonly usesBaseUrl: boolean;
  readonly render: (context: PageContext) => string;
}

const page = (path: string, build: (context: PageContext) => Page): DocumentationFile => ({
  path,
  mediaType: 'text/html; charset=utf-8',
  usesBaseUrl: true,
  render: context => renderPage(build(context), context),
});

export const DOCUMENTATION: readonly DocumentationFile[] = [
  page('/docs', reference),
  page(FRAMEWORKS_PATH, frameworkList),
  ...FRAMEWORKS.map(framework => page(frameworkPath(framework), frameworkGuide(framework))),
  page('/docs/errors', errors),
  page('/docs/rate-limits', rateLimits),
  page('/docs/versioning', versioning),
  {
    path: '/docs/style.css',
    mediaType: 'text/css; charset=utf-8',
    usesBaseUrl: false,
    render: () => STYLESHEET,
  },
  {
    path: '/docs/copy.js',
    mediaType: 'text/javascript; charset=utf-8',
    usesBaseUrl: false,
    render: () => COPY_SCRIPT,
  },
  {
    path: DESIGN_SCHEMA_PATH,
    mediaType: 'application/schema+json',
    usesBaseUrl: false,
    render: designSchemaText,
  },
  {
    path: '/llms.txt',
    mediaType: 'text/plain; charset=utf-8',
    usesBaseUrl: true,
    render: ({ baseUrl }) => llmsText(baseUrl),
  },
  { path: '/robots.txt', mediaType: 'text/plain; charset=utf-8', usesBaseUrl: false, render: () => ROBOTS },
];

const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
