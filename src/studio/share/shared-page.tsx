// Page for visitors who open the link of a design.
import { DownloadButton, DownloadStatus } from '../download/download-panel.tsx';
import { Brand } from '../shell/brand.tsx';
import { PageHeading } from '../shell/buttons.tsx';
import { FaviconImage, useFaviconUrl } from '../shell/favicon-image.tsx';
import { TabHalves } from '../shell/live-tab.tsx';
import { siteTitle, tintOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const SharedPage = () => {
  const { design, drawing, history } = useStudio();
  // Waits for the drawing, so that its glyphs are not loaded twice.
  const src = useFaviconUrl(drawing.value && design.value);
  return (
    <>
      <header class="page-header row">
        <Brand />
      </header>
      <main class="shared-main column">
        <div class="gift centered" style={{ '--tint': tintOf(design.value) }}>
          <FaviconImage size={192} />
          <TabHalves src={src} name={siteTitle(design.value)} size={20} />
        </div>
        <PageHeading>{siteTitle(design.value)}</PageHeading>
        <p class="shared-note soft">Made with Favsmith. Yours to change.</p>
        <p class="shared-actions">
          <button type="button" class="button button-main" onClick={() => history.open({ page: 'studio' })}>
            Remix
          </button>
          <DownloadButton />
        </p>
        <DownloadStatus />
        <a href="./" class="link">
          Make one for your own site
        </a>
      </main>
    </>
  );
};
