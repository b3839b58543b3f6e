// Favicon and title of the page, from the current design.
import { useSignalEffect } from '@preact/signals';
import { subjectTitle } from '../state/design/subject-title.ts';
import { useStudio } from '../state/studio.ts';

export const PageIcon = () => {
  const { design, drawing, subject } = useStudio();
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && drawing.value) link.href = svgDataUrl(drawing.value.faviconSvg());
    document.title = `${subjectTitle(subject.glyphSource.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};

const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
