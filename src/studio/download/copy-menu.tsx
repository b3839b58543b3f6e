import { shellQuote } from '../../contract/design.ts';
import { EXPORT_FIELDS, isExportField } from '../../contract/export/export-fields.ts';
import { say } from '../languages/texts.ts';
import { MenuButton } from '../shell/buttons.tsx';
import { type Design, sourceTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { openPackage } from './open-package.ts';
import { useCopy } from './use-copy.ts';

/** A curl command that requests the package. Logos are files, because they are too long for arguments. */
const exportCommand = (design: Design): string =>
  [
    `curl -sS --fail-with-body -o favicon.zip ${shellQuote(new URL('api/v1/export', document.baseURI).href)}`,
    ...Object.entries(design).map(([field, value]) => {
      const isFile = isExportField(field) && EXPORT_FIELDS[field].type === 'artwork';
      const content = isFile ? `@${sourceTitle({ artwork: String(value) })}.svg` : String(value);
      return `  ${isFile ? '-F' : '--form-string'} ${shellQuote(`${field}=${content}`)}`;
    }),
  ].join(' \\\n');

export const CopyMenu = () => {
  const { design, drawing, packageExport } = useStudio();
  const { copyText } = useCopy();
  const item = (label: string, what: string, text: () => string | Promise<string>) => ({
    label,
    act: () => void copyText(what, text()),
  });
  const items = [
    item('SVG', 'SVG', async () => (await drawing.value?.faviconSvg()) ?? ''),
    item('HTML for the head', 'HTML', async () => (await openPackage(await packageExport.make())).head),
    item('API request', 'API request', () => exportCommand(design.value)),
  ];
  return <MenuButton id="copy-menu" icon="copy" label={say('copy')} items={items} />;
};
