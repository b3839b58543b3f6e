// Framework table: plain HTML and Vite.
import type { Framework } from './framework.ts';
import { toHtml } from './head-markup.ts';

const beforeHeadEnd = { kind: 'before', marker: '</head>' } as const;

export const GENERAL_FRAMEWORKS: readonly Framework[] = [
  {
    id: 'html',
    name: 'Plain HTML',
    detection: { files: ['index.html'] },
    pages: { folder: '', suffix: '.html' },
    publicFolder: '',
    copy: 'Copy the images and `site.webmanifest` to the folder that your server serves at `/`.',
    edits: [
      {
        files: ['index.html'],
        instruction: 'In every page, replace the icon links in `<head>` with {elements}.',
        placement: beforeHeadEnd,
        language: 'html',
        code: elements => toHtml(elements),
      },
    ],
    note: 'If your site is below a path such as `/shop/`, start each `href` with that path.',
  },
  {
    id: 'vite',
    name: 'Vite',
    detection: { packages: ['vite'] },
    pages: { folder: '', suffix: '.html' },
    publicFolder: 'public',
    edits: [
      {
        files: ['index.html'],
        instruction: 'In `index.html`, replace the icon link in `<head>` with {elements}.',
        placement: beforeHeadEnd,
        language: 'html',
        code: elements => toHtml(elements),
      },
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
