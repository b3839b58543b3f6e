// Preview panel: the favicon on each surface, drawn from the file that is used there.

import { FaviconImage } from '../shell/favicon-image.tsx';
import { lazy } from '../shell/lazy.tsx';
import { Notice } from '../shell/notice.tsx';
import { subjectTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

const LargePreview = () => {
  const { design, libraries, subject } = useStudio();
  // The shown subject. If another subject cannot be loaded, the image and its caption stay.
  const shown = subject.glyphSource.value ?? design.value;
  const library = libraries.value.find(({ slug }) => slug === shown.library);
  const isPicture = (shown.artwork ?? shown.emoji) !== undefined;
  return (
    <figure
      class={
        subject.isLoading.value || subject.failure.value
          ? 'large-preview large-preview-loading'
          : 'large-preview'
      }
    >
      <div class="large-preview-halves" aria-hidden="true">
        <div class="large-preview-half large-preview-light">
          <FaviconImage scheme="light" />
        </div>
        <div class="large-preview-half large-preview-dark">
          <FaviconImage scheme="dark" />
        </div>
      </div>
      <figcaption>
        <strong>{subjectTitle(shown)}</strong>
        {shown.text === undefined && library && ` from ${library.name}`}
        {!isPicture && (shown.text !== undefined || library) && (
          <>
            {', '}
            <a href="licenses.txt">{library ? `${library.license} license` : 'Open Font License'}</a>
          </>
        )}
      </figcaption>
    </figure>
  );
};

/** If the surfaces cannot be loaded, the large preview remains. */
const SurfaceList = lazy(
  async () => (await import('./surface-list.tsx')).SurfaceList,
  <div class="surfaces-loading" />,
);

export const PreviewPanel = ({ isPhone }: { readonly isPhone: boolean }) => (
  <section class="panel preview-panel" aria-labelledby="preview-title">
    <div class="panel-head">
      <h2 class="panel-title" id="preview-title">
        Preview
      </h2>
    </div>
    <div class="panel-scroll">
      <div class="preview-cards">
        {!isPhone && <SubjectNotice />}
        <LargePreview />
        <SurfaceList />
      </div>
    </div>
  </section>
);

/** Why the subject is not shown. A phone has it at the top of the page, far from the previews. */
export const SubjectNotice = () => {
  const { subject, design, libraries, search } = useStudio();
  const wait = subject.waitSeconds.value;
  if (wait > 0) return <Notice>Too many requests in one minute. The icon loads in {wait} s.</Notice>;
  const failure = subject.failure.value;
  if (!failure) return null;
  // The input for initials shows why initials cannot be drawn.
  if (failure.kind === 'rejected' && design.value.text !== undefined) return null;
  if (failure.problem?.code !== 'icon_not_found')
    return <Notice failure={failure} {...(failure.kind !== 'rejected' && { onRetry: subject.retry })} />;
  const { library, name = '', style } = design.value;
  const libraryName = libraries.value.find(({ slug }) => slug === library)?.name ?? library;
  const q = name.replaceAll('-', ' ');
  return (
    <Notice action={`Search for “${q}”`} onAction={() => search.setQuery({ q, library: '', style: '' })}>
      There is no icon “{name}”{style ? ` in the style “${style}”` : ''} in {libraryName}. The link may be
      outdated.
    </Notice>
  );
};
