// Favicon and title of the page, from the current design.
import { useSignalEffect } from '@preact/signals';
import { subjectTitle } from '../state/design/subject-title.ts';
import { useStudio } from '../state/studio.ts';
import { useDebounced } from './use-debounced.ts';

/** The browser rasterizes each new icon, which would take several milliseconds of every frame of a slider drag. */
const DEBOUNCE_MS = 150;

export const PageIcon = () => {
  const { design, drawing, subject } = useStudio();
  const resting = useDebounced(drawing, DEBOUNCE_MS);
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');
    if (link && resting.value) link.href = svgDataUrl(resting.value.faviconSvg());
  });
  useSignalEffect(() => {
    document.title = `${subjectTitle(subject.glyphSource.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};

const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
