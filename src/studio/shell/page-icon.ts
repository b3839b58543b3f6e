// Icon and title of the page.
import { useSignalEffect } from '@preact/signals';
import { type Design, hasLogos, sourceTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { svgUrl } from './favicon-image.tsx';
import { follow, useDebounced } from './hooks.ts';

/** WebKit only shows page icons with an http URL. All Apple browsers have this vendor. */
const NEEDS_ADDRESS = navigator.vendor.startsWith('Apple');

/**
 * Delay before the page icon changes. The browser rasterizes each icon, which would take milliseconds of every frame of
 * a drag. With an http URL, each change is a preview request that counts for the quota.
 */
const DEBOUNCE_MS = NEEDS_ADDRESS ? 1200 : 150;

/** URL of the icon. Undefined leaves the icon unchanged. */
const iconUrl = async (design: Design, drawing: Drawing | Promise<Drawing>): Promise<string | undefined> => {
  // The URL of a logo would be too long.
  if (NEEDS_ADDRESS) return hasLogos(design) ? undefined : `api/v1/preview.svg${designQuery(design)}`;
  return svgUrl(await (await drawing).faviconSvg());
};

/** Shows the design, or the pointed design, as the icon of the page. */
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
    document.title = `${sourceTitle(glyphs.drawnDesign.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};
