import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { IconButton } from './buttons.tsx';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Length in pixels of a swipe that closes the sheet. */
const SWIPE = 80;

/** Modal dialog, on phones at the bottom edge. A downward swipe, a click outside and Escape close it. */
export const Sheet = ({ title, children, onClose }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | undefined>(undefined);
  const startsOutside = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  const close = () => dialog.current?.close();
  const move = ({ clientY }: TargetedPointerEvent<HTMLElement>, ends: boolean) => {
    if (from.current === undefined || !dialog.current) return;
    const distance = Math.max(0, clientY - from.current);
    dialog.current.style.translate = ends ? '' : `0 ${distance}px`;
    if (!ends) return;
    from.current = undefined;
    if (distance > SWIPE) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerDown={event => {
        startsOutside.current = event.target === event.currentTarget;
      }}
      // If the sheet closed before the click, the click would hit what is below.
      onClick={event => startsOutside.current && event.target === event.currentTarget && close()}
    >
      <div
        class="sheet-head row spread"
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
        <IconButton icon="close" label={say('close')} act={close} />
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
};
