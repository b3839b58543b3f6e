// The page after a download.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SiteChecker } from '../check/site-checker.tsx';
import type { DroppedItem } from '../check/site-files.ts';
import { type OpenPackage, openPackage } from '../download/open-package.ts';
import { PngExport } from '../download/png-export.tsx';
import { saveFile } from '../download/save-file.ts';
import { linkTo } from '../share/links.ts';
import { BackHeader } from '../shell/brand.tsx';
import { Disclosure, IconButton, PageHeading } from '../shell/buttons.tsx';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { useLoaded } from '../shell/hooks.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { hasLogos, siteTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { MadePackage } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { CodeText, InstallSteps } from './install-steps.tsx';
import { targetTexts } from './places.ts';

/** For example `900 B` or `1.5 KB`. */
const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;

/** The package of the design. Makes it again after a reload of the page. */
const usePackage = () => {
  const { packageExport, design } = useStudio();
  const made = packageExport.made.value;
  const isCurrent = made !== undefined && designQuery(made.design) === designQuery(design.value);
  const opened = useLoaded(() => (isCurrent ? openPackage(made) : undefined), [made, isCurrent]);
  useEffect(() => {
    // `PackageLine` shows a failure.
    if (!isCurrent) packageExport.make().catch(() => undefined);
  }, [made, isCurrent]);
  return isCurrent ? opened : undefined;
};

export const InstallPage = () => {
  const { history } = useStudio();
  const opened = usePackage();
  return (
    <div class="install">
      <BackHeader act={() => history.open({ page: 'studio' })} />
      <main class="install-main">
        <ReadyTab />
        <PackageLine opened={opened} />
        {opened && <Steps opened={opened} />}
      </main>
    </div>
  );
};

const ReadyTab = () => {
  const { design } = useStudio();
  return (
    <div class="ready">
      <div class="ready-strip">
        <div class="tab ready-tab row">
          <span class="ready-icon">
            <FaviconImage size={64} />
          </span>
          <PageHeading>
            <bdi>{siteTitle(design.value)}</bdi> <span class="ready-word soft">is ready</span>
          </PageHeading>
        </div>
      </div>
      <div class="window-bar ready-bar row soft" aria-hidden="true">
        <UiIcon name="back" />
        <UiIcon name="forth" />
        <span class="window-address" />
      </div>
    </div>
  );
};

const PackageLine = ({ opened }: { readonly opened: OpenPackage | undefined }) => {
  const { state: exporting, made } = useStudio().packageExport;
  const state = exporting.value;
  // After a reload, the package is made, but not downloaded.
  const isSaved = useSignal(made.peek() !== undefined);
  if (!opened)
    return (
      <p class="install-file soft" role="status">
        {state.status === 'failed' ? 'The package waits for the network.' : 'Packing…'}
      </p>
    );
  const { zip, fileName } = opened.made;
  const save = () => {
    saveFile(zip, fileName);
    isSaved.value = true;
  };
  return (
    <>
      <p class="install-file soft">
        {isSaved.value && 'Saved with your downloads: '}
        <bdi>{fileName}</bdi>{' '}
        <button type="button" class="link" onClick={save}>
          {isSaved.value ? 'Download again' : 'Download'}
        </button>
      </p>
      <SendButtons made={opened.made} />
    </>
  );
};

/** Only visible on phones. */
const SendButtons = ({ made: { zip, fileName, design } }: { readonly made: MadePackage }) => {
  const file = new File([zip], fileName, { type: 'application/zip' });
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  const link = linkTo(design);
  const mail = `mailto:?subject=${encodeURIComponent('Favicon')}&body=${encodeURIComponent(link)}`;
  // Rejects if the user closes the share sheet.
  const share = () => navigator.share({ files: [file] }).catch(() => undefined);
  return (
    <div class="install-send">
      {canShare && (
        <button type="button" class="button button-main" onClick={() => void share()}>
          <UiIcon name="share" />
          Send the ZIP
        </button>
      )}
      {!hasLogos(design) && (
        <a class="button" href={mail}>
          Email me the link
        </a>
      )}
    </div>
  );
};

const Steps = ({ opened }: { readonly opened: OpenPackage }) => {
  const { made, files } = opened;
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const texts = targetTexts(made);
  return (
    <>
      <InstallSteps opened={opened} />
      <section class="install-rest" aria-label="More">
        {texts.length > 0 && (
          <Disclosure extraClass="install-row" title="Apps and extensions" isOpen>
            <div class="stack">
              {texts.map(text => (
                <p key={text}>
                  <CodeText text={text} />
                </p>
              ))}
            </div>
          </Disclosure>
        )}
        <Disclosure extraClass="install-row" title={`All ${files.length} files`}>
          <FileList files={files} />
        </Disclosure>
        <Disclosure extraClass="install-row" title="One PNG">
          <PngExport made={made} />
        </Disclosure>
        <Disclosure extraClass="install-row" title="Check my site">
          <SiteChecker dropped={dropped} />
        </Disclosure>
      </section>
    </>
  );
};

const FileList = ({ files }: { readonly files: OpenPackage['files'] }) => (
  <ul class="package-files">
    {files.map(({ path, content }) => (
      <li key={path} class="stack">
        {path}
        <span class="hint">{formatBytes(content.size)}</span>
        <IconButton
          icon="download"
          label={`Save ${path}`}
          title="Save this file"
          isSmall
          act={() => saveFile(content, path.slice(path.lastIndexOf('/') + 1))}
        />
      </li>
    ))}
  </ul>
);
