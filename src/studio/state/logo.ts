// Input of logos. Its code loads with the first logo.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LogoPorts } from '../logo/add-logo.ts';
import { NOT_LOADED } from './announcer.ts';

/** File types that an input offers for a logo. */
export const LOGO_FILES = 'image/*,.svg';

export type LogoField = 'artwork' | 'dark_artwork' | 'small_artwork';

export interface LogoInput {
  /** Why the last picture cannot be used. */
  readonly problem: ReadonlySignal<{ readonly field: LogoField; readonly text: string } | undefined>;
  readonly isReading: ReadonlySignal<boolean>;
  /** Uses a file or SVG source as the subject, or as the subject for dark mode or tabs. */
  use(picture: File | string, field?: LogoField): Promise<void>;
}

export const createLogoInput = (ports: LogoPorts): LogoInput => {
  const problem = signal<{ readonly field: LogoField; readonly text: string } | undefined>(undefined);
  const isReading = signal(false);
  return {
    problem,
    isReading,
    use: async (picture, field = 'artwork') => {
      problem.value = undefined;
      isReading.value = true;
      const text = await import('../logo/add-logo.ts').then(
        ({ addLogo }) => addLogo(picture, field, ports),
        () => NOT_LOADED,
      );
      isReading.value = false;
      if (text !== undefined) {
        problem.value = { field, text };
        ports.announcer.announce(text, { visible: true });
      }
    },
  };
};
