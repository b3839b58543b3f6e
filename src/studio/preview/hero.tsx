// The favicon large, on light and on dark.
import { Picture } from '../shell/picture.tsx';
import { useStudio } from '../state/studio.ts';
import { subjectTitle } from '../state/subject-title.ts';

export const Hero = () => {
  const { design, libraries, subject } = useStudio();
  const library = libraries.value.find(({ slug }) => slug === design.value.library);
  return (
    <figure class={subject.isLoading.value ? 'hero hero-loading' : 'hero'}>
      <div class="hero-halves" aria-hidden="true">
        <div class="hero-half hero-light">
          <Picture scheme="light" />
        </div>
        <div class="hero-half hero-dark">
          <Picture scheme="dark" />
        </div>
      </div>
      <figcaption>
        <strong>{subjectTitle(design.value)}</strong>
        {design.value.text === undefined && library && ` from ${library.name}, ${library.license} licence`}
      </figcaption>
    </figure>
  );
};
