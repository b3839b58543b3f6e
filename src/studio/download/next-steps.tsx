// Panel after a download: installation steps, files and a check.
import { useSignal } from '@preact/signals';
import { unzipSync } from 'fflate';
import { useEffect, useRef } from 'preact/hooks';
import { mediaTypeOf } from '../../model/package-file.ts';
import { parseHeadElements } from '../check/parse-head.ts';
import { SiteChecker } from '../check/site-checker.tsx';
import type { DroppedItem } from '../check/site-files.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { hasLogos } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { MadePackage } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';
import { linkTo } from './copy-menu.tsx';
import { CodeBlock, InstallSteps } from './install-steps.tsx';
import { PngExport } from './png-export.tsx';
import { saveFile } from './save-file.ts';
import { useCopy } from './use-copy.ts';

export interface UnpackedFile {
  readonly path: string;
  readonly content: Blob;
}

/** Unpacks a ZIP. The files have the order of its entries. */
export const readPackage = async (zip: Blob): Promise<readonly UnpackedFile[]> =>
  Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([path, bytes]) => ({
    path,
    content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeOf(path) }),
  }));

/** Formats a size: in bytes below 1 KB, otherwise in KB with one decimal. */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;

export const FileList = ({ files }: { readonly files: readonly UnpackedFile[] }) => (
  <ul class="next-steps-files">
    {files.map(({ path, content }) => (
      <li key={path}>
        <span class="next-steps-file-name">{path}</span>
        <span class="hint">{formatBytes(content.size)}</span>
        <button
          type="button"
          class="icon-button icon-button-small"
          aria-label={`Save ${path}`}
          title="Save this file"
          onClick={() => saveFile(content, path.slice(path.lastIndexOf('/') + 1))}
        >
          <UiIcon name="download" />
        </button>
      </li>
    ))}
  </ul>
);

/** A downloaded package with its files. */
interface OpenPackage {
  readonly made: MadePackage;
  readonly files: readonly UnpackedFile[];
  /** Content of head.html. */
  readonly head: string;
}

const openPackage = async (made: MadePackage): Promise<OpenPackage> => {
  const files = await readPackage(made.zip);
  const head = (await files.find(({ path }) => path === 'head.html')?.content.text()) ?? '';
  return { made, files, head };
};

export const NextSteps = ({ made }: { readonly made: MadePackage }) => {
  const opened = useSignal<OpenPackage | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void openPackage(made).then(next => {
      if (isCurrent) opened.value = next;
    });
    return () => {
      isCurrent = false;
    };
  }, [made]);
  return opened.value ? <Steps opened={opened.value} /> : null;
};

const Steps = ({ opened: { made, files, head } }: { readonly opened: OpenPackage }) => {
  const { design } = useStudio();
  const dropped = useSignal<readonly DroppedItem[]>([]);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Another focused control, such as the Copy menu, keeps the focus.
    if (document.activeElement?.matches('body, #download') === false) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [made]);
  const isOutdated = designQuery(design.value) !== designQuery(made.design);
  return (
    <section class="panel next-steps" ref={section} aria-labelledby="next-steps-title">
      <div class="panel-head">
        <h2 class="panel-title" id="next-steps-title" tabIndex={-1} ref={heading}>
          Your favicon is ready: next steps
        </h2>
        <button type="button" class="button" onClick={returnToDesign}>
          Back to the design
        </button>
      </div>
      {isOutdated && (
        <p class="notice">The design has changed since this download. Download it again for the new files.</p>
      )}
      <div class="next-steps-parts">
        <InstallSteps fileName={made.fileName} elements={parseHeadElements(head)} head={head} />
        <div class="next-steps-part">
          <section class="next-steps-part">
            <h3 class="label">HTML for the head of your pages</h3>
            <CodeBlock what="HTML for the head" code={head} />
          </section>
          <section class="next-steps-part">
            <h3 class="label">Check your site</h3>
            <SiteChecker dropped={dropped} />
            <p>Or give this command the URL of your site, or its folder:</p>
            <CodeBlock what="check command" code="npx favsmith check https://example.com" />
          </section>
        </div>
        <section class="next-steps-part">
          <h3 class="label">Files</h3>
          <p class="hint">
            {made.fileName}, {formatBytes(made.zip.size)}
          </p>
          <FileList files={files} />
          <PngExport id="png-size" design={made.design} name={made.fileName.replace(/\.zip$/, '')} />
          <CopyLink made={made} />
        </section>
      </div>
    </section>
  );
};

const CopyLink = ({ made }: { readonly made: MadePackage }) => {
  const { copied, copyText } = useCopy();
  return (
    <>
      <button type="button" class="button" onClick={() => void copyText('link', linkTo(made.design))}>
        <UiIcon name={copied.value ? 'check' : 'copy'} />
        Copy link to this design
      </button>
      {hasLogos(made.design) && <p class="hint">The logo is not in the link: it stays in this browser.</p>}
    </>
  );
};

const returnToDesign = () => {
  scrollTo({ top: 0 });
  document.getElementById('download')?.focus();
};
