// The favicon large, on light and on dark.
import { Picture } from '../shell/picture.tsx';
import { useStudio } from '../state/studio.ts';
import { subjectTitle } from '../state/subject-title.ts';

export const Hero = () => {
  const { design, drawing, subject } = useStudio();
  const scheme = drawing.value?.hasDark ? 'with a look for each colour scheme' : 'the same in light and dark';
  return (
    <figure class={subject.isLoading.value ? 'hero hero-loading' : 'hero'}>
      <div class="hero-half hero-light">
        <Picture scheme="light" />
      </div>
      <div class="hero-half hero-dark">
        <Picture scheme="dark" />
      </div>
      <figcaption class="visually-hidden">
        Your favicon: {subjectTitle(design.value)}, {scheme}.
      </figcaption>
    </figure>
  );
};
