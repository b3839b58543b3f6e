// Tool that renders a favicon as one image.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { PREVIEW_FIELDS } from '../../contract/export/preview-fields.ts';
import { ICON_ARGUMENT, image, type Tool } from './tool.ts';

export const PREVIEW_FAVICON: Tool = {
  name: 'preview_favicon',
  title: 'Preview a favicon',
  description:
    'Renders a favicon from an icon (library and name) or from one or two initials (text) as PNG. Use it to check a ' +
    'design before the export; size 16 or 32 shows what a browser tab shows.',
  properties: { icon: ICON_ARGUMENT },
  fields: { ...EXPORT_FIELDS, ...PREVIEW_FIELDS },
  run: async (args, backend) => [image(await backend.preview(args, 'png'))],
};
