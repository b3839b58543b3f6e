// Icon and title of the page.
import { useSignalEffect } from '@preact/signals';
import { say } from '../languages/texts.ts';
import { type Design, hasLogos, sourceTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import { follow } from '../state/follow.ts';
import { useStudio } from '../state/studio.ts';
import { svgUrl } from './favicon-image.tsx';
import { useDebounced } from './hooks.ts';

/** Apple's browsers, which all have this vendor, show no page icons with data URLs. */
const NEEDS_ADDRESS = navigator.vendor.startsWith('Apple');

/** The browser rasterizes each new icon, which is slow. With an address of the service, each is a request, too. */
const DEBOUNCE_MS = NEEDS_ADDRESS ? 1200 : 150;

/** The address of the icon. Undefined for a logo, which is too long for an address. */
const iconUrl = async (design: Design, drawing: Drawing | Promise<Drawing>): Promise<string | undefined> => {
  if (NEEDS_ADDRESS) return hasLogos(design) ? undefined : `api/v1/preview.svg${designQuery(design)}`;
  return svgUrl(await (await drawing).faviconSvg());
};

export const PageIcon = () => {
  const { design, drawing, drawingOf, glyphs, pointed, history } = useStudio();
  const resting = useDebounced(drawing, DEBOUNCE_MS);
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');
    const shown = pointed.value ? drawingOf(pointed.value) : resting.value;
    if (!link || !shown) return;
    return follow(iconUrl(pointed.value ?? design.peek(), shown), url => {
      if (url !== undefined) link.href = url;
    });
  });
  useSignalEffect(() => {
    if (history.page.value === 'start' || history.page.value === 'answers') return;
    document.title = `${sourceTitle(glyphs.drawnDesign.value ?? design.value)} · ${say('title')}`;
  });
  return null;
};
