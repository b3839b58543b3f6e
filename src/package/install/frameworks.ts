// Framework table: how to install a favicon package in each framework. (Decision 120)
import { type Detection, type Framework, markupEdit } from './framework.ts';
import { JAVASCRIPT_FRAMEWORKS } from './javascript-frameworks.ts';
import { RELATED_FRAMEWORKS } from './related-frameworks.ts';
import { SERVER_FRAMEWORKS } from './server-frameworks.ts';
import { TEMPLATE_FRAMEWORKS } from './template-frameworks.ts';

/** The folder in a command such as `vite build web`. */
const VITE_ROOT =
  /\bvite(?: (?:dev|serve|build|preview))? (?!dev\b|serve\b|build\b|preview\b)([\w.][\w./-]*)/;

const GENERAL_FRAMEWORKS: readonly [Framework, ...Framework[]] = [
  {
    id: 'html',
    name: 'Plain HTML',
    detection: { files: ['index.html'] },
    pages: { folder: '', suffix: '.html' },
    publicFolder: '',
    copy: 'Copy the images and `site.webmanifest` to the folder that your server serves at `/`.',
    edits: [markupEdit(['index.html'], 'In every page, replace the icon links in `<head>` with {elements}.')],
    note: 'If your site is below a path such as `/shop/`, start each `href` with that path.',
  },
  {
    id: 'vite',
    name: 'Vite',
    detection: { packages: ['vite'] },
    configuration: { names: ['vite.config'] },
    paths: [
      { member: 'publicDir', replaces: 'public' },
      { member: 'build.outDir', replaces: 'dist' },
      { member: 'root', replaces: '', script: VITE_ROOT },
    ],
    pages: { folder: '', suffix: '.html' },
    publicFolder: 'public',
    output: 'dist',
    edits: [
      markupEdit(['index.html'], 'In `index.html`, replace the icon link in `<head>` with {elements}.'),
    ],
    integration: [
      {
        file: 'vite.config.js',
        code: `import favsmith from 'favsmith/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [favsmith({ icon: 'lucide/rocket', bg: '#0369a1' })],
});
`,
      },
    ],
    note: 'If you set `base`, Vite adds it to each `href`.',
    run: { command: 'npm run dev', url: 'http://localhost:5173/' },
  },
];

export const FRAMEWORKS: readonly [Framework, ...Framework[]] = [
  ...GENERAL_FRAMEWORKS,
  ...JAVASCRIPT_FRAMEWORKS,
  ...SERVER_FRAMEWORKS,
  ...TEMPLATE_FRAMEWORKS,
];

/** Files with icon links (`templates`), and files that frameworks link because of their names. */
export const PROJECT_SOURCES = {
  templates: FRAMEWORKS.flatMap(({ edits: [{ files, placement }] }) =>
    placement.kind === 'before' ? files : [],
  ),
  linkedByName: FRAMEWORKS.flatMap(({ linkedByName = [] }) => linkedByName.filter(({ isCode }) => !isCode)),
};

interface Project {
  /** The packages in `dependencies` and `devDependencies` of package.json. */
  readonly packages: ReadonlySet<string>;
  hasFile(path: string): boolean;
}

/** Detects the framework of a project. Vite comes near the end, because most frameworks depend on it. */
export const detectFramework = ({ packages, hasFile }: Project): Framework | undefined => {
  const matches = ({ packages: names, files }: Detection) =>
    (names?.some(name => packages.has(name)) ?? true) && (files?.some(path => hasFile(path)) ?? true);
  return DETECTION_ORDER.find(({ detection }) => matches(detection));
};

const DETECTION_ORDER = [
  ...SERVER_FRAMEWORKS,
  ...TEMPLATE_FRAMEWORKS,
  ...JAVASCRIPT_FRAMEWORKS,
  ...RELATED_FRAMEWORKS,
  ...GENERAL_FRAMEWORKS.toReversed(),
];
