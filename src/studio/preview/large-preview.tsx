// Large preview on a light and a dark background.
import { FaviconImage } from '../shell/favicon-image.tsx';
import { subjectTitle } from '../state/design/subject-title.ts';
import { useStudio } from '../state/studio.ts';

export const LargePreview = () => {
  const { design, libraries, subject } = useStudio();
  // The caption describes the image, which stays if another subject cannot be loaded.
  const shown = subject.glyphSource.value ?? design.value;
  const library = libraries.value.find(({ slug }) => slug === shown.library);
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
        {(shown.text !== undefined || library) && (
          <>
            {', '}
            <a href="licenses.txt">{library ? `${library.license} license` : 'Open Font License'}</a>
          </>
        )}
      </figcaption>
    </figure>
  );
};
