// A place where a favicon is seen: a drawing, and a caption that says which file is shown there.
import type { ComponentChildren } from 'preact';

interface PlaceProps {
  readonly title: string;
  readonly file: string;
  /** Columns of six that it takes where there is room. */
  readonly span: 2 | 3 | 6;
  readonly children: ComponentChildren;
}

/** The drawing is for the eye; the caption tells everyone else. */
export const Place = ({ title, file, span, children }: PlaceProps) => (
  <figure class={`place place-${span}`}>
    <div class="place-drawing" aria-hidden="true">
      {children}
    </div>
    <figcaption>
      {title} <span class="file">{file}</span>
    </figcaption>
  </figure>
);
