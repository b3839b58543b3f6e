// Page of a visitor who opens the link of a design.
import { saveFile } from '../download/save-file.ts';
import { Brand } from '../shell/brand.tsx';
import { PageHeading } from '../shell/buttons.tsx';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { siteTitle, tintOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const SharedPage = () => {
  const { design, history, packageExport } = useStudio();
  const download = async () => {
    const made = await packageExport.zip();
    if (!made) return;
    saveFile(made.zip, made.fileName);
    history.open({ page: 'ending' });
  };
  const state = packageExport.state.value.status;
  return (
    <>
      <header class="page-header">
        <Brand />
      </header>
      <main class="shared-main">
        <div class="gift" style={{ '--tint': tintOf(design.value) }}>
          <FaviconImage size={192} />
          <div class="halves-of-tab" aria-hidden="true">
            {(['light', 'dark'] as const).map(scheme => (
              <span key={scheme} class={scheme === 'dark' ? 'half half-dark' : 'half'}>
                <span class="tab">
                  <FaviconImage size={20} scheme={scheme} />
                  <span class="tab-name" dir="auto">
                    {siteTitle(design.value)}
                  </span>
                </span>
              </span>
            ))}
          </div>
        </div>
        <PageHeading>{siteTitle(design.value)}</PageHeading>
        <p class="shared-note">Made with Favsmith. Yours to change.</p>
        <p class="shared-actions">
          <button type="button" class="button button-main" onClick={() => history.open({ page: 'studio' })}>
            Remix
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={state === 'working' || state === 'waiting'}
            onClick={() => void download()}
          >
            <UiIcon name="download" />
            {state === 'working' ? 'Packing…' : 'Download'}
          </button>
        </p>
        <p role="status">
          {state === 'failed' && 'The download waits for the network. Your design is safe.'}
        </p>
        <a href="./" class="link">
          Make one for your own site
        </a>
      </main>
    </>
  );
};
