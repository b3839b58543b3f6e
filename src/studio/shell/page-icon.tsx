// The page's own favicon and title are the design being made.
import { useSignalEffect } from '@preact/signals';
import { useStudio } from '../state/studio.ts';
import { subjectTitle } from '../state/subject-title.ts';

export const PageIcon = () => {
  const { design, drawing } = useStudio();
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && drawing.value) link.href = svgAddress(drawing.value.faviconSvg());
    document.title = `${subjectTitle(design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};

const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
