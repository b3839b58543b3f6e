// Preview panel: the favicon on each surface, from the file that is used there.
import { Notice } from '../shell/notice.tsx';
import { useStudio } from '../state/studio.ts';
import { LargePreview } from './large-preview.tsx';
import { SurfacesSlot } from './surfaces-slot.tsx';

export const PreviewPanel = () => (
  <section class="panel preview-panel" aria-labelledby="preview-title">
    <div class="panel-head">
      <h2 class="panel-title" id="preview-title">
        Preview
      </h2>
    </div>
    <div class="panel-scroll">
      <div class="preview-cards">
        <SubjectNotice />
        <LargePreview />
        <SurfacesSlot />
      </div>
    </div>
  </section>
);

const SubjectNotice = () => {
  const { subject, design, libraries, search } = useStudio();
  const wait = subject.waitSeconds.value;
  if (wait > 0) return <Notice>Too many requests in one minute. The icon loads in {wait} s.</Notice>;
  const failure = subject.failure.value;
  if (!failure) return null;
  // The field for initials says why they cannot be drawn.
  if (failure.kind === 'rejected' && design.value.text !== undefined) return null;
  if (failure.problem?.code !== 'icon_not_found') return <Notice failure={failure} onRetry={subject.retry} />;
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
