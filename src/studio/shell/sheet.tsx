// Sheet at the bottom edge of a phone. A swipe down, a tap outside and Escape close it.
import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './buttons.tsx';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Distance of a swipe that closes the sheet, in pixels. */
const SWIPE = 80;

export const Sheet = ({ title, children, onClose }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | undefined>(undefined);
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  const move = ({ clientY }: TargetedPointerEvent<HTMLElement>, ends: boolean) => {
    if (from.current === undefined || !dialog.current) return;
    const distance = Math.max(0, clientY - from.current);
    dialog.current.style.translate = ends ? '' : `0 ${distance}px`;
    if (!ends) return;
    from.current = undefined;
    if (distance > SWIPE) onClose();
  };
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerUp={event => event.target === event.currentTarget && onClose()}
    >
      <div
        class="sheet-head"
        onPointerDown={event => {
          if (event.target instanceof Element && event.target.closest('button')) return;
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={event => move(event, false)}
        onPointerUp={event => move(event, true)}
        onPointerCancel={event => move(event, true)}
      >
        <h2>{title}</h2>
        <IconButton icon="close" label="Close the settings" act={onClose} />
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
};
