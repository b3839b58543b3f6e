import { failureText } from '../api/failure.ts';
import { say } from '../languages/texts.ts';
import { lazy } from '../shell/lazy.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import type { ExportState } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { saveFile } from './save-file.ts';

const CopyMenu = lazy(
  async () => (await import('./copy-menu.tsx')).CopyMenu,
  <button type="button" class="button">
    <UiIcon name="copy" />
    {say('copy')}
  </button>,
);

export const DownloadPanel = () => (
  <section class="download-panel stack" aria-labelledby="download-title">
    <h2 class="visually-hidden" id="download-title">
      {say('download')}
    </h2>
    <DownloadButton extraClass="button-main" />
    <CopyMenu />
    <DownloadStatus />
  </section>
);

export const DownloadButton = ({ extraClass = '' }: { readonly extraClass?: string }) => {
  const { packageExport, announcer, glyphs, history } = useStudio();
  const state = packageExport.state.value;
  const isBusy = state.status === 'working' || state.status === 'waiting';

  const download = async () => {
    if (isBusy) return;
    if (glyphs.failure.value) {
      announcer.announce(failureText(glyphs.failure.value), { visible: true });
      return;
    }
    // `DownloadStatus` shows a failure.
    const made = await packageExport.make().catch(() => undefined);
    if (!made) return;
    saveFile(made.zip, made.fileName);
    announcer.announce(`${made.fileName} is ready.`);
    history.open({ page: 'install' });
  };

  return (
    <button
      id="download"
      type="button"
      class={`button ${extraClass}`}
      aria-disabled={isBusy || glyphs.failure.value !== undefined}
      onClick={() => void download()}
    >
      <UiIcon name="download" />
      {buttonText(state)}
    </button>
  );
};

export const DownloadStatus = () => {
  const state = useStudio().packageExport.state.value;
  return (
    <p
      class={state.status === 'failed' ? 'download-status hint hint-error' : 'download-status hint'}
      role="status"
    >
      {stateText(state)}
    </p>
  );
};

const buttonText = (state: ExportState): string => {
  if (state.status === 'waiting') return say('waiting', { seconds: state.seconds });
  return say(state.status === 'working' ? 'building' : 'download');
};

const stateText = (state: ExportState): string => {
  if (state.status === 'waiting') return say('tooMany');
  if (state.status === 'failed') return failureText(state.failure);
  return state.status === 'working' && state.isSlow ? say('slow') : '';
};
