// Menu with everything that can be copied: picture, components, HTML, link, requests.

import { EXPORT_FIELDS, isExportField } from '../../contract/export/export-fields.ts';
import type { Api } from '../api/api.ts';
import { MenuButton } from '../shell/buttons.tsx';
import { type Design, hasLogos, subjectTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import type { PackageExport } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { PngExport } from './png-export.tsx';
import { useCopy } from './use-copy.ts';

export const exportCommand = (exportUrl: string, design: Design): string =>
  hasLogos(design) ? formCommand(exportUrl, design) : jsonCommand(exportUrl, design);

/** A curl command that sends a form with files. Used for logos, which are too long for an argument. */
const formCommand = (exportUrl: string, design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(exportUrl)}`,
    ...Object.entries(design).map(([field, value]) => {
      const isFile = isExportField(field) && EXPORT_FIELDS[field].type === 'artwork';
      const content = isFile ? `@${subjectTitle({ artwork: String(value) })}.svg` : String(value);
      return `  ${isFile ? '-F' : '--form-string'} ${shellQuote(`${field}=${content}`)}`;
    }),
  ].join(' \\\n');

const jsonCommand = (exportUrl: string, design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(exportUrl)}`,
    "  -H 'Content-Type: application/json'",
    `  -d ${shellQuote(JSON.stringify(design))}`,
  ].join(' \\\n');

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** URL of the studio with this design. */
export const linkTo = (design: Design): string => new URL(`./${designQuery(design)}`, document.baseURI).href;

interface Copied {
  readonly design: Design;
  readonly drawing: Drawing;
  readonly api: Api;
  readonly packageExport: PackageExport;
}

interface Item {
  /** Name of the content in messages. */
  readonly what: string;
  /** The default is `what`. */
  readonly label?: string;
  readonly text: (copied: Copied) => string | Promise<string>;
}

const ITEMS: readonly Item[] = [
  { what: 'SVG', text: ({ drawing }) => drawing.faviconSvg() },
  {
    what: 'Data URI',
    label: 'SVG as a data URI',
    text: async ({ drawing }) => `data:image/svg+xml,${encodeURIComponent(await drawing.faviconSvg())}`,
  },
  { what: 'HTML', label: 'HTML for the head', text: ({ packageExport }) => packageExport.headSnippet() },
  { what: 'Link', label: 'Link to this design', text: ({ design }) => linkTo(design) },
  { what: 'React component', text: ({ drawing }) => reactComponent(drawing.svg()) },
  { what: 'Vue component', text: ({ drawing }) => vueComponent(drawing.svg()) },
  { what: 'curl', label: 'curl command', text: ({ api, design }) => exportCommand(api.exportUrl, design) },
  { what: 'JSON', label: 'JSON for the API', text: ({ packageExport }) => packageExport.jsonBody() },
];

export const CopyMenu = () => {
  const { design, drawing, api, packageExport } = useStudio();
  const { copyText } = useCopy();
  const items = ITEMS.map(({ what, label = what, text }) => ({
    label,
    act: () => {
      const { value: shown } = drawing;
      if (shown) void copyText(what, text({ design: design.value, drawing: shown, api, packageExport }));
    },
  }));
  const name = subjectTitle(design.value).replaceAll(' ', '-');
  return (
    <MenuButton id="copy-menu" icon="copy" label="Copy" listClass="copy-menu" items={items}>
      <PngExport id="copy-png" design={design.value} name={name} />
    </MenuButton>
  );
};

/** A React component that passes its properties to the `svg` element. */
export const reactComponent = (svg: string): string => {
  const jsx = svg
    .replace('<svg', '<svg {...props}')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style={${JSON.stringify(styleObject(style))}}`)
    .replace(/ ([a-z]+[-:][a-z:-]+|class)(?==")/gi, (_, name: string) => ` ${jsxName(name)}`);
  return `export const Favicon = props => (\n  ${jsx}\n);\n`;
};

/** A single-file component of Vue. */
export const vueComponent = (svg: string): string => `<template>\n  ${svg}\n</template>\n`;

/** Name of an attribute in JSX: `strokeWidth` for `stroke-width`, `xlinkHref` for `xlink:href`. */
const jsxName = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/[-:]([a-z])/gi, (_, letter: string) => letter.toUpperCase());

const styleObject = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    style
      .split(';')
      .map(declaration => declaration.split(':').map(part => part.trim()))
      .flatMap(([name, value]) => (name && value ? [[jsxName(name), value]] : [])),
  );
