// Guide from the file of a logo to its favicon package.
import { codeBlock, type Html, html, type Page, type PageContext, withCode } from '../page.ts';
import { type ExampleProgram, programText } from './clients.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: Html;
}

const PROGRAMS: readonly (Pick<ExampleProgram, 'fileName' | 'text'> & Record<'id' | 'language', string>)[] = [
  {
    id: 'curl',
    language: 'curl',
    fileName: 'logo.sh',
    text: `curl --fail --silent -o favicon.zip "BASE_URL/api/v1/export" -F artwork=@logo.svg -F include_dark_mode=true -F site_name=Acme
`,
  },
  {
    id: 'javascript',
    language: 'JavaScript and TypeScript',
    fileName: 'logo.mjs',
  },
  {
    id: 'python',
    language: 'Python',
    fileName: 'logo.py',
  },
  {
    id: 'go',
    language: 'Go',
    fileName: 'logo.go',
  },
  {
    id: 'ruby',
    language: 'Ruby',
    fileName: 'logo.rb',
  },
];

/** Programs that save the package of logo.svg as favicon.zip; the tests run them. */
export const logoPrograms = (baseUrl: string) =>
  PROGRAMS.map(program => ({ ...program, text: programText(program, baseUrl) }));

const sections = (basePath: string): readonly Section[] => [
  {
    id: 'file',
    title: 'Which file',
    text: withCode(
      'An SVG file is best: it stays sharp, and its paths are fitted to the pixels of small icons. PNG, JPEG, WebP and GIF files work ' +
        'too, from 512 pixels a side on without enlargement; the report names the images that are enlarged. Send an SVG ' +
        'document as text and other files as a data URL such as `data:image/png;base64,…`, or send any file as a form. Convert ' +
        'text to paths in your drawing program: the service has none of your fonts, and the report says that text was left out.',
    ),
  },
  {
    id: 'place',
    title: 'How it is placed',
    text: withCode(
      'The empty border is removed, and the logo fills the icon without a background. `bg` puts it on a plate, with `padding`. `fit` ' +
        '`cover` fills the shape and crops the rest, for photographs. iOS and Android need opaque icons: their background is the color ' +
        'of the border of the logo, or white or near-black, whichever the logo stands out from. A logo that is a full ' +
        'square, such as an app icon, fills these icons itself.',
    ),
  },
  {
    id: 'dark',
    title: 'Dark tabs',
    text: withCode(
      'A dark logo has little contrast with a dark tab strip. If it is below 3:1, report.json has a warning. With ' +
        '`include_dark_mode` and `dark_ink` `lighten`, favicon.svg shows lighter colors there; `dark_artwork` shows ' +
        'another file. Browsers that show favicon.ico have no dark version: a plate works in all of them.',
    ),
  },
  {
    id: 'purposes',
    title: 'One color, and other files',
    text: withCode(
      'Artwork of one color can be drawn as an icon: with `artwork_ink` `single`, `fg` and the plate apply to it. ' +
        '`maskable_artwork` replaces the logo on Android home screens, `monochrome_artwork` adds icons for themed home screens.',
    ),
  },
  {
    id: 'safety',
    title: 'What reaches your site',
    text: html`Browsers execute scripts in an SVG file of your own site. The package contains only shapes and colors of the artwork: no
script, handler, style sheet, reference, entity or animation. Artwork is not stored after the response, except in the
memory of the service, which answers an equal request from there.`,
  },
  {
    id: 'commands',
    title: 'Without the API',
    text: html`<code>npx favsmith install ./logo.svg</code> adds the favicon to the project in the current folder, and
<code>favsmith({ artwork: './src/logo.svg' })</code> is the plugin of Vite: it watches the file and updates the tab. In the
<a href="${basePath}/">studio</a>, drop the file on the page or paste it.`,
  },
];

export const ownLogo = ({ baseUrl, basePath }: PageContext): Page => {
  const texts = sections(basePath);
  const programs = logoPrograms(baseUrl);
  return {
    path: '/docs/own-logo',
    title: 'Your own logo',
    description:
      'From the file of your logo to a favicon package: files, placement, dark tabs, and programs in five languages.',
    contents: [
      ...texts.map(({ id, title }) => ({ id, label: title })),
      ...programs.map(({ id, language }) => ({ id, label: language })),
    ],
    body: html`${texts.map(
      ({ id, title, text }) => html`
<section class="operation" id="${id}">
<h2>${title}</h2>
<p>${text}</p>
</section>`,
    )}
${programs.map(
  ({ id, language, text }) => html`
<section class="operation" id="${id}">
<h2>${language}</h2>
${codeBlock(text)}
</section>`,
)}`,
  };
};
