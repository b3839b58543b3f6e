// Table of documentation files: pages, style sheet, scripts, llms.txt, robots.txt.
import { DESIGN_SCHEMA_PATH, designSchemaText } from '../../contract/design.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import { staticText } from '../static-text.ts';
import {
  API_CATALOG_PATH,
  agents,
  apiCatalogText,
  LINKSET_MEDIA_TYPE,
  llmsText,
  SKILL_PATH,
  skillText,
} from './agents.ts';
import { errors, rateLimits, versioning } from './contract-pages.ts';
import { clients } from './guides/clients.ts';
import { FRAMEWORKS_PATH, frameworkGuide, frameworkList, frameworkPath, guide } from './guides/guide.ts';
import { ownLogo } from './guides/own-logo.ts';
import { type Page, type PageContext, renderPage } from './page.ts';
import { reference } from './reference.ts';

/** A file of the documentation. */
export interface DocumentationFile {
  readonly path: string;
  readonly mediaType: string;
  /** Whether the text contains the base URL. */
  readonly usesBaseUrl: boolean;
  readonly render: (context: PageContext) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

const page = (path: string, build: (context: PageContext) => Page): DocumentationFile => ({
  path,
  mediaType: 'text/html; charset=utf-8',
  usesBaseUrl: true,
  render: context => renderPage(build(context), context),
});

const asset = (path: string, mediaType: string, file: string): DocumentationFile => ({
  path,
  mediaType: `${mediaType}; charset=utf-8`,
  usesBaseUrl: false,
  render: () => staticText(file),
});

export const DOCUMENTATION: readonly DocumentationFile[] = [
  page('/docs', reference),
  page('/docs/guide', guide),
  page(FRAMEWORKS_PATH, frameworkList),
  ...FRAMEWORKS.map(framework => page(frameworkPath(framework), frameworkGuide(framework))),
  page('/docs/own-logo', ownLogo),
  page('/docs/clients', clients),
  page('/docs/agents', agents),
  page('/docs/errors', errors),
  page('/docs/rate-limits', rateLimits),
  page('/docs/versioning', versioning),
  asset('/docs/style.css', 'text/css', 'docs.css'),
  asset('/theme.js', 'text/javascript', 'theme.js'),
  asset('/docs/copy.js', 'text/javascript', 'copy.js'),
  asset('/docs/try.js', 'text/javascript', 'try.js'),
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
  {
    path: SKILL_PATH,
    mediaType: 'text/markdown; charset=utf-8',
    usesBaseUrl: true,
    render: ({ baseUrl }) => skillText(baseUrl),
  },
  {
    path: API_CATALOG_PATH,
    mediaType: LINKSET_MEDIA_TYPE,
    usesBaseUrl: true,
    render: ({ baseUrl }) => apiCatalogText(baseUrl),
    // RFC 9727, section 2, requires this header in responses to HEAD.
    headers: { Link: '<api-catalog>; rel="api-catalog"' },
  },
  { path: '/robots.txt', mediaType: 'text/plain; charset=utf-8', usesBaseUrl: false, render: () => ROBOTS },
];

const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
