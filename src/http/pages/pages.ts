// Documentation files: pages, style sheet, scripts, files for agents and crawlers.
import { DESIGN_SCHEMA_PATH, designSchemaText } from '../../contract/design.ts';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { COLOR_SYNTAX } from '../../contract/export/field.ts';
import {
  ICONS_PER_PREVIEW,
  IDEAS_COST,
  NAMES_PER_LOOKUP,
  QUOTAS,
  rateLimitHeaders,
  SHARE_CARD_COST,
  WINDOW_SECONDS,
} from '../../contract/limits.ts';
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import {
  PROBLEM_CODES,
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  ProblemError,
  problemDocument,
} from '../../contract/problems.ts';
import { once } from '../../model/memoized.ts';
import { type Framework, type InstallStep, installGuide } from '../../package/install/framework.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import { headElements } from '../../package/install/head-elements.ts';
import { packageText } from '../package-files.ts';
import {
  codeBlock,
  curlCommand,
  fillSlots,
  type Html,
  html,
  type PageContext,
  renderPage,
  type SlotValues,
  withCode,
} from './page.ts';
import { operationSections } from './reference.ts';
import { searchIndex } from './search-index.ts';

export interface DocumentationFile {
  readonly path: string;
  readonly mediaType: string;
  readonly usesBaseUrl: boolean;
  readonly render: (context: PageContext) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page from the template `name` in static/pages. Default: the last part of the path. */
const page = (
  path: string,
  values: (context: PageContext) => SlotValues = () => ({}),
  name = path.split('/').at(-1),
): DocumentationFile => ({
  path,
  mediaType: 'text/html; charset=utf-8',
  usesBaseUrl: true,
  render: context => renderPage(`${name}.html`, path, context, values(context)),
});

const asset = (path: string, type: string, file: string): DocumentationFile => ({
  path,
  mediaType: `${type}; charset=utf-8`,
  usesBaseUrl: false,
  render: () => packageText(`static/${file}`),
});

/** A text file in static/pages that has slots. */
const text = (path: string, mediaType: string, file: string, values: SlotTexts = {}): DocumentationFile => ({
  path,
  mediaType,
  usesBaseUrl: true,
  render: ({ baseUrl }) =>
    fillSlots(packageText(`static/pages/${file}`), name =>
      name === 'baseUrl' ? baseUrl : (values[name]?.(baseUrl) ?? ''),
    ),
});

type SlotTexts = Readonly<Record<string, (baseUrl: string) => string>>;

const referenceValues = (context: PageContext): SlotValues => ({
  operations: operationSections(context),
  colorSyntax: COLOR_SYNTAX,
  colorDefaults: Object.entries(EXPORT_FIELDS).map(
    ([name, field]) =>
      field.type === 'color' && html`<tr><td><code>${name}</code></td><td>${field.default}</td></tr>`,
  ),
});

const errorValues = ({ baseUrl }: PageContext): SlotValues => {
  const detail = 'shape must be one of rounded-square, circle, none, got "star"';
  const problem = new ProblemError('invalid_shape', `${detail}.`, {
    errors: [{ pointer: '/shape', detail }],
  });
  return {
    mediaType: PROBLEM_MEDIA_TYPE,
    example: JSON.stringify(problemDocument(problem, { baseUrl, instance: '/api/v1/export' }), null, 2),
    problems: PROBLEM_CODES.map(
      code => html`
<section class="problem" id="${code}">
<h2><span class="status">${PROBLEMS[code].status}</span> <code>${code}</code></h2>
<p>${PROBLEMS[code].trigger}</p>
<p class="facts">${PROBLEMS[code].hint}</p>
</section>`,
    ),
  };
};

const rateLimitValues = (): SlotValues => ({
  windowSeconds: WINDOW_SECONDS,
  iconsPerPreview: ICONS_PER_PREVIEW,
  ideasCost: IDEAS_COST,
  shareCardCost: SHARE_CARD_COST,
  namesPerLookup: NAMES_PER_LOOKUP,
  otherQuota: QUOTAS.other,
  quotas: [...OPERATIONS, { method: 'POST', path: '/mcp', quota: 'mcp' } as const].map(
    ({ method, path, quota }) =>
      html`<tr><td><code>${method} ${path}</code></td><td>${QUOTAS[quota]}</td></tr>`,
  ),
  headers: Object.entries(rateLimitHeaders('search', { resetSeconds: 42, remaining: 119 }))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n'),
});

export const FRAMEWORKS_PATH = '/docs/frameworks';

export const frameworkPath = ({ id }: Framework): string => `${FRAMEWORKS_PATH}/${id}`;

const frameworkListValues = ({ basePath }: PageContext): SlotValues => ({
  frameworks: FRAMEWORKS.map(
    framework =>
      html`<li><a href="${basePath}${frameworkPath(framework)}">${framework.name}</a><code>${framework.edits[0].files[0]}</code></li>`,
  ),
});

/** Example favicon. The theme color equals the plate color. */
export const GUIDE_DESIGN = {
  library: 'lucide',
  name: 'rocket',
  bg: '#0369a1',
  site_name: 'Rocket',
} as const;

export const INSTALL_COMMAND = `npx favsmith install ${GUIDE_DESIGN.library}/${GUIDE_DESIGN.name} --bg "${GUIDE_DESIGN.bg}" --site-name ${GUIDE_DESIGN.site_name}`;

const elements = headElements([{ hex: GUIDE_DESIGN.bg }], { title: GUIDE_DESIGN.site_name });

const frameworkValues = (framework: Framework): SlotValues => {
  const { steps, note } = installGuide(framework, elements);
  const { name, integration } = framework;
  return {
    name,
    design: JSON.stringify(GUIDE_DESIGN),
    steps: steps.map(stepItem),
    note: note && html`<p>${withCode(note)}</p>`,
    install: INSTALL_COMMAND,
    integration: integration && buildSection(integration),
  };
};

const stepItem = ({ text: step, code }: InstallStep): Html => html`<li><p>${withCode(step)}</p>
${code && codeBlock(code)}</li>
`;

const buildSection = (files: NonNullable<Framework['integration']>): Html => html`
<h2>In the build</h2>
<p>Or build the favicon from the configuration of your project. Install the package with
<code>npm install --save-dev favsmith</code>.</p>
${files.map(({ file, code }) => html`<p><code>${file}</code></p>${codeBlock(code)}`)}`;

/** Base URL in the skill of the npm package, which is not served by a server. */
const LOCAL_BASE_URL = 'http://localhost:3000';

/** For the index of the search, which contains no addresses. */
const NO_CONTEXT: PageContext = { baseUrl: '', basePath: '' };

const SKILL = 'skills/favsmith/SKILL.md';

const operationText = (operation: Operation, baseUrl: string): string =>
  `## ${operation.summary}\n\n${operation.description}\n\n${curlCommand(operation, baseUrl).replace(/^/gm, '    ')}\n`;

const PAGES: readonly DocumentationFile[] = [
  page('/docs', referenceValues, 'reference'),
  page('/docs/guide'),
  page(FRAMEWORKS_PATH, frameworkListValues),
  ...FRAMEWORKS.map(framework =>
    page(frameworkPath(framework), () => frameworkValues(framework), 'framework'),
  ),
  page('/docs/own-logo'),
  page('/docs/clients'),
  page('/docs/agents'),
  page('/docs/errors', errorValues),
  page('/docs/rate-limits', rateLimitValues),
  page('/docs/versioning'),
];

export const DOCUMENTATION: readonly DocumentationFile[] = [
  ...PAGES,
  asset('/docs/style.css', 'text/css', 'docs.css'),
  asset('/theme.js', 'text/javascript', 'theme.js'),
  asset('/docs/copy.js', 'text/javascript', 'copy.js'),
  asset('/docs/try.js', 'text/javascript', 'try.js'),
  asset('/docs/search.js', 'text/javascript', 'search.js'),
  {
    path: '/docs/search.json',
    mediaType: 'application/json',
    usesBaseUrl: false,
    render: once(() =>
      JSON.stringify(searchIndex(PAGES.map(({ path, render }) => [path, render(NO_CONTEXT)]))),
    ),
  },
  asset('/robots.txt', 'text/plain', 'pages/robots.txt'),
  {
    path: DESIGN_SCHEMA_PATH,
    mediaType: 'application/schema+json',
    usesBaseUrl: false,
    render: designSchemaText,
  },
  text('/llms.txt', 'text/plain; charset=utf-8', 'llms.txt', {
    operations: baseUrl => OPERATIONS.map(operation => operationText(operation, baseUrl)).join('\n'),
    colors: () => COLOR_SYNTAX,
  }),
  {
    path: `/${SKILL}`,
    mediaType: 'text/markdown; charset=utf-8',
    usesBaseUrl: true,
    render: ({ baseUrl }) => packageText(SKILL).replaceAll(LOCAL_BASE_URL, () => baseUrl),
  },
  {
    // The media type includes the profile of RFC 9727, section 7.1.
    ...text(
      '/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      'api-catalog.json',
    ),
    // RFC 9727, section 2, requires this header in HEAD responses.
    headers: { Link: '<api-catalog>; rel="api-catalog"' },
  },
];
