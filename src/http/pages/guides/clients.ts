// Documentation page of clients: example programs in several languages.
import { OPERATIONS } from '../../../contract/operations.ts';
import { staticText } from '../../static-text.ts';
import { codeBlock, curlCommand, html, type Page, type PageContext } from '../page.ts';

export interface ExampleProgram {
  readonly id: string;
  readonly language: string;
  /** Requirements of the program. */
  readonly note: string;
  readonly fileName: string;
  /** Source code with `BASE_URL` in place of the service's address; by default, that of the file in static/examples. */
  readonly text?: string;
}

const BASE_URL = 'BASE_URL';

const commandOf = (id: string): string => {
  const operation = OPERATIONS.find(each => each.id === id);
  return operation ? curlCommand(operation, BASE_URL) : '';
};

/** The text of a program that calls the service at `baseUrl`. */
export const programText = (
  { fileName, text = staticText(`examples/${fileName}`) }: Pick<ExampleProgram, 'fileName' | 'text'>,
  baseUrl: string,
): string => text.replaceAll(BASE_URL, () => baseUrl);

/**
 * Programs that search for "rocket", print the first icon and save its package as favicon.zip. If a request fails,
 * they print the hint of the problem.
 */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [
  {
    id: 'javascript',
    language: 'JavaScript and TypeScript',
    note: 'The client of the package favsmith runs in Node.js, browsers and workers. It waits as Retry-After says.',
    fileName: 'favicon.mjs',
  },
  {
    id: 'curl',
    language: 'curl',
    note: 'With --fail, curl ends with an error for every problem. The reference has a command for each operation.',
    fileName: 'favicon.sh',
    text: `curl --fail --silent '${BASE_URL}/api/v1/icons?q=rocket&limit=1'

${commandOf('exportFavicon').replace('curl ', 'curl --fail --silent ')}

curl --silent '${BASE_URL}/api/v1/icons/lucide/rockt'
`,
  },
  {
    id: 'python',
    language: 'Python',
    note: 'Python 3.8 or newer and its standard library.',
    fileName: 'favicon.py',
  },
  {
    id: 'go',
    language: 'Go',
    note: 'Go 1.18 or newer and its standard library.',
    fileName: 'favicon.go',
  },
  {
    id: 'ruby',
    language: 'Ruby',
    note: 'Ruby 3.0 or newer and its standard library.',
    fileName: 'favicon.rb',
  },
];

export const clients = ({ baseUrl, basePath }: PageContext): Page => ({
  path: '/docs/clients',
  title: 'Clients',
  description: 'Programs that search icons, export a package and handle problems, in five languages.',
  contents: EXAMPLE_PROGRAMS.map(({ id, language }) => ({ id, label: language })),
  body: html`
<p>The API is plain HTTP with JSON, so every HTTP library is a client. For generated clients there is
<a href="${basePath}/openapi.json">openapi.json</a>. A response with status 429 has <code>Retry-After</code>: wait that many
seconds, then send the request again.</p>
${EXAMPLE_PROGRAMS.map(
  program => html`
<section class="operation" id="${program.id}">
<h2>${program.language}</h2>
<p>${program.note}</p>
${codeBlock(programText(program, baseUrl))}
</section>`,
)}`,
});
