// A place where a favicon is seen: a drawing, and a caption that says which file is shown there.
import type { ComponentChildren } from 'preact';

interface PlaceProps {
  readonly title: string;
  readonly file: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** The drawing is for the eye; the caption tells everyone else. */
export const Place = ({ title, file, wide = false, children }: PlaceProps) => (
  <figure class={wide ? 'place place-wide' : 'place'}>
    <div class="place-drawing" aria-hidden="true">
      {children}
    </div>
    <figcaption>
      {title} <span class="file">{file}</span>
    </figcaption>
  </figure>
);
