// Dialog that checks the icons of a site.
import type { Signal } from '@preact/signals';
import { Dialog } from '../shell/dialog.tsx';
import { SiteChecker } from './site-checker.tsx';
import type { DroppedItem } from './site-files.ts';

interface CheckDialogProps {
  readonly isOpen: Signal<boolean>;
  readonly dropped: Signal<readonly DroppedItem[]>;
}

export const CheckDialog = ({ isOpen, dropped }: CheckDialogProps) => (
  <Dialog id="check" title="Check your site" isOpen={isOpen} extraClass="check-dialog">
    <SiteChecker dropped={dropped} />
  </Dialog>
);
