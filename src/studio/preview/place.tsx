// A place where a favicon is seen: a drawing, and a caption that says which file is shown there.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PlaceProps {
  readonly title: string;
  readonly file: string;
  /** Columns of six that it takes where there is room. */
  readonly span: 2 | 3 | 6;
  /** Height that is kept free until it is drawn, in rem. */
  readonly height: number;
  readonly children: ComponentChildren;
}

/** How far out of view a place may be to be drawn already. */
const NEAR = '200px';

/** The drawing is for the eye, and made when it comes near; the caption tells everyone else. */
export const Place = ({ title, file, span, height, children }: PlaceProps) => {
  const figure = useRef<HTMLElement>(null);
  const isNear = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        isNear.value = true;
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure class={`place place-${span}`} ref={figure}>
      <div class="place-drawing" aria-hidden="true" style={{ minHeight: `${height}rem` }}>
        {isNear.value && children}
      </div>
      <figcaption>
        {title} <span class="file">{file}</span>
      </figcaption>
    </figure>
  );
};
