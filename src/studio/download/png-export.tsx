// PNG of a chosen size, to save or to copy.
import { useSignal } from '@preact/signals';
import { PREVIEW_FIELDS } from '../../contract/export/export-fields.ts';
import type { Api } from '../api/api.ts';
import { ApiFailure, failureText } from '../api/failure.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, hasLogos } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { saveFile } from './save-file.ts';
import { useCopy } from './use-copy.ts';

const { minimum, maximum } = PREVIEW_FIELDS.size;

interface PngExportProps {
  /** Id of the input, unique in the page. */
  readonly id: string;
  readonly design: Design;
  readonly name: string;
}

/** Functions that save or copy the design as PNG. They announce failures. */
const usePng = ({ design, name }: Omit<PngExportProps, 'id'>) => {
  const { api, announcer } = useStudio();
  const { copied, copy } = useCopy();
  const png = (pixels: number) => previewPng(api, design, pixels);

  const save = async (pixels: number) => {
    const fileName = `${name}-${pixels}.png`;
    try {
      saveFile(await png(pixels), fileName);
      announcer.announce(`${fileName} saved.`, { visible: true });
    } catch (error) {
      const reason = error instanceof ApiFailure ? failureText(error) : '';
      announcer.announce(`Could not save ${fileName}. ${reason}`, { visible: true });
    }
  };

  const copyPicture = (pixels: number) => {
    if (!navigator.clipboard || typeof ClipboardItem === 'undefined') {
      announcer.announce('Could not copy the picture. The browser allows it only on pages with https.', {
        visible: true,
      });
      return;
    }
    const image = png(pixels);
    void copy('picture', image, navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]));
  };

  return { save, copyPicture, copied };
};

export const PngExport = (props: PngExportProps) => {
  const { save, copyPicture, copied } = usePng(props);
  const size = useSignal(String(maximum));
  const pixels = Number(size.value);
  const isValid = Number.isInteger(pixels) && pixels >= minimum && pixels <= maximum;

  return (
    <div class="field">
      <label class="label" for={props.id}>
        PNG of any size
      </label>
      <div class="png-row">
        <input
          id={props.id}
          class="input"
          type="number"
          min={minimum}
          max={maximum}
          value={size.value}
          aria-invalid={!isValid}
          aria-describedby={`${props.id}-hint`}
          onInput={event => {
            size.value = event.currentTarget.value;
          }}
        />
        <button
          type="button"
          class="button"
          aria-disabled={!isValid}
          onClick={() => isValid && void save(pixels)}
        >
          <UiIcon name="download" />
          Save PNG
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!isValid}
          onClick={() => isValid && copyPicture(pixels)}
        >
          <UiIcon name={copied.value ? 'check' : 'copy'} />
          Copy picture
        </button>
      </div>
      <p id={`${props.id}-hint`} class={isValid ? 'hint' : 'hint hint-error'}>
        {minimum} to {maximum} pixels
      </p>
    </div>
  );
};

const previewPng = async (api: Api, design: Design, size: number): Promise<Blob> => {
  // The URL of a preview cannot contain a logo, so the page renders it.
  if (hasLogos(design)) return (await import('../logo/picture-glyphs.ts')).logoPng(design, size, api);
  const { bytes } = await api.preview({ ...design, size });
  return new Blob([bytes as BlobPart], { type: 'image/png' });
};
