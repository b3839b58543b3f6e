// Download panel: the package, and snippets to copy.

import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { failureText } from '../api/failure.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import type { ExportState, MadePackage } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { saveFile } from './save-file.ts';

const CopyButtons = lazy(async () => (await import('./copy-buttons.tsx')).CopyButtons);

export const DownloadPanel = () => {
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <section class="panel download-panel" aria-labelledby="download-title">
      <h2 class="visually-hidden" id="download-title">
        Download
      </h2>
      <div class="download-actions" role="toolbar" aria-label="Download and copy" {...roving}>
        <Download />
        <div class="copy-row">
          <CopyButtons />
        </div>
      </div>
    </section>
  );
};

const Download = () => {
  const { packageExport, design, announcer, subject, drawing, recent } = useStudio();
  const state = packageExport.state.value;
  const isBusy = state.status === 'working' || state.status === 'waiting';
  const message = stateText(state);

  const download = async () => {
    if (isBusy) return;
    if (subject.failure.value) {
      announcer.announce(failureText(subject.failure.value), { visible: true });
      return;
    }
    const result = await packageExport.zip();
    if (!result) return;
    saveFile(result.zip, result.fileName);
    announcer.announce(`${result.fileName} downloaded.`);
    recent.add({ design: design.value, image: drawing.value?.svg() ?? '' });
  };

  return (
    <div class="download">
      <div class="download-thumbnail">
        <FaviconImage size={40} />
      </div>
      <button
        id="download"
        type="button"
        class="button button-main"
        aria-disabled={isBusy || subject.failure.value !== undefined}
        onClick={() => void download()}
      >
        <UiIcon name={state.status === 'done' ? 'check' : 'download'} />
        {buttonText(state)}
      </button>
      <p
        class={state.status === 'failed' ? 'download-status download-failed' : 'download-status'}
        role="status"
      >
        {message}
      </p>
    </div>
  );
};

const buttonText = (state: ExportState): string => {
  if (state.status === 'working') return 'Building…';
  if (state.status === 'waiting') return `Waiting ${state.seconds} s`;
  return state.status === 'done' ? 'Downloaded' : 'Download package';
};

const stateText = (state: ExportState): string => {
  switch (state.status) {
    case 'idle':
    case 'done':
      return '';
    case 'working':
      return state.isSlow ? 'Still working. The service is slow.' : '';
    case 'waiting':
      return 'Too many downloads in one minute. Yours starts soon.';
    case 'failed':
      return failureText(state.failure);
  }
};

export const EndingSlot = () => {
  const { packageExport, announcer } = useStudio();
  const component = useSignal<FunctionComponent<{ made: MadePackage }> | undefined>(undefined);
  const made = packageExport.made.value;

  useEffect(() => {
    if (!made) return;
    import('./ending.tsx').then(
      module => {
        component.value = module.Ending;
      },
      () => announcer.announce('Could not load the next steps. See README.txt.', { visible: true }),
    );
  }, [made]);

  const Ending = component.value;
  return made && Ending && <Ending made={made} />;
};
