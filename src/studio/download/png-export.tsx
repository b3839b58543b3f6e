import { useSignal } from '@preact/signals';
import { PREVIEW_FIELDS } from '../../contract/export/export-fields.ts';
import { failureText, toFailure } from '../api/failure.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { hasLogos } from '../state/design/design.ts';
import type { MadePackage } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { saveFile } from './save-file.ts';

const { minimum, maximum } = PREVIEW_FIELDS.size;

export const PngExport = ({ made: { design, fileName } }: { readonly made: MadePackage }) => {
  const { api, drawingOf, announcer } = useStudio();
  const size = useSignal(String(maximum));
  const pixels = Number(size.value);
  const isValid = Number.isInteger(pixels) && pixels >= minimum && pixels <= maximum;
  const png = async (): Promise<Blob> => {
    if (!hasLogos(design)) {
      const { bytes } = await api.preview({ ...design, size: pixels });
      return new Blob([bytes as BlobPart], { type: 'image/png' });
    }
    // The page draws logos, because they do not fit into the URL of a preview.
    const image = await (await drawingOf(design)).imageData('any', pixels);
    const canvas = new OffscreenCanvas(pixels, pixels);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas.convertToBlob();
  };
  const save = async () => {
    const name = fileName.replace(/\.zip$/, `-${pixels}.png`);
    try {
      saveFile(await png(), name);
      announcer.announce(`${name} saved.`, { visible: true });
    } catch (error) {
      announcer.announce(`Could not save ${name}. ${failureText(toFailure(error))}`, { visible: true });
    }
  };
  return (
    <div class="field stack">
      <label class="label" for="png-size">
        PNG of any size
      </label>
      <div class="png-row wrap">
        <input
          id="png-size"
          class="input"
          type="number"
          min={minimum}
          max={maximum}
          value={size.value}
          aria-invalid={!isValid}
          aria-describedby="png-size-hint"
          onInput={event => {
            size.value = event.currentTarget.value;
          }}
        />
        <button type="button" class="button" aria-disabled={!isValid} onClick={() => isValid && void save()}>
          <UiIcon name="download" />
          Save PNG
        </button>
      </div>
      <p id="png-size-hint" class={isValid ? 'hint' : 'hint hint-error'}>
        {minimum} to {maximum} pixels
      </p>
    </div>
  );
};
