// Icon and title of the page.
import { useSignalEffect } from '@preact/signals';
import { type Design, hasLogos, sourceTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { Drawing } from '../state/drawing.ts';
import { type Studio, useStudio } from '../state/studio.ts';
import { svgUrl } from './favicon-image.tsx';
import { follow, useDebounced } from './hooks.ts';

/** WebKit only shows page icons with an http URL. All Apple browsers have this vendor. */
const NEEDS_ADDRESS = navigator.vendor.startsWith('Apple');

/**
 * Delay before the page icon changes. The browser rasterizes each icon, which would take milliseconds of every frame of
 * a drag. With an http URL, each change is a preview request that counts for the quota.
 */
const DEBOUNCE_MS = NEEDS_ADDRESS ? 1200 : 150;

interface Shown {
  readonly design: Design;
  readonly drawing: Drawing | undefined;
  readonly pointed: ReturnType<Studio['pointed']['peek']>;
}

/** URL of the icon. Undefined leaves the icon unchanged. */
const iconUrl = async ({ design, drawing, pointed }: Shown): Promise<string | undefined> => {
  const shown = pointed?.design ?? design;
  // The URL of a logo would be too long.
  if (NEEDS_ADDRESS) return hasLogos(shown) ? undefined : `api/v1/preview.svg${designQuery(shown)}`;
  return svgUrl(pointed?.svg ?? (await drawing?.faviconSvg()) ?? '');
};

/** Shows the design, or the pointed design, as the icon of the page. */
export const PageIcon = () => {
  const { design, drawing, glyphs, pointed, history } = useStudio();
  const resting = useDebounced(drawing, DEBOUNCE_MS);
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');
    const shown = { design: design.peek(), drawing: resting.value, pointed: pointed.value };
    if (!link || (!shown.drawing && !shown.pointed?.svg)) return;
    return follow(iconUrl(shown), url => {
      if (url !== undefined) link.href = url;
    });
  });
  useSignalEffect(() => {
    if (history.page.value === 'start' || history.page.value === 'answers') return;
    document.title = `${sourceTitle(glyphs.drawnDesign.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};
