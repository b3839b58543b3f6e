// Card that shows one surface, with a caption that names the file.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface PreviewCardProps {
  readonly title: string;
  readonly file: string;
  /** Columns of six in a wide panel. */
  readonly span: 2 | 3 | 4 | 6;
  /** Minimum height in rem, so that late rendering does not shift the layout. */
  readonly height: number;
  /** Whether it is beside two cards. */
  readonly isTall?: boolean;
  readonly children: ComponentChildren;
}

/** Distance from the viewport at which a card renders. */
const RENDER_MARGIN = '200px';

/** Renders its content near the viewport. The content is hidden from screen readers; the caption describes it. */
export const PreviewCard = ({ title, file, span, height, isTall = false, children }: PreviewCardProps) => {
  const figure = useRef<HTMLElement>(null);
  const isNear = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A task for each card, so that input is handled in between.
        setTimeout(() => {
          isNear.value = true;
        });
      },
      { rootMargin: RENDER_MARGIN },
    );
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure class={`preview-card preview-card-${span} ${isTall ? 'preview-card-tall' : ''}`} ref={figure}>
      <div class="preview-card-content" aria-hidden="true" style={{ '--height': `${height}rem` }}>
        {isNear.value && children}
      </div>
      <figcaption>
        {title} <span class="file">{file}</span>
      </figcaption>
    </figure>
  );
};
